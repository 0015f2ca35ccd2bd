public import LintSemantics
public import LintSyntax

/// A type of another package that the project extends, and whose name suggests a role.
public struct ForeignType: Sendable {
  public let name: Name
  public let role: AdoptableRole
  /// The first extension.
  public let declaration: SymbolID

  /// The reason why it doesn't adopt the role.
  public var refusal: AdoptionRefusal { .otherModule }
}

extension Project {
  /// The types of other packages that extensions in the project name, without those that adopt their roles in one.
  var foreignTypes: [ForeignType] {
    var found: [Name: ForeignType] = [:]
    var order: [Name] = []
    var adopted: Set<Name> = []
    for file in fileIDs {
      for id in facts(file).topLevel where facts(file)[id].kind == .extension {
        guard let type = foreignType(SymbolID(file: file, declaration: id)) else { continue }
        if inherits(type.role.protocolName, type.declaration) { adopted.insert(type.name) }
        if found[type.name] == nil {
          found[type.name] = type
          order.append(type.name)
        }
      }
    }
    return order.filter { !adopted.contains($0) }.compactMap { found[$0] }
  }

  private func foreignType(_ extended: SymbolID) -> ForeignType? {
    guard type(declaredBy: extended) == nil, let written = self[extended].type,
      case .unknown(let name) = referent(of: TypeUse(file: extended.file, node: written))
    else { return nil }
    if vocabulary.role(of: name) == .viewModel {
      return ForeignType(name: name, role: .viewModel, declaration: extended)
    }
    let isCell = vocabulary.viewRole(ofSuperclass: name) == .cell
    return isCell ? ForeignType(name: name, role: .view, declaration: extended) : nil
  }

  private func inherits(_ name: Name, _ body: SymbolID) -> Bool {
    file(body).roots(of: self[body].inherited).contains { file(body)[$0].name == name }
  }
}

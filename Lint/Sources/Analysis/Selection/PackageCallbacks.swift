import LintSemantics
import LintSyntax

/// Callbacks that a package's views and classes declare for their users.
extension Project {
  /// The methods that receive an index from a package: `hintsView(_:didSelectHintAt:)`, `didSelectItem(at:)`.
  ///
  /// The name reports an event of the user, the parameter is an index, and nothing in the project calls the method.
  var packageCallbacks: [IndexHolder] {
    var found: [IndexHolder] = []
    for file in fileIDs {
      let facts = facts(file)
      for declaration in facts.declarationIDs
      where facts[declaration].kind == .function && facts[declaration].modifiers.contains(.body) {
        if let callback = packageCallback(SymbolID(file: file, declaration: declaration), facts) {
          found.append(callback)
        }
      }
    }
    return found
  }

  private func packageCallback(_ method: SymbolID, _ facts: FileFacts) -> IndexHolder? {
    let declaration = facts[method.declaration]
    let parameters = parameters(of: method)
    guard let last = parameters.last, isIndex(last, facts) else { return nil }
    switch parameters.count {
    // An override in a package's class, which has the elements.
    case 1:
      guard declaration.modifiers.contains(.override), facts[last].label == "at",
        SelectionNames.reportsSelection(declaration.name, suffix: ""), let type = enclosingType(of: method),
        !ancestors(of: type).contains(where: { !declaredMembers(named: declaration.name, of: $0).isEmpty })
      else { return nil }
    case 2:
      let sender = parameters[0]
      guard facts[sender].label.isEmpty, SelectionNames.reportsSelection(facts[last].label),
        !SelectionNames[declaration.name].contains(.callback), let written = facts[sender].type,
        case .unknown = referent(of: TypeUse(file: method.file, node: written))
      else { return nil }
    default: return nil
    }
    return .parameters([last], of: method)
  }

  /// The index that a closure receives from a package's view: `table.didSelectBlock = { _, indexPath in … }`.
  ///
  /// The name of the property reports an event, and the closure reads a part of its last parameter.
  func packageCallback(at value: ExpressionID, assignedTo property: ExpressionID, file: FileID) -> IndexHolder? {
    let facts = facts(file)
    guard SelectionNames.reportsEvent(facts[property].name), declaration(readBy: property, file: file) == nil,
      let closure = facts.closure(at: value)
    else { return nil }
    let code = SymbolID(file: file, declaration: closure)
    guard let index = parameters(of: code).last,
      facts[closure].code.contains(where: { part in
        facts[part].kind == .member && SelectionNames[facts[part].name].contains(.part)
          && facts.firstPart(of: part).flatMap { parameter(readBy: $0, file: file) }?.id == index
      })
    else { return nil }
    return .parameters([index], of: code)
  }

  private func isIndex(_ parameter: DeclarationID, _ facts: FileFacts) -> Bool {
    facts[parameter].type.map { type in
      facts[type].kind == .named
        && (facts[type].name == "Int" || SelectionNames[facts[type].name].contains(.makesIndex))
    } ?? false
  }
}

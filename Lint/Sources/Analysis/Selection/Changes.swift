public import LintSemantics
public import LintSyntax

/// The way in which data may change after its rows were drawn.
public enum DataChange: Sendable {
  /// An assignment, or a change in place.
  case write(Write, to: SymbolID)
  /// Other types can set it.
  case setter(SymbolID)
  /// A mutable box of a package, such as a subject.
  case box(Name, Place)
}

extension Project {
  /// The way in which the data of a variable may change after its screen was set up.
  ///
  /// - Parameter exception: A change that doesn't count.
  func change(of id: SymbolID, in type: TypeID, except exception: ExpressionPlace) -> DataChange? {
    let property = self[id]
    let writes = writes(to: property.name, of: type).filter {
      ExpressionPlace(file: $0.file, expression: $0.expression) != exception
    }
    if isConstant(writes) { return nil }
    if let write = writes.first(where: { !isSetUp($0, of: type, limit: 3) }) { return .write(write, to: id) }
    if !property.modifiers.isDisjoint(with: [.private, .fileprivate, .restrictedSetter]) { return nil }
    // Others can set a visible property; if it is filled from the start, they needn't.
    return isFilled(id) ? nil : .setter(id)
  }

  /// Whether a single list of cases is the only value ever assigned: `rows = [.header, .content]`.
  private func isConstant(_ writes: [Write]) -> Bool {
    guard writes.count == 1, let value = writes[0].value else { return false }
    let facts = facts(writes[0].file)
    let list = facts[value]
    return list.kind == .array && facts.firstPart(of: value) != nil
      && facts.parts(of: value).allSatisfy { facts[$0].flags.contains(.implicitBase) }
  }

  /// Whether the initial value is a complete list.
  private func isFilled(_ id: SymbolID) -> Bool {
    let facts = file(id)
    guard let value = facts.initialValue(of: id.declaration) else { return false }
    let node = facts[value]
    if node.kind == .array { return facts.firstPart(of: value) != nil }
    return node.kind == .member && node.name == LanguageWords.allCases
  }

  private func isSetUp(_ write: Write, of type: TypeID, limit: Int) -> Bool {
    isSetUp(declaration: write.owner, file: write.file, of: type, limit: limit)
  }

  /// Whether code runs before the first row is drawn: in an initializer, in `viewDidLoad`, or only in functions that these
  /// call. A closure runs later.
  private func isSetUp(declaration: DeclarationID?, file: FileID, of type: TypeID, limit: Int) -> Bool {
    let facts = facts(file)
    for place in facts.enclosing(declaration) {
      let declaration = facts[place]
      switch declaration.kind {
      case .closure: return false
      case .initializer: return true
      case .function:
        return LifecycleMethods[declaration.name].contains(.setsUp) || isCalledInSetUp(place, file, type, limit)
      case .accessor: return false
      default: continue
      }
    }
    return false
  }

  private func isCalledInSetUp(_ function: DeclarationID, _ file: FileID, _ type: TypeID, _ limit: Int) -> Bool {
    let facts = facts(file)
    let declaration = facts[function]
    // Members of a private extension are private.
    let around = declaration.parent.map { facts[$0].modifiers } ?? []
    guard limit > 0, !declaration.modifiers.union(around).isDisjoint(with: [.private, .fileprivate]) else {
      return false
    }
    let uses = uses(of: declaration.name, in: type)
    return !uses.isEmpty
      && uses.allSatisfy { isSetUp(declaration: $0.owner, file: $0.file, of: type, limit: limit - 1) }
  }

  /// The places where a type names one of its functions.
  private func uses(of name: Name, in type: TypeID) -> [(file: FileID, owner: DeclarationID?)] {
    self[type].bodies.flatMap { body -> [(FileID, DeclarationID?)] in
      let facts = file(body)
      return facts[body.declaration].code.compactMap { index in
        let node = facts[index]
        let isNamed = node.name == name && (node.kind == .reference || node.kind == .member || node.kind == .macro)
        return isNamed ? (body.file, node.owner) : nil
      }
    }
  }
}

public import LintSemantics
public import LintSyntax

/// Code that runs when a person selects a row, and receives its index.
public struct SelectionCallback: Sendable {
  public let file: FileID
  /// The function or closure.
  public let declaration: DeclarationID
  /// The parameter that is the index; nil if the code reads it from the table.
  public let index: DeclarationID?
}

extension Project {
  /// The selection callbacks that a type and its extensions declare.
  public func selectionCallbacks(of type: TypeID) -> [SelectionCallback] {
    let functions = SelectionNames.callbacks.flatMap { name in declaredMembers(named: name, of: type) }
    return functions.compactMap(callback)
  }

  private func callback(_ id: SymbolID) -> SelectionCallback? {
    let facts = file(id)
    let parameters = facts.children(of: id.declaration).filter { facts[$0].kind == .parameter }
    let labels = parameters.map { facts[$0].label }
    let name = self[id].name
    if SelectionNames.labelsWithoutIndex[name] == labels || SelectionNames[name].contains(.asksTable) {
      return SelectionCallback(file: id.file, declaration: id.declaration, index: nil)
    }
    guard labels.first == Name.none, let place = SelectionNames.index(in: Array(labels.dropFirst())),
      let index = parameters.dropFirst().dropFirst(place).first
    else { return nil }
    return SelectionCallback(file: id.file, declaration: id.declaration, index: index)
  }
}

extension FileReading {
  /// Closures that receive the index of a selection: `tableView.rx.itemSelected.subscribe(onNext: { … })`.
  public var reactiveSelections: [SelectionCallback] {
    var found: [SelectionCallback] = []
    for index in facts.expressionIDs where receivesSelection(index) { found += closures(of: index) }
    return found
  }

  private func receivesSelection(_ call: ExpressionID) -> Bool {
    guard facts[call].kind == .call, let callee = facts.firstPart(of: call), facts[callee].kind == .member else {
      return false
    }
    return facts.firstPart(of: callee).map(isSelection) ?? false
  }

  /// Whether a chain emits the index of a selection, unchanged.
  private func isSelection(_ expression: ExpressionID) -> Bool {
    var next: ExpressionID? = expression
    walk: while let place = next {
      let node = facts[place]
      switch node.kind {
      case .member where SelectionNames[node.name].contains(.stream): return true
      case .member where StreamAPI[node.name].contains(.passesElements) && !node.flags.contains(.implicitBase):
        next = facts.firstPart(of: place)
      case .call: next = facts.firstPart(of: place)
      default: break walk
      }
    }
    return false
  }

  private func closures(of call: ExpressionID) -> [SelectionCallback] {
    let arguments = Array(facts.parts(of: call).dropFirst())
    // `subscribe(with: self) { me, index in }`
    let isWithOwner = arguments.contains { facts[$0].name == StreamAPI.ownerLabel }
    return arguments.compactMap { argument in
      guard let closure = facts.firstPart(of: argument).flatMap(facts.closure) else { return nil }
      let parameters = facts.children(of: closure).filter { facts[$0].kind == .parameter }
      return SelectionCallback(
        file: file, declaration: closure, index: parameters.dropFirst(isWithOwner ? 1 : 0).first)
    }
  }
}

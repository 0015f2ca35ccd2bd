public import LintSemantics
public import LintSyntax

/// Code that is run when a person selects a row, and is told its index.
public struct SelectionCallback: Sendable {
  public let file: FileID
  /// The function or closure.
  public let declaration: DeclarationID
  /// The parameter that is the index; none where the code asks the table itself.
  public let index: DeclarationID?
}

extension Project {
  /// The selection callbacks that a type declares, its extensions included.
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
    guard labels.first == Name.none, let place = SelectionNames.index(in: Array(labels.dropFirst())) else { return nil }
    return SelectionCallback(file: id.file, declaration: id.declaration, index: parameters[place + 1])
  }
}

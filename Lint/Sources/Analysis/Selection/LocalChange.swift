import LintSemantics
import LintSyntax

extension DataChangeFinder {
  /// An assignment to a local list by a closure that runs later than the code around it, unless the read is in the same closure.
  func laterWrite(toLocal id: SymbolID) -> Write? {
    let declaration = project[id]
    guard declaration.kind == .local, !declaration.modifiers.contains(.constant), exception.file == id.file,
      let root = declaration.parent
    else { return nil }
    let facts = project.file(id)
    let reader = facts[exception.expression].owner
    return facts[root].code.firstResult { expression in
      guard facts[expression].kind == .assignment, let target = facts.target(of: expression),
        facts[target].kind == .reference, facts[target].name == declaration.name,
        let owner = facts[expression].owner, project.runsLater(owner, than: root, file: id.file),
        !facts.enclosing(reader).contains(owner), project.declaration(readBy: target, file: id.file) == id
      else { return nil }
      return Write(
        file: id.file, expression: expression, value: facts.value(of: expression), part: nil, isInElement: false,
        owner: owner)
    }
  }
}

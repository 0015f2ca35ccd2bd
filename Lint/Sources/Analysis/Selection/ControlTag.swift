import LintSemantics
import LintSyntax

/// Views that store an index in their `tag`, which their own code reads.
extension Project {
  /// The view of the project that an expression is, by its declaration or by a pattern such as `let cell as EventCell`.
  func viewType(of expression: ExpressionID, file: FileID) -> TypeID? {
    let type = value(of: expression, file: file)?.referent.type ?? castType(of: expression, file: file)
    return type.flatMap { uiCategory(of: .project($0)) == .view ? $0 : nil }
  }

  /// The type of a local that a pattern such as `let cell as EventCell` declares.
  func castType(of expression: ExpressionID, file: FileID) -> TypeID? {
    let facts = facts(file)
    guard facts[expression].kind == .reference, let local = declaration(readBy: expression, file: file),
      local.file == file, self[local].kind == .local,
      self[local].modifiers.contains(.part), let owner = self[local].parent
    else { return nil }
    // Nothing but ` as ` is between the name and the type.
    let start = self[local].nameStart + UInt32(self[local].name.text.utf8.count) + 4
    let cast = facts[owner].code.first { facts[$0].kind == .type && facts[$0].range.start == start }
    return cast.flatMap { facts[$0].type }.flatMap { referent(of: TypeUse(file: file, node: $0)).type }
  }

  func readsOwnTag(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains {
      SelectionNames[facts[$0].name].contains(.marksControl) && facts.isOwnMember($0)
    }
  }
}

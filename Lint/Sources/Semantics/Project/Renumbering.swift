public import LintSyntax

/// How the declarations of a file are numbered after an edit that changed none that others can see: only what is in functions
/// was added or taken away.
public struct Renumbering: Sendable {
  let file: FileID
  let facts: FileFacts
  private var numbers: [DeclarationID: DeclarationID] = [:]
  /// Where the types of inheritance clauses stand now.
  private var offsets: [UInt32: UInt32] = [:]

  /// - Parameters:
  ///   - old: the facts of the file before the edit.
  ///   - new: its facts after, of the same ``InterfaceDigest``.
  public init?(of file: FileID, from old: FileFacts, to new: FileFacts) {
    self.file = file
    facts = new
    let (before, after) = (InterfaceDigest.shown(in: old), InterfaceDigest.shown(in: new))
    guard before.count == after.count else { return nil }
    for (one, other) in zip(before, after) {
      numbers[one] = other
      let (was, now) = (old[one].inherited, new[other].inherited)
      guard was.count == now.count else { return nil }
      for (one, other) in zip(was, now) { offsets[old[one].range.start] = new[other].range.start }
    }
  }

  /// Nothing where others could not see the declaration.
  subscript(declaration: SymbolID) -> SymbolID? {
    if declaration.file != file { return declaration }
    return numbers[declaration.declaration].map { SymbolID(file: file, declaration: $0) }
  }

  subscript(supertype: Supertype) -> Supertype? {
    var found = supertype
    if supertype.place.file == file {
      guard let offset = offsets[supertype.place.offset] else { return nil }
      found.place.offset = offset
    }
    if case .generic(let parameter) = supertype.referent {
      guard let parameter = self[parameter] else { return nil }
      found.referent = .generic(parameter)
    }
    return found
  }
}

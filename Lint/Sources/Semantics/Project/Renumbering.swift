public import LintSyntax

/// How the declarations of a file are numbered after an edit that changed none that others can see: only what is in functions
/// was added or taken away.
public struct Renumbering: Sendable {
  let file: Int32
  let facts: FileFacts
  private var numbers: [Int32: Int32] = [:]
  /// Where the types of inheritance clauses stand now.
  private var offsets: [UInt32: UInt32] = [:]

  /// - Parameters:
  ///   - old: the facts of the file before the edit.
  ///   - new: its facts after, of the same ``InterfaceDigest``.
  public init?(of file: Int32, from old: FileFacts, to new: FileFacts) {
    self.file = file
    facts = new
    let (before, after) = (InterfaceDigest.shown(in: old), InterfaceDigest.shown(in: new))
    guard before.count == after.count else { return nil }
    for (one, other) in zip(before, after) {
      numbers[one] = other
      let (was, now) = (old[declaration: one].inherited, new[declaration: other].inherited)
      guard was.count == now.count else { return nil }
      for (one, other) in zip(was, now) { offsets[old[type: one].range.start] = new[type: other].range.start }
    }
  }

  /// Nothing where others could not see the declaration.
  subscript(declaration: DeclarationID) -> DeclarationID? {
    if declaration.file != file { return declaration }
    return numbers[declaration.index].map { DeclarationID(file: file, index: $0) }
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

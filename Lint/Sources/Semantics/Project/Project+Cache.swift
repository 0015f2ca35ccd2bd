public import LintSupport
public import LintSyntax

/// A file whose functions were edited, and nothing that it declares.
public struct BodyEdit: Sendable {
  public let file: FileID
  public let before: FileFacts
  public let after: FileFacts

  public init(file: FileID, before: FileFacts, after: FileFacts) {
    self.file = file
    self.before = before
    self.after = after
  }
}

extension Project {
  /// All that was found by joining the files.
  public func write(to writer: inout ByteWriter) { tables.write(to: &writer) }

  /// A project as an earlier run joined it: nothing is joined, and no facts are there until somebody asks for them.
  ///
  /// - Parameters:
  ///   - names: what the words are now.
  ///   - count: how many files there are.
  ///   - edits: the files that are not as they were.
  ///   - facts: brings the facts of any other, by its number.
  /// - Returns: nothing, where the code of an edited file says something else now from which roles follow.
  public init?(
    kept bytes: UnsafeRawBufferPointer, _ names: NameMap, modules: Modules, conventions: Conventions, count: Int,
    edits: [BodyEdit], facts: @escaping @Sendable (FileID) -> FileFacts
  ) {
    var reader = ByteReader(bytes)
    let files = FactsTable(count: count, facts)
    guard
      let tables = try? ProjectTables.kept(&reader, names, files: files, modules: modules, conventions: conventions)
    else { return nil }
    self.tables = tables
    if !take(edits) { return nil }
  }

  private func take(_ edits: [BodyEdit]) -> Bool {
    var numberings: [FileID: Renumbering] = [:]
    for edit in edits {
      tables.files.put(edit.before, at: edit.file)
      guard let numbering = Renumbering(of: edit.file, from: edit.before, to: edit.after) else { return false }
      numberings[edit.file] = numbering
    }
    let before = edits.map { RoleEvidence(of: $0.file, in: self) }
    guard tables.renumber(by: numberings) else { return false }
    for edit in edits { tables.files.put(edit.after, at: edit.file) }
    return zip(edits, before).allSatisfy { edit, evidence in
      evidence.renumbered(by: numberings) == RoleEvidence(of: edit.file, in: self)
    }
  }
}

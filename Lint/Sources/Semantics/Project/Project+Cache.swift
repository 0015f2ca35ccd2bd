public import LintSupport
public import LintSyntax

/// An edit of a file that changed only the bodies of its functions.
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
  /// Writes everything that was inferred by joining the files.
  public func write(to writer: inout ByteWriter) { tables.write(to: &writer) }

  /// Creates a project from the tables of an earlier run. Nothing is joined, and facts are loaded when they are first needed.
  ///
  /// - Parameters:
  ///   - bytes: the output of ``write(to:)``.
  ///   - names: maps the names of the earlier run to those of this run.
  ///   - count: the number of files.
  ///   - edits: the files that have changed since.
  ///   - facts: loads the facts of the other files.
  /// - Returns: nil if the bytes are damaged, or if an edit changes the code from which roles are inferred.
  public init?(
    cached bytes: UnsafeRawBufferPointer, _ names: NameMap, modules: Modules, conventions: Conventions,
    objectiveCClasses: [ObjectiveCClass] = [], count: Int, edits: [BodyEdit],
    facts: @escaping @Sendable (FileID) -> FileFacts
  ) {
    var reader = ByteReader(bytes)
    let files = FactsTable(count: count, facts)
    guard
      let tables = try? ProjectTables.read(&reader, names, files: files, modules: modules, conventions: conventions)
    else { return nil }
    self.tables = tables
    tables.objectiveCStores = ObjectiveCStores(objectiveCClasses)
    if !apply(edits) { return nil }
  }

  /// - Returns: whether all tables remain valid.
  private func apply(_ edits: [BodyEdit]) -> Bool {
    var renumberings: [FileID: Renumbering] = [:]
    for edit in edits {
      tables.files.replaceFacts(of: edit.file, with: edit.before)
      guard let renumbering = Renumbering(of: edit.file, from: edit.before, to: edit.after) else { return false }
      renumberings[edit.file] = renumbering
    }
    let evidenceBefore = edits.map { RoleEvidence(of: $0.file, in: self) }
    guard tables.renumber(by: renumberings) else { return false }
    for edit in edits { tables.files.replaceFacts(of: edit.file, with: edit.after) }
    return zip(edits, evidenceBefore).allSatisfy { edit, evidence in
      evidence.renumbered(by: renumberings) == RoleEvidence(of: edit.file, in: self)
    }
  }
}

import LintSupport

/// Writes changed files atomically, one after another. A file that can't be written keeps its contents.
public struct ChangeWriter {
  private let root: String

  /// - Parameter root: the project's root, an absolute path without links.
  public init(root: String) { self.root = root }

  /// The files that can't be edited because of their place, permissions or contents. The others can be written, as far as that
  /// is known before writing.
  public func refusals(of changes: [FileChange]) -> [WriteFailure] {
    changes.compactMap { change in refusal(of: change).map { WriteFailure(change.path, $0) } }
  }

  /// Writes the files. Before the first one is written, all of them are examined; if one can't be edited, none is written.
  ///
  /// The first failure ends the writing, because the edits of the other files may depend on that file.
  public func write(_ changes: [FileChange]) -> WriteResult {
    let changes = changes.filter { !$0.changesNothing }
    let refused = refusals(of: changes)
    if !refused.isEmpty { return WriteResult(failures: refused, of: changes.map(\.path)) }
    for (index, change) in changes.enumerated() {
      guard let reason = write(change) else { continue }
      return WriteResult(
        failures: [WriteFailure(change.path, reason: reason)], written: changes[..<index].map(\.path),
        of: changes.map(\.path))
    }
    return WriteResult(failures: [], written: changes.map(\.path), of: changes.map(\.path))
  }

  private func refusal(of change: FileChange) -> EditRefusal? {
    EditRefusal(of: change.path, in: root, contents: change.before) ?? changeSinceRead(change)
  }

  private func changeSinceRead(_ change: FileChange) -> EditRefusal? {
    do throws(FileContents.ReadError) {
      return try FileContents.read(root + "/" + change.path) == change.before ? nil : .changed
    } catch {
      switch error {
      case .unreadable(let reason): return .unreadable(reason)
      case .tooLarge: return .changed
      }
    }
  }

  /// - Returns: the reason of a failure.
  private func write(_ change: FileChange) -> String? {
    do throws(AtomicFile.WriteError) {
      let isWritten = try AtomicFile.replace(root + "/" + change.path, with: change.after) {
        changeSinceRead(change) == nil
      }
      return isWritten ? nil : EditRefusal.changed.text
    } catch {
      switch error {
      case .unwritable(let reason): return "\(reason); correct that and run the command again"
      }
    }
  }
}

/// The files that were written and those that weren't.
public struct WriteResult: Hashable, Sendable {
  /// Empty if every file was written.
  public let failures: [WriteFailure]
  /// The paths of the written files.
  public let written: [String]
  /// The paths of the files that could be written, but weren't because of a failure.
  public let omitted: [String]

  /// - Parameter paths: the paths of all files.
  public init(failures: [WriteFailure], written: [String] = [], of paths: [String] = []) {
    self.failures = failures
    self.written = written
    let others = Set(written + failures.map(\.path))
    omitted = paths.filter { !others.contains($0) }
  }
}

/// A file that isn't written and is unchanged.
public struct WriteFailure: Hashable, Sendable {
  /// The path relative to the root of the project.
  public let path: String
  /// The problem and its solution.
  public let reason: String
  /// Whether the file should be edited but can't be.
  public let isError: Bool

  public init(_ path: String, _ refusal: EditRefusal) {
    self.path = path
    reason = refusal.text
    isError = refusal.isError
  }

  public init(_ path: String, reason: String) {
    self.path = path
    self.reason = reason
    isError = true
  }
}

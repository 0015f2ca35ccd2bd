public import LintSyntax

/// The files of a project by their numbers. Which of them are read while a rule reads one file is remembered.
public struct ProjectFiles: RandomAccessCollection, Sendable {
  private let files: FileShelf
  private let trace: DependencyRecorder?

  init(_ files: FileShelf, _ trace: DependencyRecorder?) {
    self.files = files
    self.trace = trace
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { files.count }

  public subscript(number: Int) -> FileFacts {
    trace?.touch(FileID(number))
    return files[number]
  }
}

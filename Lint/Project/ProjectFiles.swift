public import LintFacts

/// The files of a project by their numbers. Which of them are read while a rule reads one file is remembered.
public struct ProjectFiles: RandomAccessCollection, Sendable {
  private let files: [FileFacts]
  private let memo: ValueMemo?

  init(_ files: [FileFacts], _ memo: ValueMemo?) {
    self.files = files
    self.memo = memo
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { files.count }

  public subscript(number: Int) -> FileFacts {
    memo?.touch(Int32(number))
    return files[number]
  }
}

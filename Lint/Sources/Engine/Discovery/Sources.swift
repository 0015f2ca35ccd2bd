public import LintSupport

/// The source texts of a project, by path relative to the root.
public struct Sources: Sendable {
  public let root: String
  /// Texts that replace files, such as the unsaved text of an editor.
  private let replacements: [String: [UInt8]]

  public init(root: String, replacing replacements: [String: [UInt8]] = [:]) {
    self.root = root
    self.replacements = replacements
  }

  /// - Parameter limit: a file with more bytes is not read.
  public func bytes(of path: String, limit: Int = .max) throws(FileContents.ReadError) -> [UInt8] {
    guard let replacement = replacements[path] else { return try FileContents.read(root + "/" + path, limit: limit) }
    if replacement.count > limit { throw .tooLarge(replacement.count) }
    return replacement
  }

  /// The files whose texts don't come from disk. They may not exist there.
  var replaced: [String] { replacements.keys.sorted() }

  /// A text, with the stamp of its file from before it was read.
  func bytesWithStamp(_ path: String, limit: Int) throws(FileContents.ReadError) -> (bytes: [UInt8], stamp: FileStamp) {
    let stamp = isReplaced(path) ? .none : FileStamp(of: root + "/" + path) ?? .none
    return (try bytes(of: path, limit: limit), stamp)
  }

  func size(of path: String) -> Int {
    if let replacement = replacements[path] { return replacement.count }
    return FileStamp(of: root + "/" + path)?.size ?? 0
  }

  /// Whether a file's text doesn't come from disk.
  public func isReplaced(_ path: String) -> Bool { replacements[path] != nil }

  /// The lines of a file; empty if it is unreadable.
  public func lines(of path: String) -> [String] {
    guard let bytes = try? bytes(of: path) else { return [] }
    return String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

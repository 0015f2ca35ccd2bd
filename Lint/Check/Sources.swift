/// The texts of a project, by their paths below its root.
public struct Sources: Sendable {
  public let root: String
  /// What stands for a file, such as the text of an editor that was not saved.
  private let replacements: [String: [UInt8]]

  public init(root: String, replacing replacements: [String: [UInt8]] = [:]) {
    self.root = root
    self.replacements = replacements
  }

  public func bytes(of path: String) throws(FileContents.Failure) -> [UInt8] {
    if let replacement = replacements[path] { return replacement }
    return try FileContents.read(root + "/" + path)
  }

  /// Whether a file's text is not the one on the disk.
  public func isReplaced(_ path: String) -> Bool { replacements[path] != nil }

  /// The lines of a file, for excerpts; none where it can no longer be read.
  public func lines(of path: String) -> [String] {
    guard let bytes = try? bytes(of: path) else { return [] }
    return String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }
}

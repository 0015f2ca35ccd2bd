import LintAnalysis
import LintSemantics
import LintSyntax
import SwiftSyntax

/// A file of the project with its facts, its text and its syntax tree.
struct FixableFile {
  let reading: FileReading
  let source: [UInt8]
  let settings: ProjectSettings
  /// The text of another file of the project; nil if it can't be read.
  let bytes: (_ path: String) -> [UInt8]?
  /// Parsed on first use, since most fixes need only facts.
  private let parsed: LazyTree

  init(
    _ reading: FileReading, _ source: [UInt8], _ settings: ProjectSettings,
    reading bytes: @escaping (_ path: String) -> [UInt8]?
  ) {
    self.bytes = bytes
    self.reading = reading
    self.source = source
    self.settings = settings
    parsed = LazyTree(source)
  }

  var facts: FileFacts { reading.facts }
  var tree: SourceFileSyntax { parsed.tree }

  /// The ending of the lines around an offset.
  func lineEnding(around offset: UInt32) -> String { LineEnding.around(Int(offset), in: source) }

  /// The innermost node of a kind whose first token is at an offset.
  func node<Node: SyntaxProtocol>(_ kind: Node.Type, at offset: UInt32) -> Node? {
    let position = AbsolutePosition(utf8Offset: Int(offset))
    guard let token = tree.token(at: position), token.positionAfterSkippingLeadingTrivia == position else { return nil }
    return sequence(first: Syntax(token), next: \.parent)
      .prefix { $0.positionAfterSkippingLeadingTrivia == position }.lazy.compactMap { $0.as(Node.self) }.first
  }
}

/// The syntax tree of a text. One thread uses it.
private final class LazyTree {
  private let source: [UInt8]
  private var parsed: SourceFileSyntax?

  init(_ source: [UInt8]) { self.source = source }

  var tree: SourceFileSyntax {
    if let parsed { return parsed }
    let tree = source.withUnsafeBufferPointer(SourceReader.tree)
    parsed = tree
    return tree
  }
}

/// Bytes around an offset.
extension FixableFile {
  static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
  static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The first offset of the line that contains an offset, after a byte order mark.
  func lineStart(_ offset: UInt32) -> UInt32 {
    let startOfText = source.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    return UInt32(
      source[..<min(Int(offset), source.count)].lastIndex(where: Self.endsLine).map { $0 + 1 } ?? startOfText)
  }

  /// The offset of the line ending after an offset, or the end of the file.
  func lineEnd(_ offset: UInt32) -> UInt32 {
    UInt32(source[min(Int(offset), source.count)...].firstIndex(where: Self.endsLine) ?? source.count)
  }

  /// The first offset of the next line, or the end of the file.
  func nextLine(_ offset: UInt32) -> UInt32 {
    let end = Int(lineEnd(offset))
    if end == source.count { return UInt32(end) }
    let isPair = source[end] == UInt8(ascii: "\r") && source[(end + 1)...].first == UInt8(ascii: "\n")
    return UInt32(end + (isPair ? 2 : 1))
  }

  /// The white space at the beginning of the line that contains an offset.
  func indentation(_ offset: UInt32) -> String {
    String(decoding: source[Int(lineStart(offset))...].prefix(while: Self.isBlank), as: UTF8.self)
  }

  func text(_ range: ByteRange) -> String { Self.text(range, of: source) }

  static func text(_ range: ByteRange, of source: [UInt8]) -> String {
    String(decoding: source[min(Int(range.start), source.count)..<min(Int(range.end), source.count)], as: UTF8.self)
  }

  /// Whether bytes are blank.
  func isBlank(from start: UInt32, to end: UInt32) -> Bool {
    start >= end || source[Int(start)..<Int(end)].allSatisfy(Self.isBlank)
  }
}

import LintEdits
import LintSyntax

/// The lines and comments of a source.
struct SourceLines {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The ending of the lines around an offset.
  func lineEnding(around offset: Int) -> String { LineEnding.around(offset, in: bytes) }

  func text(in range: ByteRange) -> String {
    String(decoding: bytes[Int(range.start)..<min(Int(range.end), bytes.count)], as: UTF8.self)
  }

  /// The offset of the line break after an offset, or the end of the text.
  func endOfLine(around offset: Int) -> Int { bytes[offset...].firstIndex(where: Self.endsLine) ?? bytes.count }

  /// The offset of the first line break that is after an offset and not in a block comment, or the end of the text.
  func endOfLine(outsideCommentsFrom start: Int) -> Int {
    var offset = start
    while offset < bytes.count, !Self.endsLine(bytes[offset]) {
      if bytes[offset...].starts(with: "//".utf8) { return endOfLine(around: offset) }
      offset = bytes[offset...].starts(with: "/*".utf8) ? endOfBlockComment(from: offset) : offset + 1
    }
    return offset
  }

  func startOfLine(around offset: Int) -> Int {
    bytes[..<offset].lastIndex(where: Self.endsLine).map { $0 + 1 } ?? startOfText
  }

  /// The indentation of the code at an offset; empty if a comment of several lines ends in its line, because the line then begins
  /// inside the comment.
  func indentation(ofLineAround offset: Int) -> String {
    let start = startOfLine(around: offset)
    if endsOpenComment(in: bytes[start..<offset]) { return "" }
    return String(decoding: bytes[start...].prefix(while: Self.isBlank), as: UTF8.self)
  }

  /// Whether the end of a comment precedes any beginning of one.
  private func endsOpenComment(in line: ArraySlice<UInt8>) -> Bool {
    guard let end = line.firstRange(of: Array("*/".utf8)) else { return false }
    return line.firstRange(of: Array("/*".utf8)).map { end.lowerBound < $0.lowerBound } ?? true
  }

  /// Whether the line below the line break at an offset contains code, rather than the end of a clause of `#if` or nothing.
  func hasCodeOnNextLine(after end: Int) -> Bool {
    let next = line(from: startOfNextLine(after: end)).drop(while: Self.isBlank)
    let isClause = next.starts(with: "#else".utf8) || next.starts(with: "#end".utf8)
    return !next.isEmpty && !isClause && next.first != UInt8(ascii: "}")
  }

  private func startOfNextLine(after end: Int) -> Int {
    let isPair = bytes[end...].starts(with: "\r\n".utf8)
    return min(bytes.count, end + (isPair ? 2 : 1))
  }

  private func line(from start: Int) -> ArraySlice<UInt8> { bytes[start..<endOfLine(around: start)] }

  /// The offset after a byte order mark.
  var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// Whether the compiler reads a byte as white space. A vertical tab and a form feed are, too.
  private static func isSpace(_ byte: UInt8) -> Bool {
    isBlank(byte) || endsLine(byte) || byte == 0x0B || byte == 0x0C
  }
}

/// Comments and the space between them.
extension SourceLines {
  /// The offset of the first byte from an offset on that isn't white space.
  func skippingSpace(from offset: Int) -> Int {
    bytes[offset...].firstIndex { !Self.isSpace($0) } ?? bytes.count
  }

  /// The end of the comment that begins at an offset; nil if none does. The end of a line isn't part of its comment.
  func endOfComment(from start: Int) -> Int? {
    if bytes[start...].starts(with: "//".utf8) { return endOfLine(around: start) }
    return bytes[start...].starts(with: "/*".utf8) ? endOfBlockComment(from: start) : nil
  }

  /// The offset of the first code from an offset on.
  func skippingComments(from start: Int) -> Int {
    var offset = skippingSpace(from: start)
    while let end = endOfComment(from: offset) { offset = skippingSpace(from: end) }
    return offset
  }

  func breaksLine(in range: Range<Int>) -> Bool { bytes[range].contains(where: Self.endsLine) }

  /// The number of line breaks in a range. A carriage return and the line feed after it are one.
  func countOfBreaks(in range: Range<Int>) -> Int {
    range.count { offset in
      bytes[offset] == UInt8(ascii: "\n")
        || bytes[offset] == UInt8(ascii: "\r") && bytes[(offset + 1)...].first != UInt8(ascii: "\n")
    }
  }

  private func endOfBlockComment(from start: Int) -> Int {
    var depth = 0
    var offset = start
    while offset < bytes.count {
      if bytes[offset...].starts(with: "/*".utf8) {
        depth += 1
        offset += 2
      } else if bytes[offset...].starts(with: "*/".utf8) {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return bytes.count
  }
}

/// The words of imports.
extension SourceLines {
  private static let kinds: Set<Substring> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

  /// Whether an import names a single declaration and its kind.
  func isScoped(_ each: Import) -> Bool { words(of: each).contains(where: Self.kinds.contains) }

  /// Whether an import is public, whatever the access level of imports without one is.
  func isPublic(_ each: Import) -> Bool { modifiers(of: each).contains { $0 == "public" || $0 == "@_exported" } }

  /// Whether the declarations of a file can't use the module of an import outside of the file's own module.
  func isImplementationOnly(_ each: Import) -> Bool { modifiers(of: each).contains("@_implementationOnly") }

  private static let restrictions: Set<Substring> = ["package", "internal", "fileprivate", "private"]

  /// Whether an import has an access level below `public`.
  func isRestricted(_ each: Import) -> Bool { restriction(of: each) != nil }

  /// The access level below `public` in an import.
  private func restriction(of each: Import) -> Substring? {
    modifiers(of: each).first(where: Self.restrictions.contains)
  }

  /// Makes an import public. The compiler warns about a lower access level beside a public import of the same module.
  func publicEdit(_ each: Import) -> TextEdit {
    if let word = restriction(of: each) { return TextEdit(place(of: word, in: each), "public") }
    let keyword = words(of: each).first { $0 == "import" }
    return .inserting("public ", at: keyword.map { place(of: $0, in: each).start } ?? each.range.start)
  }

  private func place(of word: Substring, in each: Import) -> ByteRange {
    let line = word.base.utf8
    let start = each.range.start + UInt32(line.distance(from: line.startIndex, to: word.startIndex))
    return ByteRange(start: start, end: start + UInt32(word.utf8.count))
  }

  /// Whether an import of the file has the access level `public`, which only makes sense if imports are internal otherwise.
  func hasPublicImport(_ facts: FileFacts) -> Bool {
    facts.imports.contains { modifiers(of: $0).contains("public") }
  }

  private func modifiers(of each: Import) -> some Sequence<Substring> { words(of: each).prefix { $0 != "import" } }

  private func words(of each: Import) -> [Substring] { text(in: each.range).split(whereSeparator: \.isWhitespace) }
}

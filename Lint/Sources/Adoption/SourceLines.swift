import LintEdits
import LintSyntax

/// The lines of a source and the comments at its beginning.
struct SourceLines {
  let bytes: [UInt8]
  let lineEnding: String

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lineEnding = FileChange.lineEnding(of: bytes)
  }

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

  func indentation(ofLineAround offset: Int) -> String {
    String(decoding: bytes[startOfLine(around: offset)...].prefix(while: Self.isBlank), as: UTF8.self)
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
  private var startOfText: Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  private static func endsLine(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

/// The beginning of the code, below the license header.
extension SourceLines {
  /// The offset of the line with the first token, or of the comment that belongs to it.
  var startOfCode: Int {
    let token = startOfLine(around: firstToken)
    var start = token
    while start > startOfText {
      let above = startOfLine(around: endOfLineAbove(start))
      if line(from: above).allSatisfy(Self.isBlank) { return start }
      start = above
    }
    return startOfDocumentation(from: start, to: token)
  }

  /// The first line that belongs to the declaration below the comments at the beginning of a file, which are a license header
  /// otherwise: one with a documentation comment or a directive for the next line.
  private func startOfDocumentation(from start: Int, to token: Int) -> Int {
    var offset = start
    while offset < token {
      let end = endOfComment(from: offset)
      let text = bytes[offset..<end]
      if Self.isDocumentation(text) || text.firstRange(of: Array(":next".utf8)) != nil {
        return startOfLine(around: offset)
      }
      offset = end
    }
    return token
  }

  /// Whether a comment begins with exactly three slashes, or with a slash and two asterisks. Longer rows of them are decoration.
  private static func isDocumentation(_ comment: ArraySlice<UInt8>) -> Bool {
    let isMarked = comment.starts(with: "///".utf8) || comment.starts(with: "/**".utf8)
    return isMarked && comment.dropFirst(3).first != comment.dropFirst(2).first
  }

  /// The end of the comment or line that begins at an offset, and of the white space after it.
  private func endOfComment(from start: Int) -> Int {
    let isBlock = bytes[start...].starts(with: "/*".utf8)
    let end = isBlock ? endOfBlockComment(from: start) : endOfLine(around: start)
    return bytes[end...].firstIndex { !Self.isBlank($0) && !Self.endsLine($0) } ?? bytes.count
  }

  /// Whether a comment ends directly above a line.
  func needsBlankLine(before start: Int) -> Bool {
    start > startOfText && !line(from: startOfLine(around: endOfLineAbove(start))).allSatisfy(Self.isBlank)
  }

  private func endOfLineAbove(_ start: Int) -> Int {
    let isPair = start > 1 && bytes[start - 2] == UInt8(ascii: "\r") && bytes[start - 1] == UInt8(ascii: "\n")
    return start - (isPair ? 2 : 1)
  }

  /// The offset of the first byte that isn't in a comment or in a line that begins with `#!`.
  private var firstToken: Int {
    var offset = startOfText
    if bytes[offset...].starts(with: "#!".utf8) { offset = endOfLine(around: offset) }
    while offset < bytes.count {
      if bytes[offset...].starts(with: "//".utf8) {
        offset = endOfLine(around: offset)
      } else if bytes[offset...].starts(with: "/*".utf8) {
        offset = endOfBlockComment(from: offset)
      } else if Self.isBlank(bytes[offset]) || Self.endsLine(bytes[offset]) {
        offset += 1
      } else {
        return offset
      }
    }
    return bytes.count
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

  func isPublic(_ each: Import) -> Bool { modifiers(of: each).contains("public") }

  private static let restrictions: Set<Substring> = ["package", "internal", "fileprivate", "private"]

  /// Whether an import has an access level below `public`.
  func isRestricted(_ each: Import) -> Bool { restriction(of: each) != nil }

  /// The place of an import's access level below `public`.
  func restriction(of each: Import) -> ByteRange? {
    guard let word = modifiers(of: each).first(where: Self.restrictions.contains) else { return nil }
    let line = word.base.utf8
    let start = each.range.start + UInt32(line.distance(from: line.startIndex, to: word.startIndex))
    return ByteRange(start: start, end: start + UInt32(word.utf8.count))
  }

  /// Whether an import of the file has the access level `public`, which only makes sense if imports are internal otherwise.
  func hasPublicImport(_ facts: FileFacts) -> Bool { facts.imports.contains(where: isPublic) }

  private func modifiers(of each: Import) -> some Sequence<Substring> { words(of: each).prefix { $0 != "import" } }

  private func words(of each: Import) -> [Substring] { text(in: each.range).split(whereSeparator: \.isWhitespace) }
}

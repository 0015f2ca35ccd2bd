import LintEngine
import LintSupport
import LintSyntax

/// A word of a suppression comment with its place in the file.
struct CommentWord {
  let text: String
  let range: ByteRange
}

/// The words of a suppression comment.
struct CommentWords {
  /// The range from `mvvmlint` to the end of the comment.
  let range: ByteRange
  let verb: CommentWord?
  /// The names of rules as they are written.
  let names: [CommentWord]
  /// Whether a dash begins the reason.
  let hasReason: Bool
  /// Whether another comment follows the reason in the same line, such as an instruction to another tool.
  let hasFurtherComment: Bool

  init(in range: ByteRange, of source: [UInt8]) {
    self.range = range
    let bytes = source[min(Int(range.start), source.count)..<min(Int(range.end), source.count)]
    var words: [CommentWord] = []
    // The mark ends at the first colon.
    var rest = bytes.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    while let start = rest.firstIndex(where: { !Self.separates($0) }) {
      let word = rest[start...].prefix { !Self.separates($0) }
      words.append(
        CommentWord(
          text: String(decoding: word, as: UTF8.self),
          range: ByteRange(start: UInt32(start), end: UInt32(word.endIndex))))
      rest = rest[word.endIndex...]
    }
    verb = words.first
    hasReason = words.contains { SuppressionComment.isDash($0.text) }
    hasFurtherComment = words.contains { $0.text.hasPrefix("//") || $0.text.hasPrefix("/*") }
    names = Array(words.dropFirst().prefix { !SuppressionComment.isDash($0.text) })
  }

  private static func separates(_ byte: UInt8) -> Bool {
    FixableFile.isBlank(byte) || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\r")
  }

  /// The bytes to delete in order to remove some of the names, but not all. Separators between the remaining names stay.
  func deletions(of removed: Set<Int>) -> [ByteRange] {
    var ranges: [ByteRange] = []
    for index in removed.sorted() {
      let isFirst = names[..<index].indices.allSatisfy(removed.contains)
      // A name is removed with the separator before it; the first ones are removed with the separator after them.
      let range =
        isFirst
        ? ByteRange(start: names[index].range.start, end: names[index + 1].range.start)
        : ByteRange(start: names[index - 1].range.end, end: names[index].range.end)
      ranges.append(range)
    }
    return ranges
  }
}

extension FixableFile {
  /// The bytes to delete in order to remove a suppression comment: its line if that contains nothing else, or the comment
  /// with the white space before it.
  func deletion(ofComment range: ByteRange) -> ByteRange {
    let line = lineStart(range.start)
    var start = Int(range.start)
    while start > line, Self.isBlank(source[start - 1]) { start -= 1 }
    start = slashes(before: start, from: Int(line))
    while start > line, Self.isBlank(source[start - 1]) { start -= 1 }
    if start == line { return ByteRange(start: line, end: nextLine(range.end)) }
    return ByteRange(start: UInt32(start), end: lineEnd(range.end))
  }

  /// Whether the next line contains only a line comment of the same kind that begins in the same column.
  func isContinued(_ comment: ByteRange) -> Bool {
    let (line, next) = (Int(lineStart(comment.start)), Int(nextLine(comment.end)))
    var end = Int(comment.start)
    while end > line, Self.isBlank(source[end - 1]) { end -= 1 }
    let start = slashes(before: end, from: line)
    let blanks = source[next...].prefix(while: Self.isBlank)
    let slashCount = source[blanks.endIndex...].prefix { $0 == UInt8(ascii: "/") }.count
    return blanks.count == start - line && slashCount == end - start
  }

  /// The first of the slashes that begin a line comment. In `/* … */// …`, another one ends the comment before it.
  private func slashes(before end: Int, from line: Int) -> Int {
    var start = end
    while start > line, source[start - 1] == UInt8(ascii: "/") {
      if end - start >= 2, start - 1 > line, source[start - 2] == UInt8(ascii: "*") { break }
      start -= 1
    }
    return start
  }
}

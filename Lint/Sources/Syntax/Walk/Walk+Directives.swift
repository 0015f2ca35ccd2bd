import LintSupport

@_spi(RawSyntax) import SwiftSyntax

/// Comments that speak to this tool.
extension Walk {
  private static let mark = Array("mvvmlint:".utf8)

  static func mayHoldDirectives(_ source: UnsafeRawBufferPointer) -> Bool { nextMark(in: source, from: 0) != nil }

  /// The comments that speak to this tool. What looks like one in a string is none.
  mutating func addDirectives(of source: UnsafeRawBufferPointer, in tree: RawSyntax) {
    let marks = Self.marks(in: source)
    if marks.isEmpty { return }
    let comments = LineComments(holding: marks, in: tree)
    for (mark, comment) in comments.holding(marks) { addDirective(at: mark, in: comment, of: source) }
  }

  private mutating func addDirective(at mark: Int, in comment: Range<Int>, of source: UnsafeRawBufferPointer) {
    let before = source[comment.lowerBound..<mark].reversed().drop(while: Self.isBlank)
    guard before.prefix(2).elementsEqual("//".utf8) else { return }
    let line = source[..<comment.lowerBound].reversed().prefix { !Self.isLineEnd($0) }
    let words = names.intern(
      UnsafeRawBufferPointer(rebasing: source[(mark + Self.mark.count)..<comment.upperBound]))
    facts.directives.append(
      Directive(
        words: Name(id: words), range: ByteRange(start: UInt32(mark), end: UInt32(comment.upperBound)),
        isAlone: line.allSatisfy(Self.isBlank)))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func marks(in source: UnsafeRawBufferPointer) -> [Int] {
    var marks: [Int] = []
    while let next = nextMark(in: source, from: (marks.last ?? -mark.count) + mark.count) { marks.append(next) }
    return marks
  }

  /// A colon is rarer than a letter: what stands before it decides.
  private static func nextMark(in source: UnsafeRawBufferPointer, from offset: Int) -> Int? {
    guard let base = source.baseAddress else { return nil }
    var offset = offset
    while offset < source.count, let found = memchr(base + offset, Int32(UInt8(ascii: ":")), source.count - offset) {
      offset = UnsafeRawPointer(found) - base + 1
      let start = offset - mark.count
      if start >= 0, source[start] == mark[0], source[start..<offset].elementsEqual(mark) { return start }
    }
    return nil
  }
}

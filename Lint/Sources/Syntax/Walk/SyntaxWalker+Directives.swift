import LintSupport

@_spi(RawSyntax) import SwiftSyntax

/// Directives: comments that begin with `mvvmlint:`.
extension SyntaxWalker {
  private static let mark = Array("mvvmlint:".utf8)

  /// Whether a source contains the beginning of a directive, possibly outside of a comment.
  static func mayContainDirectives(_ source: UnsafeRawBufferPointer) -> Bool { nextMark(in: source, from: 0) != nil }

  /// Adds the directives of a source. Text in strings isn't a directive.
  mutating func addDirectives(of source: UnsafeRawBufferPointer, in tree: RawSyntax) {
    let marks = Self.marks(in: source)
    if marks.isEmpty { return }
    let comments = LineComments(around: marks, in: tree)
    for (mark, comment) in comments.firstOffsets(of: marks) { addDirective(at: mark, in: comment, of: source) }
  }

  private mutating func addDirective(at mark: Int, in comment: Range<Int>, of source: UnsafeRawBufferPointer) {
    let before = source[comment.lowerBound..<mark].reversed().drop(while: Self.isBlank)
    guard before.prefix(2).elementsEqual("//".utf8) else { return }
    let line = source[..<comment.lowerBound].reversed().prefix { !Self.isLineEnd($0) }
    let text = names.intern(
      UnsafeRawBufferPointer(rebasing: source[(mark + Self.mark.count)..<comment.upperBound]))
    facts.directives.append(
      Directive(
        words: Name(id: text), range: ByteRange(start: UInt32(mark), end: UInt32(comment.upperBound)),
        isAlone: line.allSatisfy(Self.isBlank)))
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func marks(in source: UnsafeRawBufferPointer) -> [Int] {
    var marks: [Int] = []
    while let next = nextMark(in: source, from: (marks.last ?? -mark.count) + mark.count) { marks.append(next) }
    return marks
  }

  /// Searches for colons, which are rarer than letters, and checks the word before each.
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

/// The line comments of a source that contain one of some offsets.
struct LineComments {
  private var ranges: [Range<Int>] = []

  /// - Parameter offsets: the offsets, in ascending order.
  init(around offsets: [Int], in tree: RawSyntax) {
    var rest = offsets[...]
    var open = [RawNode(raw: tree, offset: 0)]
    while let node = open.popLast(), let next = rest.first {
      let end = Int(node.offset) + node.raw.byteLength
      if end <= next { continue }
      guard let token = node.raw.tokenView else {
        open += node.elements.reversed()
        continue
      }
      add(token.leadingRawTriviaPieces, at: Int(node.offset))
      add(token.trailingRawTriviaPieces, at: end - token.trailingTriviaByteLength)
      rest = rest.drop { $0 < end }
    }
  }

  /// The first offset in each comment. A directive extends to the end of its comment.
  func firstOffsets(of offsets: [Int]) -> [(offset: Int, comment: Range<Int>)] {
    var rest = offsets[...]
    return ranges.compactMap { range in
      rest = rest.drop { $0 < range.lowerBound }
      return rest.first.flatMap { range.contains($0) ? ($0, range) : nil }
    }
  }

  private mutating func add(_ trivia: [RawTriviaPiece], at start: Int) {
    var start = start
    for piece in trivia {
      switch piece {
      case .lineComment, .docLineComment: ranges.append(start..<(start + piece.byteLength))
      default: break
      }
      start += piece.byteLength
    }
  }
}

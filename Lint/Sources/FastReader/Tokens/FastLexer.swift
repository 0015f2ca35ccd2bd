/// A source as tokens, bounded as the parser's lexer bounds them.
struct FastLexer {
  var tokens: [Token] = []
  let source: UnsafeRawBufferPointer
  var offset = 0
  var opened: [Int] = []
  var squares = 0
  let words = KeywordTable.all

  /// What nests deeper is for the parser.
  static let depth = 64
  /// So many square brackets in each other, or number signs before a string.
  static let squares = 8

  init(_ source: UnsafeRawBufferPointer) {
    self.source = source
    tokens.reserveCapacity(source.count / 4 + 8)
  }

  /// All tokens, and some ends after the last, so that one can always look ahead.
  static func tokens(of source: UnsafeRawBufferPointer) throws(NeedsFullParse) -> [Token] {
    var scan = FastLexer(source)
    try scan.scan(inString: false)
    for _ in 0..<4 { scan.add(.end, from: source.count, beginsLine: true) }
    return scan.tokens
  }

  func byte(_ place: Int) -> UInt8 { place < source.count && place >= 0 ? source[place] : 0 }

  mutating func add(_ kind: Token.Kind, from start: Int, beginsLine: Bool) {
    tokens.append(Token(start: UInt32(start), end: UInt32(offset), kind: kind, beginsLine: beginsLine))
  }

  /// To the end of the source, or of an interpolation.
  mutating func scan(inString: Bool) throws(NeedsFullParse) {
    let outside = opened.count
    if outside > Self.depth { throw NeedsFullParse() }
    var beginsLine = tokens.isEmpty
    while true {
      if try skipSpace() { beginsLine = true }
      if inString && beginsLine { throw NeedsFullParse() }
      guard offset < source.count else {
        if inString || opened.count != outside { throw NeedsFullParse() }
        return
      }
      if inString, opened.count == outside, source[offset] == UInt8(ascii: ")") {
        offset += 1
        return add(.interpolationClose, from: offset - 1, beginsLine: false)
      }
      try token(beginsLine)
      beginsLine = false
    }
  }
}

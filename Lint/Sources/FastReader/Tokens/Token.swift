import LintSyntax

/// A token of a source.
struct Token {
  var start: UInt32
  var end: UInt32
  /// The other bracket of a pair, or an offset, depending on the kind.
  private var detail: UInt32 = 0
  var kind: TokenKind
  /// The keyword of a word; a word between backticks has none.
  var word: Keyword
  /// Whether it is the first token in its line.
  var beginsLine: Bool

  init(start: UInt32, end: UInt32, kind: TokenKind, word: Keyword, beginsLine: Bool) {
    self.start = start
    self.end = end
    self.kind = kind
    self.word = word
    self.beginsLine = beginsLine
  }

  var count: Int { Int(end - start) }

  /// The other bracket of a pair.
  var matchingBracket: TokenID {
    get { TokenID(number: Int32(bitPattern: detail)) }
    set { detail = UInt32(bitPattern: newValue.number) }
  }

  /// The end of the condition after `#if` or `#elseif`, or of the operator that begins with `?` or `!`.
  var detailEnd: UInt32 {
    get { detail }
    set { detail = newValue }
  }
}

enum TokenKind: UInt8 {
  case end
  /// A name or keyword.
  case word
  /// A shorthand parameter such as `$0`.
  case dollar
  case integer, float
  /// A string without interpolations.
  case string
  /// The parts of a string with interpolations, each of which opens and closes inside the string.
  case stringOpen, interpolationOpen, interpolationClose, stringClose
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, semicolon, at, period, equal, arrow, backslash
  /// `?` and `!` after a value.
  case question, exclamation
  /// The `?` of a ternary expression.
  case infixQuestion
  case prefixAmpersand, binaryOperator, prefixOperator, postfixOperator
  case pound, poundIf, poundElseif, poundElse, poundEndif, poundAvailable

  var isOperator: Bool { self == .binaryOperator || self == .prefixOperator || self == .postfixOperator }
}

/// A token of a source, by its position among all tokens.
struct TokenID: Handle {
  let number: Int32

  init(number: Int32) { self.number = number }

  static func + (token: TokenID, count: Int) -> TokenID { TokenID(token.index &+ count) }
  static func - (token: TokenID, count: Int) -> TokenID { TokenID(token.index &- count) }
  static func += (token: inout TokenID, count: Int) { token = token + count }
}

extension Range<TokenID> {
  var first: TokenID? { isEmpty ? nil : lowerBound }
  var last: TokenID? { isEmpty ? nil : upperBound - 1 }
}

extension [Token] {
  subscript(id: TokenID) -> Token {
    get { self[id.index] }
    _modify { yield &self[id.index] }
  }

  subscript(range: Range<TokenID>) -> ArraySlice<Token> { self[range.lowerBound.index..<range.upperBound.index] }

  /// The handle of the token that is added next.
  var nextID: TokenID { TokenID(count) }
}

/// A token of a source.
struct Token {
  var start: UInt32
  var end: UInt32
  /// For a bracket the other one of its pair; for a clause of `#if` where its condition ends.
  var partner: UInt32 = 0
  var kind: TokenKind
  var word: Keyword = .name
  /// Whether it is the first in its line.
  var beginsLine: Bool

  var count: Int { Int(end - start) }
}

enum TokenKind: UInt8 {
  case end
  /// A name or a word of the language.
  case word
  /// `$0`, `$name`
  case dollar
  case integer, float
  /// A string without interpolations.
  case string
  /// A string with some: it opens; then each interpolation opens and closes; it closes.
  case stringOpen, interpolationOpen, interpolationClose, stringClose
  case leftParen, rightParen, leftSquare, rightSquare, leftBrace, rightBrace
  case comma, colon, semicolon, at, period, equal, arrow, backslash
  /// `?` and `!` after a value.
  case question, exclamation
  /// `?` of a choice.
  case infixQuestion
  case prefixAmpersand, binaryOperator, prefixOperator, postfixOperator
  case pound, poundIf, poundElseif, poundElse, poundEndif, poundAvailable
}

extension TokenKind {
  var isOperator: Bool { self == .binaryOperator || self == .prefixOperator || self == .postfixOperator }
}

/// The tokens, one after the other, and those ahead.
extension FastReader {
  var token: Token { tokens[place] }
  var kind: TokenKind { tokens[place].kind }
  var word: Keyword { tokens[place].word }
  func ahead(_ count: Int) -> Token { tokens[min(place + count, tokens.count - 1)] }

  /// Behind the bracket that closes the one at a place.
  func behindBrackets(_ place: Int) -> Int { Int(tokens[place].partner) + 1 }

  /// Whether a token is a word that may be a name.
  func isName(_ token: Token) -> Bool { token.kind == .word && !token.word.isReserved && token.word != .wildcard }

  func at(_ word: Keyword) -> Bool { tokens[place].kind == .word && tokens[place].word == word }

  mutating func advance() {
    lastEnd = tokens[place].end
    if tokens[place].partner > lastEnd, kind == .question || kind == .exclamation { return split() }
    place += 1
  }

  /// Behind `?` in `>?>` there is more of the operator.
  private mutating func split() {
    tokens[place].start = lastEnd
    tokens[place].end = tokens[place].partner
    tokens[place].kind = .postfixOperator
    tokens[place].partner = 0
  }

  mutating func expect(_ kind: TokenKind) throws(NeedsFullParse) {
    guard take(kind) else { throw NeedsFullParse() }
  }

  mutating func expect(_ word: Keyword) throws(NeedsFullParse) {
    guard take(word) else { throw NeedsFullParse() }
  }

  /// - Returns: the token of the name.
  mutating func expectName() throws(NeedsFullParse) -> Int {
    guard isName(token) else { throw NeedsFullParse() }
    advance()
    return place - 1
  }

  mutating func take(_ kind: TokenKind) -> Bool {
    guard tokens[place].kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: Keyword) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Passes a bracket with all that it holds, none of which says anything.
  mutating func passBrackets() throws(NeedsFullParse) {
    let other = Int(token.partner)
    guard other > place else { throw NeedsFullParse() }
    place = other
    advance()
  }

  // MARK: Signs

  func text(of token: Token) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: source[Int(token.start)..<Int(token.end)])
  }

  func byte(_ token: Token) -> UInt8 { source[Int(token.start)] }

  /// The text of a token is an operator.
  func isSign(_ token: Token, _ text: StaticString) -> Bool {
    guard token.kind.isOperator, token.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[Int(token.start) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether an operator such as `+=` assigns: it ends with `=` and compares nothing.
  func isAssignment(_ token: Token) -> Bool {
    token.count > 1 && source[Int(token.end) - 1] == UInt8(ascii: "=")
      && !(["==", "!=", "<=", ">=", "===", "!==", "~="] as [StaticString]).contains { isSign(token, $0) }
  }

  /// Whether an operator begins with `<`.
  @inline(__always)
  func isAngle(_ token: Token) -> Bool { token.kind.isOperator && byte(token) == UInt8(ascii: "<") }
}

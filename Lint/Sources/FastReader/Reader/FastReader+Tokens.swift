import LintSyntax

/// The current token and those after it.
extension FastReader {
  var token: Token { tokens[position] }
  var kind: TokenKind { tokens[position].kind }
  var word: Keyword { tokens[position].word }
  /// The token after the current one, as a handle.
  var nextToken: TokenID { position + 1 }
  func ahead(_ count: Int) -> Token { tokens[min(position + count, tokens.nextID - 1)] }

  /// The token after the bracket that closes the one at a position.
  func afterBrackets(_ position: TokenID) -> TokenID { tokens[position].matchingBracket + 1 }

  /// Whether a token is a word that can be a name.
  func isName(_ token: Token) -> Bool { token.kind == .word && !token.word.isReserved && token.word != .wildcard }

  /// Whether the current token is this keyword.
  func at(_ word: Keyword) -> Bool { tokens[position].kind == .word && tokens[position].word == word }

  mutating func advance() {
    lastEnd = tokens[position].end
    if tokens[position].detailEnd > lastEnd, kind == .question || kind == .exclamation { return split() }
    position += 1
  }

  /// Continues with the rest of an operator such as `>?>`, after its `?`.
  private mutating func split() {
    tokens[position].start = lastEnd
    tokens[position].end = tokens[position].detailEnd
    tokens[position].kind = .postfixOperator
    tokens[position].detailEnd = 0
  }

  mutating func expect(_ kind: TokenKind) throws(NeedsFullParse) {
    guard take(kind) else { throw NeedsFullParse() }
  }

  mutating func expect(_ word: Keyword) throws(NeedsFullParse) {
    guard take(word) else { throw NeedsFullParse() }
  }

  /// Advances past a name and returns its token.
  mutating func expectName() throws(NeedsFullParse) -> TokenID {
    guard isName(token) else { throw NeedsFullParse() }
    advance()
    return position - 1
  }

  /// Advances past the current token if it has this kind.
  mutating func take(_ kind: TokenKind) -> Bool {
    guard tokens[position].kind == kind else { return false }
    advance()
    return true
  }

  /// Advances past the current token if it is this keyword.
  mutating func take(_ word: Keyword) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Skips a bracket and its contents, which aren't part of a fact.
  mutating func skipBrackets() throws(NeedsFullParse) {
    let matchingBracket = token.matchingBracket
    guard matchingBracket > position else { throw NeedsFullParse() }
    position = matchingBracket
    advance()
  }

  // MARK: Operators

  func text(of token: Token) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: source[Int(token.start)..<Int(token.end)])
  }

  func firstByte(of token: Token) -> UInt8 { source[Int(token.start)] }

  /// Whether a token is this operator.
  func isOperator(_ token: Token, _ text: StaticString) -> Bool {
    guard token.kind.isOperator, token.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[Int(token.start) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether a token is an operator such as `+=`, which assigns: it ends with `=` and compares nothing.
  func isAssignment(_ token: Token) -> Bool {
    token.count > 1 && source[Int(token.end) - 1] == UInt8(ascii: "=")
      && !(["==", "!=", "<=", ">=", "===", "!==", "~="] as [StaticString]).contains { isOperator(token, $0) }
  }

  /// Whether a token is an operator that begins with `<`.
  @inline(__always)
  func isAngle(_ token: Token) -> Bool { token.kind.isOperator && firstByte(of: token) == UInt8(ascii: "<") }
}

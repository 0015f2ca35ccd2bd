/// The tokens, one after the other, and those ahead.
extension PlainReader {
  var token: PlainToken { tokens[place] }
  var kind: PlainToken.Kind { tokens[place].kind }
  var word: PlainWord { tokens[place].word }
  func ahead(_ count: Int) -> PlainToken { tokens[min(place + count, tokens.count - 1)] }

  /// Behind the bracket that closes the one at a place.
  func behindBrackets(_ place: Int) -> Int { Int(tokens[place].partner) + 1 }

  /// Whether a token is a word that may be a name.
  func isName(_ token: PlainToken) -> Bool { token.kind == .word && !token.word.isReserved && token.word != .wildcard }

  func at(_ word: PlainWord) -> Bool { tokens[place].kind == .word && tokens[place].word == word }

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

  mutating func expect(_ kind: PlainToken.Kind) throws(Unsure) {
    guard take(kind) else { throw Unsure() }
  }

  mutating func expect(_ word: PlainWord) throws(Unsure) {
    guard take(word) else { throw Unsure() }
  }

  /// - Returns: the token of the name.
  mutating func expectName() throws(Unsure) -> Int {
    guard isName(token) else { throw Unsure() }
    advance()
    return place - 1
  }

  mutating func take(_ kind: PlainToken.Kind) -> Bool {
    guard tokens[place].kind == kind else { return false }
    advance()
    return true
  }

  mutating func take(_ word: PlainWord) -> Bool {
    guard at(word) else { return false }
    advance()
    return true
  }

  /// Passes a bracket with all that it holds, none of which says anything.
  mutating func passBrackets() throws(Unsure) {
    let other = Int(token.partner)
    guard other > place else { throw Unsure() }
    place = other
    advance()
  }

  // MARK: Signs

  func text(of token: PlainToken) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: source[Int(token.start)..<Int(token.end)])
  }

  func byte(_ token: PlainToken) -> UInt8 { source[Int(token.start)] }

  /// The text of a token is an operator.
  func isSign(_ token: PlainToken, _ text: StaticString) -> Bool {
    guard token.kind.isOperator, token.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<text.utf8CodeUnitCount where source[Int(token.start) + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether an operator such as `+=` assigns: it ends with `=` and compares nothing.
  func isAssignment(_ token: PlainToken) -> Bool {
    token.count > 1 && source[Int(token.end) - 1] == UInt8(ascii: "=")
      && !(["==", "!=", "<=", ">=", "===", "!==", "~="] as [StaticString]).contains { isSign(token, $0) }
  }

  /// Whether an operator begins with `<`.
  @inline(__always)
  func isAngle(_ token: PlainToken) -> Bool { token.kind.isOperator && byte(token) == UInt8(ascii: "<") }
}

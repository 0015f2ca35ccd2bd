import LintSyntax

/// Closures and their signatures.
extension FastReader {
  mutating func readClosure(isTrailing: Bool) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      if isTrailing { reader.begin(.argument, flags: .trailing) }
      reader.add(.closure, ExpressionKind.closure.rawValue, at: reader.token.start)
      reader.advance()
      if reader.hasSignature { try reader.readSignature() }
      try reader.readItems(.body)
      try reader.expect(.rightBrace)
      reader.end(.endClosure)
      if isTrailing { reader.end(.end) }
    }
  }

  /// Whether a signature with `in` follows.
  private var hasSignature: Bool {
    var next = position
    while tokens[next].kind == .at {
      next += 2
      if tokens[next].kind == .leftParen, tokens[next].start == tokens[next - 1].end { next = afterBrackets(next) }
    }
    if tokens[next].kind == .leftSquare { next = afterBrackets(next) }
    next = tokens[next].kind == .leftParen ? afterBrackets(next) : afterNames(next)
    while tokens[next].kind == .word, [.async, .throws, .rethrows].contains(tokens[next].word) { next += 1 }
    return tokens[next].kind == .arrow || tokens[next].kind == .word && tokens[next].word == .in
  }

  private func afterNames(_ position: TokenID) -> TokenID {
    var next = position
    while isName(tokens[next]) || tokens[next].kind == .word && tokens[next].word == .wildcard {
      next += 1
      guard tokens[next].kind == .comma else { break }
      next += 1
    }
    return next
  }

  private mutating func readSignature() throws(NeedsFullParse) {
    while kind == .at { try readAttribute() }
    if kind == .leftSquare { try readCaptures() }
    if kind == .leftParen {
      try readClosureParameters()
    } else if !at(.in) {
      try readShorthandParameters()
    }
    while at(.async) || at(.throws) || at(.rethrows) { advance() }
    if take(.arrow) { try readType(as: .typeOfOwner) }
    try expect(.in)
  }

  // MARK: Parameters

  mutating func readShorthandParameters() throws(NeedsFullParse) {
    repeat {
      guard isName(token) || at(.wildcard) else { throw NeedsFullParse() }
      declareParameter(at: token.start, name: position, label: position, flags: .trailing)
      advance()
    } while endWithComma(.endDeclaration)
  }

  mutating func readClosureParameters() throws(NeedsFullParse) {
    try readDeclarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.readClosureParameter() }
  }

  private mutating func readClosureParameter() throws(NeedsFullParse) {
    guard isName(token) || at(.wildcard) else { throw NeedsFullParse() }
    let hasSecond = ahead(1).kind == .word
    guard [.colon, .comma, .rightParen].contains(ahead(hasSecond ? 2 : 1).kind) else { throw NeedsFullParse() }
    declareParameter(at: token.start, name: hasSecond ? nextToken : position, label: position, flags: .trailing)
    advance()
    if hasSecond { advance() }
    guard take(.colon) else { return }
    try readType(as: .typeOfOwner)
    skipEllipsis()
  }

  // MARK: Captures

  mutating func readCaptures() throws(NeedsFullParse) {
    try readDeclarations(to: .rightSquare) { reader throws(NeedsFullParse) in try reader.readCapture() }
  }

  private mutating func readCapture() throws(NeedsFullParse) {
    let start = token.start
    let modifiers = try readCaptureModifiers()
    guard isName(token) || at(.`self`) else { throw NeedsFullParse() }
    declare(.capture, at: start, name: position, modifiers)
    advance()
    if kind == .equal { try readValue() }
  }

  private mutating func readCaptureModifiers() throws(NeedsFullParse) -> Modifiers {
    guard at(.weak) || at(.unowned) else { return [] }
    let modifiers: Modifiers = word == .weak ? .weak : .unowned
    advance()
    if kind == .leftParen { try skipWords(allowsKeywords: false) }
    return modifiers
  }
}

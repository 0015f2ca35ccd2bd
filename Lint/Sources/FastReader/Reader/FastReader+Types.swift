import LintSyntax

/// Types, with what may stand before them.
extension FastReader {
  /// - Parameter isTaken: it is the type of what is being declared.
  mutating func type(isTaken: ParseEvents.Step? = nil) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      try reader.typeSpecifiers()
      if let isTaken { reader.add(isTaken) }
      try reader.bareType()
    }
  }

  private mutating func typeSpecifiers() throws(NeedsFullParse) {
    let first = place
    while true {
      if place - first > FastLexer.depth { throw NeedsFullParse() }
      if kind == .at {
        try attribute(ofType: true)
      } else if isTypeSpecifier {
        advance()
      } else {
        return
      }
    }
  }

  private var isTypeSpecifier: Bool {
    guard kind == .word else { return false }
    switch word {
    case .inout: return true
    case .borrowing, .consuming, .sending, .__owned, .__shared, .isolated:
      return isName(ahead(1)) || ahead(1).kind == .at
    default: return false
    }
  }

  private mutating func bareType() throws(NeedsFullParse) {
    let isSome = at(.some) || at(.any)
    if isSome {
      guard !ahead(1).beginsLine, isTypeStart(ahead(1)) else { throw NeedsFullParse() }
      beginType(at(.any) ? .any : .some)
      advance()
    }
    let mark = mark
    let first = place
    try simpleType()
    if isSign(token, "&") {
      while isSign(token, "&") {
        advance()
        try simpleType()
      }
      wrapType(mark, .composition)
    }
    if isSome { end(.endType) }
    guard isFunctionAhead else { return }
    if isSome { throw NeedsFullParse() }
    try functionType(from: first)
  }

  private func isTypeStart(_ token: Token) -> Bool {
    token.kind == .word && (isName(token) || token.word == .Any || token.word == .Self)
      || token.kind == .leftParen || token.kind == .leftSquare
  }
}

import LintSyntax

/// Types in parentheses: tuples, and what functions take and give back.
extension FastReader {
  /// Parentheses around one type change nothing.
  mutating func tupleType() throws(NeedsFullParse) {
    let first = place
    let opened = events.count
    beginType(.tuple)
    advance()
    var count = 0
    while kind != .rightParen {
      try tupleTypeElement()
      count += 1
      guard take(.comma) else { break }
      if kind == .rightParen { throw NeedsFullParse() }
    }
    try expect(.rightParen)
    let closed = events.count
    end(.endType)
    lastTuple = (first, opened, closed)
    if count == 1 {
      events[opened].step = .nothing
      events[closed].step = .nothing
    }
  }

  private mutating func tupleTypeElement() throws(NeedsFullParse) {
    try passLabels(labelCount)
    try type()
    passEllipsis()
  }

  /// How many names stand before a colon, if one follows.
  var labelCount: Int {
    guard kind == .word else { return 0 }
    if ahead(1).kind == .colon { return 1 }
    return ahead(1).kind == .word && ahead(2).kind == .colon ? 2 : 0
  }

  mutating func passLabels(_ count: Int) throws(NeedsFullParse) {
    if count == 0 { return }
    if word == .inout { throw NeedsFullParse() }
    for _ in 0..<count { advance() }
    advance()
  }

  mutating func passEllipsis() { if isSign(token, "...") { advance() } }

  // MARK: Functions

  /// What stood in parentheses is what the function takes.
  mutating func functionType(from first: Int) throws(NeedsFullParse) {
    guard tokens[first].kind == .leftParen, Int(tokens[first].partner) == place - 1 else { throw NeedsFullParse() }
    guard let tuple = lastTuple, tuple.token == first else { throw NeedsFullParse() }
    events[tuple.entry].step = .type
    events[tuple.entry].kind = TypeNode.Kind.function.rawValue
    events[tuple.end].step = .nothing
    while isEffect(token) { advance() }
    try expect(.arrow)
    try type()
    end(.endType)
  }

  var isFunctionAhead: Bool { kind == .arrow || isEffect(token) && isArrowAhead }

  private func isEffect(_ token: Token) -> Bool {
    token.kind == .word && (token.word == .async || token.word == .throws || token.word == .rethrows)
  }

  private var isArrowAhead: Bool { ahead(1).kind == .arrow || isEffect(ahead(1)) && ahead(2).kind == .arrow }
}

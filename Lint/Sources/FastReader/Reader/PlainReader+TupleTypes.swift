import LintSyntax

/// Types in parentheses: tuples, and what functions take and give back.
extension PlainReader {
  /// Parentheses around one type change nothing.
  mutating func tupleType() throws(Unsure) {
    let first = place
    let opened = trail.count
    beginType(.tuple)
    advance()
    var count = 0
    while kind != .rightParen {
      try tupleTypeElement()
      count += 1
      guard take(.comma) else { break }
      if kind == .rightParen { throw Unsure() }
    }
    try expect(.rightParen)
    let closed = trail.count
    end(.endType)
    lastTuple = (first, opened, closed)
    if count == 1 {
      trail[opened].step = .nothing
      trail[closed].step = .nothing
    }
  }

  private mutating func tupleTypeElement() throws(Unsure) {
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

  mutating func passLabels(_ count: Int) throws(Unsure) {
    if count == 0 { return }
    if word == .inout { throw Unsure() }
    for _ in 0..<count { advance() }
    advance()
  }

  mutating func passEllipsis() { if isSign(token, "...") { advance() } }

  // MARK: Functions

  /// What stood in parentheses is what the function takes.
  mutating func functionType(from first: Int) throws(Unsure) {
    guard tokens[first].kind == .leftParen, Int(tokens[first].partner) == place - 1 else { throw Unsure() }
    guard let tuple = lastTuple, tuple.token == first else { throw Unsure() }
    trail[tuple.entry].step = .type
    trail[tuple.entry].kind = TypeNode.Kind.function.rawValue
    trail[tuple.end].step = .nothing
    while isEffect(token) { advance() }
    try expect(.arrow)
    try type()
    end(.endType)
  }

  var isFunctionAhead: Bool { kind == .arrow || isEffect(token) && isArrowAhead }

  private func isEffect(_ token: PlainToken) -> Bool {
    token.kind == .word && (token.word == .async || token.word == .throws || token.word == .rethrows)
  }

  private var isArrowAhead: Bool { ahead(1).kind == .arrow || isEffect(ahead(1)) && ahead(2).kind == .arrow }
}

extension PlainReader {
  mutating func closure(isTrailing: Bool) throws(Unsure) {
    try deeper { reader throws(Unsure) in
      if isTrailing { reader.begin(.argument, .trailing) }
      reader.add(.closure, Expression.Kind.closure.rawValue, at: reader.token.start)
      reader.advance()
      if reader.hasSignature { try reader.signature() }
      try reader.items(.body)
      try reader.expect(.rightBrace)
      reader.end(.endClosure)
      if isTrailing { reader.end(.end) }
    }
  }

  private mutating func begin(_ kind: Expression.Kind, _ flags: Expression.Flags) { begin(kind, name: -1, flags) }

  /// Whether `in` follows what may stand before it.
  private var hasSignature: Bool {
    var next = place
    while tokens[next].kind == .at {
      next += 2
      if tokens[next].kind == .leftParen, tokens[next].start == tokens[next - 1].end {
        next = Int(tokens[next].partner) + 1
      }
    }
    if tokens[next].kind == .leftSquare { next = Int(tokens[next].partner) + 1 }
    if tokens[next].kind == .leftParen {
      next = Int(tokens[next].partner) + 1
    } else {
      while tokens[next].kind == .word, isName(tokens[next]) || tokens[next].word == .wildcard {
        next += 1
        guard tokens[next].kind == .comma else { break }
        next += 1
      }
    }
    while tokens[next].kind == .word, [.async, .throws, .rethrows].contains(tokens[next].word) { next += 1 }
    if tokens[next].kind == .arrow { return true }
    return tokens[next].kind == .word && tokens[next].word == .in
  }

  private mutating func signature() throws(Unsure) {
    while kind == .at { try attribute() }
    if kind == .leftSquare { try captures() }
    if kind == .leftParen {
      try closureParameters()
    } else if !at(.in) {
      try shorthandParameters()
    }
    while at(.async) || at(.throws) || at(.rethrows) { advance() }
    if take(.arrow) { try type(isTaken: .takeType) }
    try expect(.in)
  }

  private mutating func captures() throws(Unsure) {
    advance()
    while kind != .rightSquare {
      let opened = trail.count
      add(.nothing)
      let start = token.start
      var modifiers: Modifiers = []
      if at(.weak) || at(.unowned), ahead(1).kind == .word || ahead(1).kind == .leftParen {
        modifiers = word == .weak ? .weak : .unowned
        advance()
        if kind == .leftParen { try passBrackets() }
      }
      guard kind == .word, isName(token) || word == .`self` else { throw Unsure() }
      trail[opened] = Trail.Entry(
        step: .declare, kind: Declaration.Kind.capture.rawValue, place: start, name: Int32(place),
        more: modifiers.rawValue)
      advance()
      if kind == .equal { try value() }
      let goesOn = take(.comma)
      end(.endDeclaration)
      if !goesOn { break }
    }
    try expect(.rightSquare)
  }

  private mutating func shorthandParameters() throws(Unsure) {
    while true {
      guard kind == .word, isName(token) || word == .wildcard else { throw Unsure() }
      add(
        .declare, Declaration.Kind.parameter.rawValue, at: token.start, name: place, more: UInt32(place + 1), .trailing)
      advance()
      let goesOn = take(.comma)
      end(.endDeclaration)
      if !goesOn { return }
    }
  }

  private mutating func closureParameters() throws(Unsure) {
    advance()
    while kind != .rightParen {
      try closureParameter()
      if tokens[place - 1].kind != .comma { break }
    }
    try expect(.rightParen)
  }

  private mutating func closureParameter() throws(Unsure) {
    guard kind == .word, isName(token) || word == .wildcard else { throw Unsure() }
    let first = place
    let hasSecond = ahead(1).kind == .word
    guard [.colon, .comma, .rightParen].contains(ahead(hasSecond ? 2 : 1).kind) else { throw Unsure() }
    add(
      .declare, Declaration.Kind.parameter.rawValue, at: token.start, name: hasSecond ? first + 1 : first,
      more: UInt32(first + 1), .trailing)
    advance()
    if hasSecond { advance() }
    if take(.colon) {
      try type(isTaken: .takeType)
      passEllipsis()
    }
    _ = take(.comma)
    end(.endDeclaration)
  }

  /// `= value` of what is being declared.
  mutating func value(_ flavor: Flavor = .basic) throws(Unsure) {
    add(.value, Expression.Kind.binding.rawValue, at: token.start)
    try expect(.equal)
    try expression(flavor)
    end(.end)
  }
}

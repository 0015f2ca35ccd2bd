extension PlainReader {
  /// A type, with what may stand before it.
  ///
  /// - Parameter isTaken: it is the type of what is being declared.
  mutating func type(isTaken: Trail.Step? = nil) throws(Unsure) {
    try deeper { reader throws(Unsure) in
      let first = reader.place
      while true {
        if reader.place - first > PlainScan.depth { throw Unsure() }
        if reader.kind == .at {
          try reader.attribute(ofType: true)
        } else if reader.isTypeSpecifier {
          reader.advance()
        } else {
          break
        }
      }
      if let isTaken { reader.add(isTaken) }
      try reader.bareType()
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

  private mutating func bareType() throws(Unsure) {
    let mark = mark
    let isSome = at(.some) || at(.any)
    if isSome {
      guard !ahead(1).beginsLine, isTypeStart(ahead(1)) else { throw Unsure() }
      addType(at(.any) ? .any : .some)
      advance()
    }
    let inner = self.mark
    let first = place
    try simpleType()
    if isSign(token, "&") {
      while isSign(token, "&") {
        advance()
        try simpleType()
      }
      wrapType(inner, .composition)
    }
    if isSome { end(.endType) }
    if kind == .arrow || isEffect(token) && isArrowAhead { try functionType(mark, first, isSome) }
  }

  private func isEffect(_ token: PlainToken) -> Bool {
    token.kind == .word && (token.word == .async || token.word == .throws || token.word == .rethrows)
  }

  private var isArrowAhead: Bool { ahead(1).kind == .arrow || isEffect(ahead(1)) && ahead(2).kind == .arrow }

  private func isTypeStart(_ token: PlainToken) -> Bool {
    token.kind == .word && (isName(token) || token.word == .Any || token.word == .Self)
      || token.kind == .leftParen || token.kind == .leftSquare
  }

  /// What stood in parentheses is what the function takes.
  private mutating func functionType(_ mark: Mark, _ first: Int, _ isSome: Bool) throws(Unsure) {
    guard !isSome, tokens[first].kind == .leftParen, Int(tokens[first].partner) == place - 1 else { throw Unsure() }
    guard let opened = lastTuple, opened.token == first else { throw Unsure() }
    trail[opened.entry] = Trail.Entry(
      step: .type, kind: TypeNode.Kind.function.rawValue, place: mark.start, around: trail[opened.entry].around)
    trail[opened.end] = Trail.Entry(step: .nothing, around: trail[opened.end].around)
    while isEffect(token) { advance() }
    try expect(.arrow)
    try type()
    end(.endType)
  }

  mutating func addType(_ kind: TypeNode.Kind, name: Int = -1) {
    add(.type, kind.rawValue, at: start, name: name)
  }

  private mutating func wrapType(_ mark: Mark, _ kind: TypeNode.Kind, name: Int = -1) {
    trail.wrap(
      from: mark.place,
      in: Trail.Entry(step: .type, kind: kind.rawValue, place: mark.start, name: Int32(name)),
      end: Trail.Entry(step: .endType, place: lastEnd))
  }

  /// - Parameter isName: it is an attribute's, where no more may follow, or a key path's root.
  mutating func simpleType(takesMembers: Bool = true) throws(Unsure) {
    let mark = mark
    switch kind {
    case .word:
      guard isName(token) || word == .Any || word == .Self else { throw Unsure() }
      let name = place
      addType(.named, name: name)
      advance()
      if isAngle(token) { try genericArguments() }
      lastName = name
      end(.endType)
    case .leftParen:
      try tupleType()
      lastName = -1
    case .leftSquare:
      try collectionType()
      lastName = -1
    default: throw Unsure()
    }
    try typeSuffixes(mark, takesMembers)
  }

  private mutating func typeSuffixes(_ mark: Mark, _ takesMembers: Bool) throws(Unsure) {
    while true {
      if kind == .question || kind == .exclamation {
        if token.beginsLine { throw Unsure() }
        let isQuestion = kind == .question
        lastName = isQuestion ? place : -1
        advance()
        wrapType(mark, isQuestion ? .optional : .implicitlyUnwrapped)
      } else if kind == .period {
        let next = ahead(1)
        guard next.kind == .word, next.start == token.end, next.word != .wildcard else { throw Unsure() }
        let isMetatype = next.word == .Type || next.word == .Protocol
        if !takesMembers, !isMetatype { return }
        advance()
        let name = place
        if isMetatype {
          advance()
          wrapType(mark, .metatype)
        } else {
          guard isName(next) else { throw Unsure() }
          advance()
          if isAngle(token) { try genericArguments() }
          lastName = name
          wrapType(mark, .member, name: name)
        }
      } else {
        return
      }
    }
  }

  /// Whether an operator begins with `<`.
  func isAngle(_ token: PlainToken) -> Bool {
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: byte(token) == UInt8(ascii: "<")
    default: false
    }
  }

  mutating func genericArguments() throws(Unsure) {
    guard token.end - token.start == 1 else { throw Unsure() }
    advance()
    while true {
      try type()
      if kind != .comma { break }
      advance()
    }
    try closeAngle()
  }

  /// Takes `>` from the front of an operator.
  mutating func closeAngle() throws(Unsure) {
    let token = token
    switch token.kind {
    case .binaryOperator, .prefixOperator, .postfixOperator: break
    default: throw Unsure()
    }
    guard byte(token) == UInt8(ascii: ">") else { throw Unsure() }
    let length = token.end - token.start
    if length == 1 { return advance() }
    lastEnd = token.start + 1
    tokens[place].start += 1
    tokens[place].beginsLine = false
    let rest = source[Int(token.start) + 1..<Int(token.end)]
    guard rest.allSatisfy({ [UInt8(ascii: ">"), UInt8(ascii: "?"), UInt8(ascii: "!")].contains($0) }) else {
      throw Unsure()
    }
    if rest.first == UInt8(ascii: ">") { return }
    // The rest of the operator waits behind it.
    tokens[place].kind = rest.first == UInt8(ascii: "?") ? .question : .exclamation
    tokens[place].end = tokens[place].start + 1
    if length > 2 { tokens[place].partner = token.end }
  }

  private mutating func collectionType() throws(Unsure) {
    let opened = trail.count
    addType(.array)
    advance()
    try type()
    if take(.colon) {
      trail[opened].kind = TypeNode.Kind.dictionary.rawValue
      try type()
    }
    try expect(.rightSquare)
    end(.endType)
  }

  private mutating func tupleType() throws(Unsure) {
    let first = place
    let opened = trail.count
    addType(.tuple)
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
    // Parentheses around one type change nothing; but a function may follow, which takes it.
    if count == 1, !isFunctionAhead {
      trail[opened] = Trail.Entry(step: .nothing, around: trail[opened].around)
      trail[closed] = Trail.Entry(step: .nothing, around: trail[closed].around)
    }
  }

  private var isFunctionAhead: Bool { kind == .arrow || isEffect(token) && isArrowAhead }

  /// Labels, as far as there are any, then the type.
  private mutating func tupleTypeElement() throws(Unsure) {
    var count = 0
    if kind == .word {
      if ahead(1).kind == .colon {
        count = 2
      } else if ahead(1).kind == .word, ahead(2).kind == .colon {
        count = 3
      }
    }
    if count > 0, token.word == .inout { throw Unsure() }
    for _ in 0..<count { advance() }
    try type()
    passEllipsis()
  }

  mutating func passEllipsis() { if isSign(token, "...") { advance() } }
}

// MARK: Looking ahead

extension PlainReader {
  /// Whether generic arguments stand here, rather than a comparison.
  func areGenericArguments() throws(Unsure) -> Bool {
    guard isAngle(token) else { return false }
    if token.end - token.start > 1 { return false }
    var look = TypeLook(self, from: place)
    guard try look.passGenericArguments() else { return false }
    return try look.endsType()
  }
}

extension PlainReader {
  mutating func function(_ head: Head) throws(Unsure) {
    advance()
    let name = place
    switch kind {
    case .word: guard isName(token) else { throw Unsure() }
    case .binaryOperator, .prefixOperator, .postfixOperator:
      if source[Int(token.end) - 1] == UInt8(ascii: "<"), token.end - token.start > 1 { throw Unsure() }
    default: throw Unsure()
    }
    advance()
    let opened = head.opened
    open(.function, head, name: name)
    if isAngle(token) { try genericParameters() }
    try parameters()
    try effects()
    let returns = try result()
    try constraints()
    try body(opened, returns)
    end(.endDeclaration)
  }

  mutating func initializer(_ head: Head) throws(Unsure) {
    let opened = head.opened
    open(.initializer, head, name: place)
    advance()
    if kind == .question || kind == .exclamation { advance() }
    if isAngle(token) { try genericParameters() }
    try parameters()
    try effects()
    try constraints()
    try body(opened, false)
    end(.endDeclaration)
  }

  mutating func deinitializer(_ head: Head) throws(Unsure) {
    open(.deinitializer, head, name: place)
    advance()
    try body(head.opened, false)
    end(.endDeclaration)
  }

  mutating func subscripted(_ head: Head) throws(Unsure) {
    open(.subscript, head, name: place)
    advance()
    if isAngle(token) { try genericParameters() }
    try parameters()
    guard try result() else { throw Unsure() }
    try constraints()
    if kind == .leftBrace { try accessors() }
    end(.endDeclaration)
  }

  private mutating func effects() throws(Unsure) {
    while kind == .word, word == .async || word == .throws || word == .rethrows {
      if word == .async { add(.note, more: Modifiers.async.rawValue) }
      advance()
      if tokens[place - 1].word == .throws, kind == .leftParen {
        advance()
        try type()
        try expect(.rightParen)
      }
    }
  }

  /// Whether something is given back.
  private mutating func result() throws(Unsure) -> Bool {
    guard take(.arrow) else { return false }
    if at(.some), isAngle(ahead(1)) { throw Unsure() }
    try type(isTaken: .takeType)
    return true
  }

  private mutating func body(_ opened: Int, _ returns: Bool) throws(Unsure) {
    guard kind == .leftBrace else { return }
    trail[opened].more |= Modifiers.body.rawValue
    try block(returns ? .body : .code)
  }

  mutating func block(_ list: List = .code) throws(Unsure) {
    try deeper { reader throws(Unsure) in
      reader.add(.scope)
      try reader.expect(.leftBrace)
      try reader.items(list)
      try reader.expect(.rightBrace)
      reader.end(.endScope)
    }
  }

  mutating func parameters() throws(Unsure) {
    try expect(.leftParen)
    while kind != .rightParen {
      try parameter()
      if tokens[place - 1].kind != .comma { break }
    }
    try expect(.rightParen)
  }

  private mutating func parameter() throws(Unsure) {
    let opened = trail.count
    let start = token.start
    add(.nothing)
    while kind == .at { try attribute() }
    guard kind == .word, isLabel(token) else { throw Unsure() }
    let first = place
    advance()
    if kind == .word {
      guard isName(token) || word == .wildcard else { throw Unsure() }
      advance()
    }
    trail[opened] = Trail.Entry(
      step: .declare, kind: Declaration.Kind.parameter.rawValue, place: start, name: Int32(place - 1),
      more: UInt32(first + 1))
    try expect(.colon)
    try type(isTaken: .takeType)
    passEllipsis()
    if kind == .equal { try value() }
    _ = take(.comma)
    end(.endDeclaration)
  }

  /// Any word may label what is handed over.
  func isLabel(_ token: PlainToken) -> Bool { token.kind == .word && token.word != .inout }

  // MARK: Variables

  mutating func variable(_ head: Head) throws(Unsure) {
    trail[head.opened] = Trail.Entry(step: .variable)
    let specifier: Modifiers = word == .let ? .constant : []
    trail[head.sealed] = Trail.Entry(step: .sealVariable, more: head.modifiers.union(specifier).rawValue)
    advance()
    while true {
      try binding()
      if tokens[place - 1].kind != .comma { break }
    }
    add(.endVariable)
  }

  private mutating func binding() throws(Unsure) {
    guard kind == .word, isName(token) else { return try brokenBinding() }
    add(.declareVariable, at: token.start, name: place)
    advance()
    if take(.colon) { try type(isTaken: .takeType) }
    if kind == .equal { try value() }
    if kind == .leftBrace { try accessors() }
    _ = take(.comma)
    end(.endDeclaration)
  }

  /// Several names, or none.
  private mutating func brokenBinding() throws(Unsure) {
    try simplePattern()
    if take(.colon) { try type() }
    if take(.equal) { try expression() }
    if kind == .leftBrace { throw Unsure() }
    _ = take(.comma)
  }

  /// Names in parentheses.
  mutating func simplePattern() throws(Unsure) {
    if take(.wildcard) { return }
    if take(.let) || take(.var) { return try deeper { reader throws(Unsure) in try reader.simplePattern() } }
    if kind == .word {
      guard isName(token) else { throw Unsure() }
      return part()
    }
    try expect(.leftParen)
    while kind != .rightParen {
      if kind == .word, ahead(1).kind == .colon {
        advance()
        advance()
      }
      try deeper { reader throws(Unsure) in try reader.simplePattern() }
      if !take(.comma) { break }
    }
    try expect(.rightParen)
  }

  // MARK: Accessors

  mutating func accessors() throws(Unsure) {
    guard try areAccessorsNamed() else {
      add(.note, more: Modifiers([.computed, .body]).rawValue)
      add(.declare, Declaration.Kind.accessor.rawValue, at: token.start, more: Modifiers.body.rawValue)
      trail[trail.count - 1].flags = .implicit
      add(.scope)
      advance()
      try deeper { reader throws(Unsure) in try reader.items(.body) }
      try expect(.rightBrace)
      end(.endScope)
      return end(.endDeclaration)
    }
    advance()
    while kind != .rightBrace { try accessor() }
    advance()
  }

  private func areAccessorsNamed() throws(Unsure) -> Bool {
    var next = place + 1
    guard tokens[next].kind == .word || tokens[next].kind == .at else { return false }
    if tokens[next].kind == .at {
      if isDeclaration(from: next) { return false }
      throw Unsure()
    }
    if tokens[next].word == .mutating || tokens[next].word == .nonmutating { next += 1 }
    let after = tokens[next + 1]
    switch tokens[next].word {
    case .get, .set, .willSet, .didSet:
      switch after.kind {
      case .leftBrace, .rightBrace: return true
      case .leftParen where tokens[next].word != .get:
        let inner = Int(after.partner) - next - 1
        guard inner == 2, tokens[Int(after.partner) + 1].kind == .leftBrace else { throw Unsure() }
        return true
      case .word where [.get, .set, .async, .throws, .nonmutating, .mutating].contains(after.word): return true
      default: throw Unsure()
      }
    case ._read, ._modify, .read, .modify, .mutate, .borrow, .unsafeAddress, .unsafeMutableAddress, .`init`:
      throw Unsure()
    default: return false
    }
  }

  private mutating func accessor() throws(Unsure) {
    let start = token.start
    if at(.mutating) || at(.nonmutating) { advance() }
    guard kind == .word else { throw Unsure() }
    let accessor = word
    let opened = trail.count + 1
    switch accessor {
    case .get: add(.note, more: Modifiers.computed.rawValue)
    case .set: add(.note, more: Modifiers([.computed, .settable]).rawValue)
    case .willSet, .didSet: add(.nothing)
    default: throw Unsure()
    }
    add(.declare, Declaration.Kind.accessor.rawValue, at: start, name: place)
    advance()
    if accessor != .get, kind == .leftParen { try passBrackets() }
    while at(.async) || at(.throws) { advance() }
    if kind == .leftParen { throw Unsure() }
    if kind == .leftBrace {
      trail[opened].more |= Modifiers.body.rawValue
      try block(accessor == .get ? .body : .code)
    }
    end(.endDeclaration)
  }
}

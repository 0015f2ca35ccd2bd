import LintSyntax

/// Functions, initializers, deinitializers and subscripts.
extension FastReader {
  mutating func function(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    guard isName(token) || isOperatorName else { throw NeedsFullParse() }
    open(.function, head, name: place)
    advance()
    try takenValues()
    let returns = try returnType()
    try constraints()
    try body(head, returns)
  }

  /// The parser takes what follows `<` for its generic parameters.
  private var isOperatorName: Bool {
    token.kind.isOperator && (token.count == 1 || source[Int(token.end) - 1] != UInt8(ascii: "<"))
  }

  mutating func initializer(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.initializer, head, name: place)
    advance()
    if kind == .question || kind == .exclamation { advance() }
    try takenValues()
    try constraints()
    try body(head, false)
  }

  mutating func deinitializer(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.deinitializer, head, name: place)
    advance()
    try body(head, false)
  }

  mutating func subscripted(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.subscript, head, name: place)
    advance()
    if isAngle(token) { try genericParameters() }
    try parameters()
    guard try returnType() else { throw NeedsFullParse() }
    try constraints()
    if kind == .leftBrace { try accessors() }
    end(.endDeclaration)
  }

  private mutating func takenValues() throws(NeedsFullParse) {
    if isAngle(token) { try genericParameters() }
    try parameters()
    try effects()
  }

  private mutating func effects() throws(NeedsFullParse) {
    while at(.async) || at(.throws) || at(.rethrows) {
      let effect = word
      if effect == .async { note(.async) }
      advance()
      if effect == .throws, take(.leftParen) {
        try type()
        try expect(.rightParen)
      }
    }
  }

  /// Whether something is given back.
  private mutating func returnType() throws(NeedsFullParse) -> Bool {
    guard take(.arrow) else { return false }
    if at(.some), isAngle(ahead(1)) { throw NeedsFullParse() }
    try type(as: .typeOfOwner)
    return true
  }

  /// The parser takes a later brace in the line for a missing body, unless a declaration or a closing brace is before it.
  func expectNoBody() throws(NeedsFullParse) {
    for token in tokens[place...] {
      if token.beginsLine || token.kind == .rightBrace || token.kind == .word && token.word.beginsDeclaration { return }
      if token.kind == .leftBrace { throw NeedsFullParse() }
    }
  }

  private mutating func body(_ head: DeclarationHead, _ returns: Bool) throws(NeedsFullParse) {
    if kind != .leftBrace { try expectNoBody() }
    if kind == .leftBrace {
      events[head.opened].more |= Modifiers.body.rawValue
      try block(returns ? .body : .code)
    }
    end(.endDeclaration)
  }

  // MARK: Parameters

  mutating func parameters() throws(NeedsFullParse) {
    guard kind == .leftParen else { throw NeedsFullParse() }
    try declarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.parameter() }
  }

  private mutating func parameter() throws(NeedsFullParse) {
    let start = token.start
    let opened = reserve()
    while kind == .at { try attribute() }
    // Any other word may label what is handed over.
    guard kind == .word, word != .inout else { throw NeedsFullParse() }
    let label = place
    advance()
    if kind == .word {
      guard isName(token) || word == .wildcard else { throw NeedsFullParse() }
      advance()
    }
    events[opened] = ParseEvent(
      step: .declare, kind: DeclarationKind.parameter.rawValue, place: start, name: Int32(place - 1),
      more: UInt32(label + 1))
    try expect(.colon)
    try type(as: .typeOfOwner)
    passEllipsis()
    if kind == .equal { try value() }
  }

  // MARK: Results

  mutating func returnStatement() throws(NeedsFullParse) {
    begin(.return)
    advance()
    if try isReturned { try expression() }
    end(.end)
  }

  mutating func throwStatement() throws(NeedsFullParse) {
    begin(.throw)
    advance()
    try expression()
    end(.end)
  }

  /// Whether a value follows: the next statement may as well.
  private var isReturned: Bool {
    get throws(NeedsFullParse) {
      switch kind {
      case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .end: return false
      case .word:
        switch word {
        case .case, .default: return false
        case .if, .switch: return true
        case .return, .throw, .defer, .guard, .while, .do, .for, .break, .continue, .fallthrough: return false
        case .repeat, .yield, .discard: throw NeedsFullParse()
        default:
          if isName(token), ahead(1).kind == .colon { throw NeedsFullParse() }
          return !isDeclaration(from: place)
        }
      case .at:
        if isCase(at: place) { return false }
        throw NeedsFullParse()
      default: return true
      }
    }
  }
}

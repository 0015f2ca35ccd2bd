import LintSyntax

/// Functions, initializers, deinitializers and subscripts.
extension FastReader {
  mutating func readFunction(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    guard isName(token) || isOperatorName else { throw NeedsFullParse() }
    open(.function, head, name: position)
    advance()
    try readParametersAndEffects()
    let returns = try readReturnType()
    try readConstraints()
    try readBody(head, returns)
  }

  /// Whether an operator is a function's name; the parser reads a final `<` as generic parameters.
  private var isOperatorName: Bool {
    token.kind.isOperator && (token.count == 1 || source[Int(token.end) - 1] != UInt8(ascii: "<"))
  }

  mutating func readInitializer(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.initializer, head, name: position)
    advance()
    if kind == .question || kind == .exclamation { advance() }
    try readParametersAndEffects()
    try readConstraints()
    try readBody(head, false)
  }

  mutating func readDeinitializer(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.deinitializer, head, name: position)
    advance()
    try readBody(head, false)
  }

  mutating func readSubscript(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.subscript, head, name: position)
    advance()
    if isAngle(token) { try readGenericParameters() }
    try readParameters()
    guard try readReturnType() else { throw NeedsFullParse() }
    try readConstraints()
    if kind == .leftBrace { try readAccessors() }
    end(.endDeclaration)
  }

  private mutating func readParametersAndEffects() throws(NeedsFullParse) {
    if isAngle(token) { try readGenericParameters() }
    try readParameters()
    try readEffects()
  }

  mutating func readEffects() throws(NeedsFullParse) {
    while at(.async) || at(.throws) || at(.rethrows) {
      let effect = word
      note(effect == .async ? .async : .throwing)
      advance()
      if effect == .throws, take(.leftParen) {
        try readType()
        try expect(.rightParen)
      }
    }
  }

  /// Reads a return type and returns whether there is one.
  private mutating func readReturnType() throws(NeedsFullParse) -> Bool {
    guard take(.arrow) else { return false }
    if at(.some), isAngle(ahead(1)) { throw NeedsFullParse() }
    try readType(as: .typeOfOwner)
    return true
  }

  /// Expects no body. The parser reads a later brace in the line as the body, unless a declaration or a closing brace
  /// precedes it.
  func expectNoBody() throws(NeedsFullParse) {
    for token in tokens[position..<tokens.nextID] {
      if token.beginsLine || token.kind == .rightBrace || token.kind == .word && token.word.beginsDeclaration { return }
      if token.kind == .leftBrace { throw NeedsFullParse() }
    }
  }

  private mutating func readBody(_ head: DeclarationHead, _ returns: Bool) throws(NeedsFullParse) {
    if kind != .leftBrace { try expectNoBody() }
    if kind == .leftBrace {
      events[head.opened].modifiers.insert(.body)
      try readBlock(returns ? .body : .code)
    }
    end(.endDeclaration)
  }

  // MARK: Parameters

  mutating func readParameters() throws(NeedsFullParse) {
    guard kind == .leftParen else { throw NeedsFullParse() }
    try readDeclarations(to: .rightParen) { reader throws(NeedsFullParse) in try reader.readParameter() }
  }

  private mutating func readParameter() throws(NeedsFullParse) {
    let start = token.start
    let opened = reserve()
    while kind == .at { try readAttribute() }
    // Any other word can be a label.
    guard kind == .word, word != .inout else { throw NeedsFullParse() }
    let label = position
    advance()
    if kind == .word {
      guard isName(token) || word == .wildcard else { throw NeedsFullParse() }
      advance()
    }
    events[opened] = Self.parameterEvent(at: start, name: position - 1, label: label)
    try expect(.colon)
    try readType(as: .typeOfOwner)
    skipEllipsis()
    if kind == .equal { try readValue() }
  }

  // MARK: Results

  mutating func readReturnStatement() throws(NeedsFullParse) {
    begin(.return)
    advance()
    if try hasResult { try readExpression() }
    end(.end)
  }

  mutating func readThrowStatement() throws(NeedsFullParse) {
    begin(.throw)
    advance()
    try readExpression()
    end(.end)
  }

  /// Whether a value follows `return`, instead of the next statement.
  private var hasResult: Bool {
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
          return !isDeclaration(from: position)
        }
      case .at:
        if isCase(at: position) { return false }
        throw NeedsFullParse()
      default: return true
      }
    }
  }
}

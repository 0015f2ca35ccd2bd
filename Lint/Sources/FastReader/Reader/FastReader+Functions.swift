import LintSyntax

/// Functions, initializers, deinitializers and subscripts.
extension FastReader {
  mutating func function(_ head: DeclarationHead) throws(NeedsFullParse) {
    advance()
    guard isName(token) || isOperatorName else { throw NeedsFullParse() }
    open(.function, head, name: position)
    advance()
    try parametersAndEffects()
    let returns = try returnType()
    try constraints()
    try body(head, returns)
  }

  /// Whether an operator is a function's name; the parser reads a final `<` as generic parameters.
  private var isOperatorName: Bool {
    token.kind.isOperator && (token.count == 1 || source[Int(token.end) - 1] != UInt8(ascii: "<"))
  }

  mutating func initializer(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.initializer, head, name: position)
    advance()
    if kind == .question || kind == .exclamation { advance() }
    try parametersAndEffects()
    try constraints()
    try body(head, false)
  }

  mutating func deinitializer(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.deinitializer, head, name: position)
    advance()
    try body(head, false)
  }

  mutating func subscriptDeclaration(_ head: DeclarationHead) throws(NeedsFullParse) {
    open(.subscript, head, name: position)
    advance()
    if isAngle(token) { try genericParameters() }
    try parameters()
    guard try returnType() else { throw NeedsFullParse() }
    try constraints()
    if kind == .leftBrace { try accessors() }
    end(.endDeclaration)
  }

  private mutating func parametersAndEffects() throws(NeedsFullParse) {
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

  /// Reads a return type and returns whether there is one.
  private mutating func returnType() throws(NeedsFullParse) -> Bool {
    guard take(.arrow) else { return false }
    if at(.some), isAngle(ahead(1)) { throw NeedsFullParse() }
    try type(as: .typeOfOwner)
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

  private mutating func body(_ head: DeclarationHead, _ returns: Bool) throws(NeedsFullParse) {
    if kind != .leftBrace { try expectNoBody() }
    if kind == .leftBrace {
      events[head.opened].modifiers.insert(.body)
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
    // Any other word can be a label.
    guard kind == .word, word != .inout else { throw NeedsFullParse() }
    let label = position
    advance()
    if kind == .word {
      guard isName(token) || word == .wildcard else { throw NeedsFullParse() }
      advance()
    }
    events[opened] = Self.parameter(at: start, name: position - 1, label: label)
    try expect(.colon)
    try type(as: .typeOfOwner)
    skipEllipsis()
    if kind == .equal { try value() }
  }

  // MARK: Results

  mutating func returnStatement() throws(NeedsFullParse) {
    begin(.return)
    advance()
    if try hasResult { try expression() }
    end(.end)
  }

  mutating func throwStatement() throws(NeedsFullParse) {
    begin(.throw)
    advance()
    try expression()
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

import LintSyntax

/// Types and their specifiers.
extension FastReader {
  /// Reads a type.
  ///
  /// - Parameter role: the event that announces the type of a declaration.
  mutating func readType(as role: ParseStep? = nil) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      try reader.readTypeSpecifiers()
      if let role { reader.add(role) }
      try reader.readBareType()
    }
  }

  private mutating func readTypeSpecifiers() throws(NeedsFullParse) {
    let first = position
    while true {
      if position > first + FastLexer.depthLimit { throw NeedsFullParse() }
      if kind == .at {
        try readAttribute(ofType: true)
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

  private mutating func readBareType() throws(NeedsFullParse) {
    let isSome = at(.some) || at(.any)
    if isSome {
      guard !ahead(1).beginsLine, isTypeStart(ahead(1)) else { throw NeedsFullParse() }
      beginType(at(.any) ? .any : .some)
      advance()
    }
    let checkpoint = checkpoint
    let first = position
    try readSimpleType()
    if isOperator(token, "&") {
      while isOperator(token, "&") {
        advance()
        try readSimpleType()
      }
      wrapType(from: checkpoint, in: .composition)
    }
    if isSome { end(.endType) }
    guard isFunctionAhead else { return }
    if isSome { throw NeedsFullParse() }
    try readFunctionType(from: first)
  }

  private func isTypeStart(_ token: Token) -> Bool {
    token.kind == .word && (isName(token) || token.word == .Any || token.word == .Self)
      || token.kind == .leftParen || token.kind == .leftSquare
  }

  // MARK: Names and brackets

  /// Reads a type without specifiers, compositions or arrows.
  ///
  /// - Parameter takesMembers: false for the root of a key path, whose members are its own.
  mutating func readSimpleType(takesMembers: Bool = true) throws(NeedsFullParse) {
    let checkpoint = checkpoint
    switch kind {
    case .word: try readNamedType()
    case .leftParen:
      try readTupleType()
      lastName = nil
    case .leftSquare:
      try readCollectionType()
      lastName = nil
    default: throw NeedsFullParse()
    }
    try readTypeSuffixes(checkpoint, takesMembers)
  }

  private mutating func readNamedType() throws(NeedsFullParse) {
    guard isName(token) || word == .Any || word == .Self else { throw NeedsFullParse() }
    let name = position
    beginType(.named, name: name)
    advance()
    if isAngle(token) { try readGenericArguments() }
    lastName = name
    end(.endType)
  }

  private mutating func readCollectionType() throws(NeedsFullParse) {
    let opened = events.nextID
    beginType(.array)
    advance()
    try readType()
    if take(.colon) {
      events[opened].kind = TypeNodeKind.dictionary.rawValue
      try readType()
    }
    try expect(.rightSquare)
    end(.endType)
  }

  private mutating func readTypeSuffixes(_ checkpoint: Checkpoint, _ takesMembers: Bool) throws(NeedsFullParse) {
    while true {
      switch kind {
      case .question, .exclamation: try readTypeMark(checkpoint)
      case .period: guard try readTypeMember(checkpoint, takesMembers) else { return }
      default: return
      }
    }
  }

  /// Reads `?` or `!` after a type.
  private mutating func readTypeMark(_ checkpoint: Checkpoint) throws(NeedsFullParse) {
    if token.beginsLine { throw NeedsFullParse() }
    let isQuestion = kind == .question
    lastName = isQuestion ? position : nil
    advance()
    wrapType(from: checkpoint, in: isQuestion ? .optional : .implicitlyUnwrapped)
  }

  /// Reads a member of a type and returns whether it belongs to the type.
  private mutating func readTypeMember(_ checkpoint: Checkpoint, _ takesMembers: Bool) throws(NeedsFullParse) -> Bool {
    let next = ahead(1)
    guard next.kind == .word, next.start == token.end, next.word != .wildcard else { throw NeedsFullParse() }
    if next.word == .Type || next.word == .Protocol {
      advance()
      advance()
      wrapType(from: checkpoint, in: .metatype)
      return true
    }
    if !takesMembers { return false }
    advance()
    let name = try expectName()
    if isAngle(token) { try readGenericArguments() }
    lastName = name
    wrapType(from: checkpoint, in: .member, name: name)
    return true
  }

  // MARK: Tuples and functions

  /// Reads a tuple type or parentheses around one type, which aren't a fact.
  mutating func readTupleType() throws(NeedsFullParse) {
    let first = position
    let opened = events.nextID
    beginType(.tuple)
    advance()
    var count = 0
    while kind != .rightParen {
      try readTupleTypeElement()
      count += 1
      guard take(.comma) else { break }
      if kind == .rightParen { throw NeedsFullParse() }
    }
    try expect(.rightParen)
    let closed = events.nextID
    end(.endType)
    lastTuple = (first, opened, closed)
    if count == 1 {
      events[opened].step = .nothing
      events[closed].step = .nothing
    }
  }

  private mutating func readTupleTypeElement() throws(NeedsFullParse) {
    try skip(labels)
    try readType()
    skipEllipsis()
  }

  /// The one or two names before a colon; empty without a colon.
  var labels: Range<TokenID> {
    guard kind == .word else { return position..<position }
    if ahead(1).kind == .colon { return position..<nextToken }
    return ahead(1).kind == .word && ahead(2).kind == .colon ? position..<(position + 2) : position..<position
  }

  /// Skips labels and the colon after them.
  mutating func skip(_ labels: Range<TokenID>) throws(NeedsFullParse) {
    if labels.isEmpty { return }
    if word == .inout { throw NeedsFullParse() }
    while position < labels.upperBound { advance() }
    advance()
  }

  mutating func skipEllipsis() { if isOperator(token, "...") { advance() } }

  // MARK: Functions

  /// Turns the last tuple type into the parameters of a function type.
  mutating func readFunctionType(from first: TokenID) throws(NeedsFullParse) {
    guard tokens[first].kind == .leftParen, tokens[first].matchingBracket == position - 1 else {
      throw NeedsFullParse()
    }
    guard let tuple = lastTuple, tuple.token == first else { throw NeedsFullParse() }
    events[tuple.begin].step = .type
    events[tuple.begin].kind = TypeNodeKind.function.rawValue
    events[tuple.end].step = .nothing
    while isEffect(token) { advance() }
    try expect(.arrow)
    try readType()
    end(.endType)
  }

  var isFunctionAhead: Bool { kind == .arrow || isEffect(token) && isArrowAhead }

  private func isEffect(_ token: Token) -> Bool {
    token.kind == .word && (token.word == .async || token.word == .throws || token.word == .rethrows)
  }

  private var isArrowAhead: Bool { ahead(1).kind == .arrow || isEffect(ahead(1)) && ahead(2).kind == .arrow }
}

import LintSyntax

/// Types and their specifiers.
extension FastReader {
  /// - Parameter role: it is the type of what is being declared.
  mutating func type(as role: ParseStep? = nil) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      try reader.typeSpecifiers()
      if let role { reader.add(role) }
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

  // MARK: Names and brackets

  /// - Parameter takesMembers: not where it is a key path's root.
  mutating func simpleType(takesMembers: Bool = true) throws(NeedsFullParse) {
    let mark = mark
    switch kind {
    case .word: try namedType()
    case .leftParen:
      try tupleType()
      lastName = -1
    case .leftSquare:
      try collectionType()
      lastName = -1
    default: throw NeedsFullParse()
    }
    try typeSuffixes(mark, takesMembers)
  }

  private mutating func namedType() throws(NeedsFullParse) {
    guard isName(token) || word == .Any || word == .Self else { throw NeedsFullParse() }
    let name = place
    beginType(.named, name: name)
    advance()
    if isAngle(token) { try genericArguments() }
    lastName = name
    end(.endType)
  }

  private mutating func collectionType() throws(NeedsFullParse) {
    let opened = events.count
    beginType(.array)
    advance()
    try type()
    if take(.colon) {
      events[opened].kind = TypeNodeKind.dictionary.rawValue
      try type()
    }
    try expect(.rightSquare)
    end(.endType)
  }

  private mutating func typeSuffixes(_ mark: Checkpoint, _ takesMembers: Bool) throws(NeedsFullParse) {
    while true {
      switch kind {
      case .question, .exclamation: try typeMark(mark)
      case .period: guard try typeMember(mark, takesMembers) else { return }
      default: return
      }
    }
  }

  /// `?` or `!`
  private mutating func typeMark(_ mark: Checkpoint) throws(NeedsFullParse) {
    if token.beginsLine { throw NeedsFullParse() }
    let isQuestion = kind == .question
    lastName = isQuestion ? place : -1
    advance()
    wrapType(mark, isQuestion ? .optional : .implicitlyUnwrapped)
  }

  /// - Returns: whether there was one that is the type's.
  private mutating func typeMember(_ mark: Checkpoint, _ takesMembers: Bool) throws(NeedsFullParse) -> Bool {
    let next = ahead(1)
    guard next.kind == .word, next.start == token.end, next.word != .wildcard else { throw NeedsFullParse() }
    if next.word == .Type || next.word == .Protocol {
      advance()
      advance()
      wrapType(mark, .metatype)
      return true
    }
    if !takesMembers { return false }
    advance()
    let name = try expectName()
    if isAngle(token) { try genericArguments() }
    lastName = name
    wrapType(mark, .member, name: name)
    return true
  }

  // MARK: Tuples and functions

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

  /// The number of names before a colon, if one follows.
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
    events[tuple.entry].kind = TypeNodeKind.function.rawValue
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

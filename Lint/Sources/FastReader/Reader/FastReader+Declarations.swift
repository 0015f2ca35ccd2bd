import LintSyntax

/// Declarations: their attributes, modifiers and introducers.
extension FastReader {
  mutating func readDeclaration(_ list: ItemList) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      let head = try reader.readHead()
      try reader.readDeclaration(list, head)
    }
  }

  private mutating func readDeclaration(_ list: ItemList, _ head: DeclarationHead) throws(NeedsFullParse) {
    guard kind == .word else { throw NeedsFullParse() }
    switch word {
    case .import: try readImport(head)
    case .let, .var: try readVariable(head)
    case .func: try readFunction(head)
    case .class: try readNominal(.class, head)
    case .struct: try readNominal(.struct, head)
    case .enum: try readNominal(.enum, head)
    case .protocol: try readNominal(.protocol, head)
    case .actor: try readNominal(.actor, head)
    case .extension: try readExtension(head)
    case .typealias: try readTypeAlias(head)
    case .associatedtype: try readAssociatedType(head)
    case .`init` where list == .members: try readInitializer(head)
    case .deinit: try readDeinitializer(head)
    case .subscript: try readSubscript(head)
    case .operator where list == .file: try readOperator(head)
    case .case where list == .members && !head.modifiers.contains(.class): try readEnumCases(head)
    default: throw NeedsFullParse()
    }
  }

  /// Reads `infix operator <->: DefaultPrecedence`, which adds no facts.
  private mutating func readOperator(_ head: DeclarationHead) throws(NeedsFullParse) {
    // The fixity is the only modifier.
    guard position.index > 0, tokens[position - 1].start == head.start,
      [.prefix, .infix, .postfix].contains(tokens[position - 1].word), ahead(1).kind.isOperator
    else { throw NeedsFullParse() }
    advance()
    advance()
    if take(.colon) {
      guard kind == .word, word == .name else { throw NeedsFullParse() }
      advance()
    }
    guard token.beginsLine || kind == .end else { throw NeedsFullParse() }
    events.clear(from: head.opened, through: head.sealed)
  }

  private mutating func readHead() throws(NeedsFullParse) -> DeclarationHead {
    let start = token.start
    let opened = reserve()
    var count = 0
    while kind == .at {
      try readAttribute()
      count += 1
      if count > FastLexer.depthLimit { throw NeedsFullParse() }
    }
    if kind == .poundIf { throw NeedsFullParse() }
    let sealed = events.nextID
    add(.seal)
    return DeclarationHead(opened: opened, sealed: sealed, start: start, modifiers: try readModifiers())
  }

  /// Reads declarations in brackets, each of which includes the comma after it.
  mutating func readDeclarations(
    to closing: TokenKind, _ declaration: (inout FastReader) throws(NeedsFullParse) -> Void
  ) throws(NeedsFullParse) {
    advance()
    while kind != closing {
      try declaration(&self)
      if !endWithComma(.endDeclaration) { break }
    }
    try expect(closing)
  }

  /// Begins the declaration of a head.
  mutating func open(_ kind: DeclarationKind, _ head: DeclarationHead, name: TokenID?) {
    events[head.opened] = ParseEvent(
      .declare, kind: kind.rawValue, at: head.start, name: name, modifiers: head.modifiers)
  }

  /// Begins several declarations that share the modifiers of a head, and skips the introducer.
  mutating func openSeveral(_ head: DeclarationHead, _ specifier: Modifiers = []) {
    events[head.opened] = ParseEvent(.variable)
    events[head.sealed] = ParseEvent(.sealVariable, modifiers: head.modifiers.union(specifier))
    advance()
  }

  // MARK: Lookahead

  /// Whether a declaration, with its attributes and modifiers, begins at a position.
  func isDeclaration(from position: TokenID) -> Bool {
    let start = tokens[position].kind == .at ? afterAttributes(position) : position
    guard let start else { return false }
    var next = start
    while tokens[next].kind == .word, Self.isModifier(tokens[next].word) {
      let word = tokens[next].word
      next += 1
      if word == .class, isName(tokens[next]), !Self.isModifier(tokens[next].word) { return true }
      if tokens[next].kind == .leftParen, Self.takesDetail(word), word != .open { next = afterBrackets(next) }
    }
    guard tokens[next].kind == .word else { return false }
    return beginsDeclaration(tokens[next].word, before: tokens[next + 1])
  }

  private func afterAttributes(_ position: TokenID) -> TokenID? {
    var next = position
    while tokens[next].kind == .at {
      next += 1
      while tokens[next + 1].kind == .period, tokens[next + 2].kind == .word { next += 2 }
      next += 1
      if isAngle(tokens[next]), let end = try? endOfGenericArguments(next) { next = end }
      if tokens[next].kind == .leftParen, !tokens[next].beginsLine { next = afterBrackets(next) }
      if next >= tokens.nextID - 3 { return nil }
    }
    return next
  }

  private func beginsDeclaration(_ word: Keyword, before next: Token) -> Bool {
    switch word {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .typealias, .`init`, .deinit,
      .subscript, .associatedtype, .operator, .precedencegroup, .case:
      true
    case .actor: isName(next) && !next.beginsLine
    case .macro, .using: isName(next)
    default: false
    }
  }
}

/// The attributes and modifiers of a declaration.
struct DeclarationHead {
  /// The reserved events for the declaration and for the end of its attributes.
  let opened, sealed: EventID
  let start: UInt32
  let modifiers: Modifiers
}

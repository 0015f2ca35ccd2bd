import LintSyntax

/// Declarations: their attributes, modifiers and introducers.
extension FastReader {
  mutating func declaration(_ list: ItemList) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      let head = try reader.head()
      try reader.declaration(list, head)
    }
  }

  private mutating func declaration(_ list: ItemList, _ head: DeclarationHead) throws(NeedsFullParse) {
    guard kind == .word else { throw NeedsFullParse() }
    switch word {
    case .import: try module(head)
    case .let, .var: try variable(head)
    case .func: try function(head)
    case .class: try nominal(.class, head)
    case .struct: try nominal(.struct, head)
    case .enum: try nominal(.enum, head)
    case .protocol: try nominal(.protocol, head)
    case .actor: try nominal(.actor, head)
    case .extension: try extended(head)
    case .typealias: try alias(head)
    case .associatedtype: try associated(head)
    case .`init` where list == .members: try initializer(head)
    case .deinit: try deinitializer(head)
    case .subscript: try subscripted(head)
    case .case where list == .members && !head.modifiers.contains(.class): try enumCases(head)
    default: throw NeedsFullParse()
    }
  }

  private mutating func head() throws(NeedsFullParse) -> DeclarationHead {
    let start = token.start
    let opened = reserve()
    var count = 0
    while kind == .at {
      try attribute()
      count += 1
      if count > FastLexer.depth { throw NeedsFullParse() }
    }
    if kind == .poundIf { throw NeedsFullParse() }
    let sealed = events.count
    add(.seal)
    return DeclarationHead(opened: opened, sealed: sealed, start: start, modifiers: try modifiers())
  }

  /// Declarations in brackets, each with the comma behind it.
  mutating func declarations(
    to closing: TokenKind, _ declaration: (inout FastReader) throws(NeedsFullParse) -> Void
  ) throws(NeedsFullParse) {
    advance()
    while kind != closing {
      try declaration(&self)
      if !endWithComma(.endDeclaration) { break }
    }
    try expect(closing)
  }

  mutating func open(_ kind: DeclarationKind, _ head: DeclarationHead, name: Int) {
    events[head.opened] = ParseEvent(
      step: .declare, kind: kind.rawValue, place: head.start, name: Int32(name), more: head.modifiers.rawValue)
  }

  /// What follows the word declares several things, each with these modifiers.
  mutating func openSeveral(_ head: DeclarationHead, _ specifier: Modifiers = []) {
    events[head.opened] = ParseEvent(step: .variable)
    events[head.sealed] = ParseEvent(step: .sealVariable, more: head.modifiers.union(specifier).rawValue)
    advance()
  }

  // MARK: Lookahead

  /// Whether attributes, modifiers and the word of a declaration begin at a place.
  func isDeclaration(from place: Int) -> Bool {
    let start = tokens[place].kind == .at ? behindAttributes(place) : place
    guard let start else { return false }
    var next = start
    while tokens[next].kind == .word, Self.isModifier(tokens[next].word) {
      let word = tokens[next].word
      next += 1
      if word == .class, isName(tokens[next]), !Self.isModifier(tokens[next].word) { return true }
      if tokens[next].kind == .leftParen, Self.takesDetail(word), word != .open { next = behindBrackets(next) }
    }
    guard tokens[next].kind == .word else { return false }
    return beginsDeclaration(tokens[next].word, before: tokens[next + 1])
  }

  private func behindAttributes(_ place: Int) -> Int? {
    var next = place
    while tokens[next].kind == .at {
      next += 1
      while tokens[next + 1].kind == .period, tokens[next + 2].kind == .word { next += 2 }
      next += 1
      if isAngle(tokens[next]), let end = try? endOfGenericArguments(next) { next = end }
      if tokens[next].kind == .leftParen, !tokens[next].beginsLine { next = behindBrackets(next) }
      if next >= tokens.count - 3 { return nil }
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
  let opened, sealed: Int
  let start: UInt32
  let modifiers: Modifiers
}

import LintSyntax

/// Declarations: what stands before their word, and which word that is.
extension FastReader {
  mutating func declaration(_ list: List) throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      let head = try reader.head()
      try reader.declaration(list, head)
    }
  }

  private mutating func declaration(_ list: List, _ head: Head) throws(NeedsFullParse) {
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

  /// What stands before the word of a declaration.
  struct Head {
    /// Where the events waits for the declaration, and for the end of its attributes.
    let opened, sealed: Int
    let start: UInt32
    let modifiers: Modifiers
  }

  private mutating func head() throws(NeedsFullParse) -> Head {
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
    return Head(opened: opened, sealed: sealed, start: start, modifiers: try modifiers())
  }

  /// Declarations in brackets, each with the comma behind it.
  mutating func declarations(
    to closing: Token.Kind, _ declaration: (inout FastReader) throws(NeedsFullParse) -> Void
  ) throws(NeedsFullParse) {
    advance()
    while kind != closing {
      try declaration(&self)
      if !endWithComma(.endDeclaration) { break }
    }
    try expect(closing)
  }

  mutating func open(_ kind: Declaration.Kind, _ head: Head, name: Int) {
    events[head.opened] = ParseEvents.Event(
      step: .declare, kind: kind.rawValue, place: head.start, name: Int32(name), more: head.modifiers.rawValue)
  }

  /// What follows the word declares several things, each with these modifiers.
  mutating func openSeveral(_ head: Head, _ specifier: Modifiers = []) {
    events[head.opened] = ParseEvents.Event(step: .variable)
    events[head.sealed] = ParseEvents.Event(step: .sealVariable, more: head.modifiers.union(specifier).rawValue)
    advance()
  }
}

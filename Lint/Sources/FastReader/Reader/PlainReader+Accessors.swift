import LintSyntax

/// Accessors of variables and subscripts.
extension PlainReader {
  mutating func accessors() throws(Unsure) {
    guard try areAccessorsNamed() else { return try getter() }
    advance()
    while kind != .rightBrace { try accessor() }
    advance()
  }

  /// A getter without its name.
  private mutating func getter() throws(Unsure) {
    note([.computed, .body])
    add(
      .declare, Declaration.Kind.accessor.rawValue, at: token.start, more: Modifiers.body.rawValue, flags: .implicit)
    add(.scope)
    advance()
    try deeper { reader throws(Unsure) in try reader.items(.body) }
    try expect(.rightBrace)
    end(.endScope)
    end(.endDeclaration)
  }

  private func areAccessorsNamed() throws(Unsure) -> Bool {
    var next = place + 1
    if tokens[next].kind == .at {
      if isDeclaration(from: next) { return false }
      throw Unsure()
    }
    guard tokens[next].kind == .word else { return false }
    if tokens[next].word == .mutating || tokens[next].word == .nonmutating { next += 1 }
    switch tokens[next].word {
    case .get: return try isAccessor(before: next + 1)
    case .set, .willSet, .didSet: return try isSetter(before: next + 1)
    case ._read, ._modify, .read, .modify, .mutate, .borrow, .unsafeAddress, .unsafeMutableAddress, .`init`:
      throw Unsure()
    default: return false
    }
  }

  /// It may name what it is given.
  private func isSetter(before next: Int) throws(Unsure) -> Bool {
    guard tokens[next].kind == .leftParen else { return try isAccessor(before: next) }
    let behind = behindBrackets(next)
    guard behind == next + 3, tokens[behind].kind == .leftBrace else { throw Unsure() }
    return true
  }

  private func isAccessor(before next: Int) throws(Unsure) -> Bool {
    switch tokens[next].kind {
    case .leftBrace, .rightBrace: return true
    case .word where [.get, .set, .async, .throws, .nonmutating, .mutating].contains(tokens[next].word): return true
    default: throw Unsure()
    }
  }

  private mutating func accessor() throws(Unsure) {
    let start = token.start
    if at(.mutating) || at(.nonmutating) { advance() }
    guard kind == .word else { throw Unsure() }
    let accessor = word
    guard [.get, .set, .willSet, .didSet].contains(accessor) else { throw Unsure() }
    note(Modifiers(accessor: accessor))
    let opened = trail.count
    declare(.accessor, at: start, name: place)
    advance()
    if accessor != .get, kind == .leftParen { try passBrackets() }
    while at(.async) || at(.throws) { advance() }
    if kind == .leftParen { throw Unsure() }
    if kind == .leftBrace {
      trail[opened].more |= Modifiers.body.rawValue
      try block(accessor == .get ? .body : .code)
    } else {
      try expectNoBody()
    }
    end(.endDeclaration)
  }
}

/// Whether a declaration stands ahead.
extension FastReader {
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

import LintSyntax

/// The words before a declaration.
extension FastReader {
  mutating func modifiers() throws(NeedsFullParse) -> Modifiers {
    var all: Modifiers = []
    let first = place
    while kind == .word, Self.isModifier(word) {
      if place - first > FastLexer.depth { throw NeedsFullParse() }
      if word == .class, !isDeclaration(from: place + 1) { break }
      if word == .async, ahead(1).kind == .word, ahead(1).word != .let, ahead(1).word != .var { throw NeedsFullParse() }
      let modifier = word
      advance()
      let hasDetail = kind == .leftParen && Self.takesDetail(modifier)
      if hasDetail { try passBrackets() }
      all.insert(Modifiers(modifier, hasDetail: hasDetail))
    }
    return all
  }

  static func isModifier(_ word: Keyword) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .static, .class, .final, .weak, .unowned, .lazy,
      .override, .required, .convenience, .optional, .dynamic, .indirect, .prefix, .postfix, .infix, .mutating,
      .nonmutating, .nonisolated, .async:
      true
    default: false
    }
  }

  static func takesDetail(_ word: Keyword) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .open, .package, .unowned, .nonisolated: true
    default: false
    }
  }
}

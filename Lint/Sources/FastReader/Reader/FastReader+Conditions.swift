import LintSyntax

/// Conditions of `if`, `guard` and `while`.
extension FastReader {
  mutating func conditions() throws(NeedsFullParse) {
    repeat { try condition() } while take(.comma)
  }

  private mutating func condition() throws(NeedsFullParse) {
    if kind == .leftBrace { throw NeedsFullParse() }
    if kind == .poundAvailable {
      advance()
      guard kind == .leftParen else { throw NeedsFullParse() }
      return try passBrackets()
    }
    if take(.case) {
      try matchingPattern(.matching)
      return try matched()
    }
    if at(.let) || at(.var) { return try unwrapping() }
    if at(.inout) || isName(token) && ahead(1).kind == .equal { throw NeedsFullParse() }
    try expression(.condition)
  }

  /// What a pattern is held against.
  private mutating func matched() throws(NeedsFullParse) {
    if take(.colon) { try type() }
    try expect(.equal)
    try expression(.condition)
  }

  /// `let name = value`, `let name`; or no name at all, or several.
  private mutating func unwrapping() throws(NeedsFullParse) {
    let next = ahead(1)
    if next.kind == .word, next.word == .wildcard {
      advance()
      advance()
      try expect(.equal)
      try expression(.condition)
      return
    }
    if next.kind == .leftParen {
      advance()
      _ = try deeper { reader throws(NeedsFullParse) in try reader.sequence(.condition, .binding) }
      return try matched()
    }
    guard isName(next) || next.kind == .word && next.word == .`self` else { throw NeedsFullParse() }
    if [.period, .leftParen, .leftSquare].contains(ahead(2).kind) || isAngle(ahead(2)) { throw NeedsFullParse() }
    try unwrappedName()
  }

  private mutating func unwrappedName() throws(NeedsFullParse) {
    declare(.local, at: token.start, name: place + 1, [.constant, .unwrapped])
    advance()
    advance()
    if take(.colon) { try type(isTaken: .takeType) }
    switch kind {
    case .equal: try value(.condition)
    case .comma, .leftBrace: break
    case .word where word == .else: break
    default: throw NeedsFullParse()
    }
    end(.endDeclaration)
  }
}

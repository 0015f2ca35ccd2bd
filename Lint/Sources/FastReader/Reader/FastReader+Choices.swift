/// `if` and `switch`.
extension FastReader {
  mutating func ifExpression() throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.add(.scope)
      reader.advance()
      try reader.conditions()
      try reader.block()
      if reader.take(.else) {
        if reader.at(.if) { try reader.ifExpression() } else { try reader.block() }
      }
      reader.end(.endScope)
    }
  }

  mutating func switchExpression() throws(NeedsFullParse) {
    try deeper { reader throws(NeedsFullParse) in
      reader.advance()
      if reader.kind == .leftBrace { throw NeedsFullParse() }
      try reader.expression(.condition)
      try reader.expect(.leftBrace)
      try reader.switchCases()
      try reader.expect(.rightBrace)
    }
  }

  mutating func switchCases() throws(NeedsFullParse) {
    while true {
      switch kind {
      case .rightBrace, .poundElse, .poundElseif, .poundEndif: return
      case .poundIf: try conditionalCases()
      case .at, .word: try switchCase()
      default: throw NeedsFullParse()
      }
    }
  }

  private mutating func switchCase() throws(NeedsFullParse) {
    add(.scope)
    if kind == .at {
      guard ahead(2).kind == .word, ahead(2).word == .default || ahead(2).word == .case else { throw NeedsFullParse() }
      try attribute()
    }
    if !take(.default) { try switchPatterns() }
    try expect(.colon)
    try items(.branch)
    end(.endScope)
  }

  private mutating func switchPatterns() throws(NeedsFullParse) {
    try expect(.case)
    repeat {
      if at(.case) { throw NeedsFullParse() }
      try matchingPattern(.matching)
      if take(.where) { try expression() }
    } while take(.comma)
  }

  /// Whether cases follow, behind `#if` or `@unknown`.
  func isCase(at place: Int) -> Bool {
    var next = place
    while tokens[next].kind == .poundIf || tokens[next].kind == .poundElse || tokens[next].kind == .poundElseif {
      next += 1
    }
    if tokens[next].kind == .at { next += 2 }
    return tokens[next].kind == .word && (tokens[next].word == .case || tokens[next].word == .default)
  }
}

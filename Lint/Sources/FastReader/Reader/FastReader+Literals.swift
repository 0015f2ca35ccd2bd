import LintSyntax

/// What holds expressions between its ends: tuples, arrays, dictionaries, strings with interpolations.
extension FastReader {
  /// Parentheses around one value are no tuple.
  mutating func tuple(_ pattern: Pattern) throws(NeedsFullParse) {
    let opened = events.count
    begin(.tuple)
    advance()
    let isOnlyAround = kind == .rightParen ? false : try elements(to: .rightParen, pattern)
    try expect(.rightParen)
    if isOnlyAround { events[opened].step = .nothing } else { end(.end) }
  }

  mutating func collection() throws(NeedsFullParse) {
    let opened = events.count
    begin(.array)
    advance()
    var isDictionary = kind == .colon && ahead(1).kind == .rightSquare
    if isDictionary { advance() }
    var isFirst = true
    while kind != .rightSquare {
      try expression()
      if isFirst, kind == .colon { isDictionary = true }
      isFirst = false
      if isDictionary {
        try expect(.colon)
        try expression()
      }
      guard take(.comma) else { break }
    }
    if isDictionary { events[opened].kind = Expression.Kind.dictionary.rawValue }
    try expect(.rightSquare)
    end(.end)
  }

  mutating func interpolatedString() throws(NeedsFullParse) {
    begin(.literal)
    advance()
    while take(.interpolationOpen) {
      if kind == .interpolationClose { throw NeedsFullParse() }
      _ = try elements(to: .interpolationClose, .none)
      try expect(.interpolationClose)
    }
    try expect(.stringClose)
    end(.end)
  }
}

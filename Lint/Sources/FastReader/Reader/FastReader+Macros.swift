import LintSyntax

/// Macros, and what is handed to them.
extension FastReader {
  mutating func macro(_ flavor: Flavor, _ pattern: Pattern) throws(NeedsFullParse) {
    begin(.macro, name: place + 1)
    try macroArguments(flavor, pattern)
    end(.end)
  }

  /// The name of the macro that attributes stand before.
  var attributedMacro: Int? {
    var next = place
    while tokens[next].kind == .at {
      next += 2
      if tokens[next].kind == .leftParen, !tokens[next].beginsLine { next = behindBrackets(next) }
    }
    return tokens[next].kind == .pound ? next + 1 : nil
  }

  mutating func attributed(macro name: Int) throws(NeedsFullParse) {
    begin(.macro, name: name)
    while kind == .at { try attribute() }
    guard kind == .pound, place + 1 == name else { throw NeedsFullParse() }
    try macroArguments(.basic, .none)
    end(.end)
  }

  private mutating func macroArguments(_ flavor: Flavor, _ pattern: Pattern) throws(NeedsFullParse) {
    guard ahead(1).start == token.end, ahead(1).kind == .word else { throw NeedsFullParse() }
    advance()
    advance()
    if try areGenericArguments() { try genericArguments() }
    if kind == .leftParen, !token.beginsLine { try bracketedArguments(to: .rightParen, pattern) }
    try closuresBehindArguments(flavor)
  }
}

import LintSupport

/// Strings, whose interpolations are tokens, and tokens that begin with a number sign.
extension NestingScanner {
  /// Scans `#if`, `#"…"#`, `#/…/#` or the `#` of a macro.
  mutating func scanSign() -> NestingToken {
    var signs = 0
    while byte() == UInt8(ascii: "#") {
      offset += 1
      signs += 1
    }
    // Each further sign makes the search for the end of a string longer.
    if signs > NestingMeter.bracketLimit { return .signs(signs) }
    if byte() == UInt8(ascii: "\"") { return scanString(signs: signs) }
    if byte() == UInt8(ascii: "/") { return scanRegularExpression(signs: signs) }
    let rest = source[offset...]
    if rest.starts(with: "if".utf8) { return scanDirective(2, +1) }
    if rest.starts(with: "endif".utf8) { return scanDirective(5, -1) }
    return .signs(signs)
  }

  private mutating func scanDirective(_ length: Int, _ change: Int) -> NestingToken {
    offset += length
    if let byte = byte(), byte.isOfWord { return .other }
    return .directive(change)
  }

  mutating func scanString(signs: Int) -> NestingToken {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    offset += isLong ? 3 : 1
    return skipString(quotes: isLong ? 3 : 1, signs: signs) ? .open(UInt8(ascii: "(")) : .other
  }

  /// Skips to the end of the string or into its next interpolation.
  ///
  /// - Returns: whether an interpolation begins.
  mutating func skipString(quotes: Int, signs: Int) -> Bool {
    while let byte = byte() {
      if byte == UInt8(ascii: "\\"), hasSigns(1, signs) {
        if peek(signs + 1) == UInt8(ascii: "(") {
          offset += signs + 2
          strings.append((depth, quotes, signs))
          depth += 1
          return true
        }
        offset += signs + 2
      } else if byte == UInt8(ascii: "\""), isEnd(quotes: quotes, signs: signs) {
        offset += quotes + signs
        return false
      } else if quotes == 1, byte == UInt8(ascii: "\n") {
        return false
      } else {
        offset += 1
      }
    }
    return false
  }

  private func isEnd(quotes: Int, signs: Int) -> Bool {
    (0..<quotes).allSatisfy { peek($0) == UInt8(ascii: "\"") } && hasSigns(quotes, signs)
  }

  private mutating func scanRegularExpression(signs: Int) -> NestingToken {
    offset += 1
    while let byte = byte() {
      offset += 1
      if byte == UInt8(ascii: "/"), hasSigns(0, signs) { break }
    }
    return .other
  }

  /// Whether a number of `#` characters follows after some bytes.
  private func hasSigns(_ ahead: Int, _ count: Int) -> Bool {
    (ahead..<ahead + count).allSatisfy { peek($0) == UInt8(ascii: "#") }
  }
}

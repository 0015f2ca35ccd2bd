import LintSyntax

/// Operands: names, literals, and what begins with a bracket or a sign.
extension FastReader {
  /// - Returns: whether it was a literal, which no closure can follow.
  mutating func primary(_ flavor: Flavor, _ pattern: Pattern) throws(NeedsFullParse) -> Bool {
    switch kind {
    case .integer:
      leaf(.literal, name: token.count == 1 ? place : -1)
      return true
    case .float, .string:
      leaf(.literal)
      return true
    case .stringOpen:
      try interpolatedString()
      return true
    case .word: return try wordExpression(pattern)
    case .dollar: leaf(.reference, name: place)
    case .pound: try macro(flavor, pattern)
    case .leftBrace: try closure(isTrailing: false)
    case .period: try implicitMember()
    case .leftParen: try tuple(pattern)
    case .leftSquare:
      try collection()
      return true
    default: throw NeedsFullParse()
    }
    return false
  }

  private mutating func wordExpression(_ pattern: Pattern) throws(NeedsFullParse) -> Bool {
    switch word {
    case .nil:
      leaf(.nil)
      return true
    case .true, .false:
      leaf(.literal, name: place)
      return true
    case .wildcard: advance()
    case .super: leaf(.super)
    case .Any:
      beginTypeExpression()
      beginType(.named, name: place)
      advance()
      end(.endType)
      end(.end)
    case .`self`, .Self, .`init`: try reference(pattern)
    default:
      guard isName(token) else { throw NeedsFullParse() }
      try reference(pattern)
    }
    return false
  }

  private mutating func reference(_ pattern: Pattern) throws(NeedsFullParse) {
    if pattern == .binding, word != .Self, try isBound(before: ahead(1)) { return part() }
    let first = place
    advance()
    if let end = labelsEnd {
      place = end
      lastEnd = tokens[end - 1].end
    }
    add(.leaf, Expression.Kind.reference.rawValue, at: tokens[first].start, name: first, more: lastEnd)
    if try areGenericArguments() { try genericArguments() }
  }

  private func isBound(before next: Token) throws(NeedsFullParse) -> Bool {
    if isAngle(next) { throw NeedsFullParse() }
    return next.kind != .period && next.kind != .leftParen && next.kind != .leftSquare
  }
}

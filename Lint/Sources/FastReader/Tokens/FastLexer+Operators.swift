/// Operators, and punctuation that only its neighbors distinguish from operators.
extension FastLexer {
  mutating func scanPunctuation(_ beginsLine: Bool) throws(NeedsFullParse) {
    let start = offset
    let isBoundBefore = isLeftBound
    let first = source[offset]
    if isBoundBefore, first == UInt8(ascii: "?") || first == UInt8(ascii: "!") {
      offset += 1
      return add(first == UInt8(ascii: "?") ? .question : .exclamation, from: start, beginsLine: beginsLine)
    }
    guard first.isOperatorCharacter else { throw NeedsFullParse() }
    offset += 1
    while byte(offset).isOperatorCharacter {
      if source[offset] == UInt8(ascii: "."), first != UInt8(ascii: ".") { break }
      if source[offset] == UInt8(ascii: "/"),
        byte(offset + 1) == UInt8(ascii: "/") || byte(offset + 1) == UInt8(ascii: "*")
      {
        break
      }
      offset += 1
    }
    let isBoundAfter = isRightBound(isBoundBefore)
    let text = source[start..<offset]
    try refuse(text, isBinary: isBoundBefore == isBoundAfter)
    let kind = kind(of: first, second: byte(start + 1), text.count, isBoundBefore, isBoundAfter)
    add(kind, from: start, beginsLine: beginsLine)
  }

  private func kind(
    of first: UInt8, second: UInt8, _ count: Int, _ isBoundBefore: Bool, _ isBoundAfter: Bool
  ) -> TokenKind {
    if count == 1 {
      switch first {
      case UInt8(ascii: "="): return .equal
      case UInt8(ascii: "."): return .period
      case UInt8(ascii: "?"): return .infixQuestion
      case UInt8(ascii: "&") where !isBoundBefore && isBoundAfter: return .prefixAmpersand
      default: break
      }
    }
    if count == 2, first == UInt8(ascii: "-"), second == UInt8(ascii: ">") { return .arrow }
    if isBoundBefore == isBoundAfter { return .binaryOperator }
    return isBoundBefore ? .postfixOperator : .prefixOperator
  }

  /// Declines operators that might begin a regular expression or an editor placeholder.
  private func refuse(_ text: Slice<UnsafeRawBufferPointer>, isBinary: Bool) throws(NeedsFullParse) {
    if byte(text.startIndex) == UInt8(ascii: "<"), byte(text.startIndex + 1) == UInt8(ascii: "#") {
      throw NeedsFullParse()
    }
    if byte(text.endIndex) == UInt8(ascii: "#"), text.last == UInt8(ascii: "<") { throw NeedsFullParse() }
    if text.count > 4 { throw NeedsFullParse() }
    guard text.contains(UInt8(ascii: "/")) else { return }
    let isDivision = text.count == 1 || text.count == 2 && text.last == UInt8(ascii: "=")
    guard isBinary, isDivision, text.first == UInt8(ascii: "/"), let last = tokens.last else { throw NeedsFullParse() }
    switch last.kind {
    case .word: if last.word.isReserved, last.word != .self { throw NeedsFullParse() }
    case .integer, .float, .rightParen, .rightSquare, .exclamation, .dollar: break
    default: throw NeedsFullParse()
    }
  }

  private var isLeftBound: Bool {
    switch byte(offset - 1) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      false
    case UInt8(ascii: "/"): byte(offset - 2) != UInt8(ascii: "*")
    default: true
    }
  }

  private func isRightBound(_ isBoundBefore: Bool) -> Bool {
    switch byte(offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: ")"),
      UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
      false
    case UInt8(ascii: "."): !isBoundBefore
    case UInt8(ascii: "/"): byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
    default: true
    }
  }
}

extension UInt8 {
  /// Whether it can be part of an operator.
  fileprivate var isOperatorCharacter: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"),
      UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}

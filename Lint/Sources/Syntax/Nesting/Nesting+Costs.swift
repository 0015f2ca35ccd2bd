/// Each kind costs what the parser was seen to spend on it.
extension Nesting {
  /// Words without anything between them: `try try`, `if if`, `override override`.
  mutating func add(word: TokenScan.Word) {
    // The cases of an enum follow each other, and imports.
    words = word == .case || word == .import ? 0 : words + 1
    if words > 8 { cost += words }
    if word.beginsDeclaration { arrows = 0 }
    if word == .precedenceGroup { cost += brackets.count * brackets.count * brackets.count }
  }

  mutating func addAttribute() {
    words += 1
    attributes.isNamed = true
    cost += 1 << min(2 * attributes.depth, 40)
  }

  mutating func open(_ sign: UInt8) {
    brackets.append(Bracket(sign: sign, angles: angles, attributes: attributes))
    if attributes.isNamed, sign == UInt8(ascii: "(") { attributes.depth += 1 }
    attributes.isNamed = false
    words = 0
    if sign == UInt8(ascii: "{") { arrows = 0 }
    if sign == UInt8(ascii: "{") { angles = 0 }
    if brackets.count > 32 { cost += 2 * brackets.count }
    guard sign == UInt8(ascii: "[") else { return }
    squares += 1
    cost += 1 << min(squares, 40)
  }

  mutating func close(_ sign: UInt8) {
    words = 0
    if let last = brackets.popLast() {
      if last.sign == UInt8(ascii: "[") { squares -= 1 }
      angles = last.angles
      attributes = last.attributes
      attributes.isNamed = false
    }
    if sign == UInt8(ascii: "}") { endPart() }
    if sign == UInt8(ascii: "}") { angles = 0 }
  }

  mutating func openAngle() {
    words = 0
    angles += 1
    if attributes.isNamed { attributes.depth += 1 }
    attributes.isNamed = false
    cost += angles
  }

  mutating func closeAngle() {
    angles = max(angles - 1, 0)
    if angles == 0 { attributes = brackets.last?.attributes ?? Attributes() }
  }

  mutating func addDirective(_ change: Int) {
    directives = max(directives + change, 0)
    cost += directives
  }

  mutating func endPart() {
    words = 0
    arrows = 0
  }

  /// What stands in no type: whatever looked like generic arguments was a comparison.
  mutating func endExpression(_ token: TokenScan.Token) {
    words = 0
    if token == .boundary { arrows = 0 }
    angles = 0
    attributes.isNamed = false
  }
}

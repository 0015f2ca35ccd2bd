/// Imports.
extension FastReader {
  mutating func module(_ head: Head) throws(NeedsFullParse) {
    advance()
    if kind == .word, [.class, .struct, .enum, .protocol, .typealias, .func, .let, .var].contains(word) { advance() }
    let name = try expectName()
    let hasMember = kind == .period
    while take(.period) {
      guard isName(token) || kind == .binaryOperator, !token.beginsLine else { throw NeedsFullParse() }
      advance()
    }
    // Of its attributes a walk passes nothing.
    for place in head.opened...head.sealed { events[place] = ParseEvents.Event(step: .nothing) }
    add(.module, hasMember ? 1 : 0, at: head.start, name: name, more: lastEnd)
  }
}

import LintSyntax

/// Types, the first of them for whoever waits for one.
extension FactsBuilder {
  mutating func beginType(_ entry: ParseEvents.Event) {
    let id = facts.nextType
    if let typed { facts.declarations[typed.index].type = id }
    typed = nil
    var new = TypeNode(kind: TypeNode.Kind(rawValue: entry.kind) ?? .other, owner: owner)
    new.name = entry.more == 1 ? names.name("AnyObject") : name(entry.name)
    new.range.start = entry.place
    types.append(id)
    facts.types.append(new)
  }

  mutating func endType(_ end: UInt32) {
    guard let id = types.popLast() else { return }
    facts.closeType(id, at: end)
  }
}

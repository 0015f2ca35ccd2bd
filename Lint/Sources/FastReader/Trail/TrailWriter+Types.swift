import LintSyntax

/// Types, the first of them for whoever waits for one.
extension TrailWriter {
  mutating func beginType(_ entry: Trail.Entry) {
    let index = Int32(facts.types.count)
    if let typed { facts.declarations[Int(typed)].type = index }
    typed = nil
    var new = TypeNode(kind: TypeNode.Kind(rawValue: entry.kind) ?? .other, owner: owner)
    new.name = entry.more == 1 ? names.name("AnyObject") : name(entry.name)
    new.range.start = entry.place
    types.append(index)
    facts.types.append(new)
  }

  mutating func endType(_ end: UInt32) {
    guard let index = types.popLast() else { return }
    facts.closeType(Int(index), at: end)
  }
}

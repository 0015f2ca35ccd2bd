import LintSyntax

/// Expressions, each of them a part of the last that is open.
extension TrailWriter {
  mutating func expression(_ entry: Trail.Entry) -> Expression {
    var new = Expression(
      kind: Expression.Kind(rawValue: entry.kind) ?? .reference, parent: expressions.last ?? -1, owner: owner)
    new.name = name(entry.name)
    new.flags = flags.union(entry.flags)
    new.range.start = entry.place
    flags = []
    return new
  }

  mutating func begin(_ entry: Trail.Entry) {
    let new = expression(entry)
    expressions.append(Int32(facts.expressions.count))
    facts.expressions.append(new)
  }

  mutating func endExpression(_ end: UInt32) {
    guard let index = expressions.popLast() else { return }
    facts.closeExpression(Int(index), at: end)
  }

  mutating func leaf(_ entry: Trail.Entry) {
    var new = expression(entry)
    new.next = Int32(facts.expressions.count) + 1
    new.range.end = entry.more
    // `as?` is two tokens.
    if new.kind == .cast { new.name = name(from: entry.place, to: entry.more) }
    facts.expressions.append(new)
  }

  /// The sign of `+=` is the assignment's name already.
  mutating func sign(_ entry: Trail.Entry) {
    let word = name(entry.name)
    if let open = expressions.last, facts.expressions[Int(open)].kind == .assignment,
      facts.expressions[Int(open)].name == word
    {
      return
    }
    leaf(entry)
  }

  mutating func beginValue(of declaration: Int32, _ entry: Trail.Entry) {
    begin(entry)
    facts.setValue(Int32(facts.expressions.count - 1), of: declaration)
  }

  mutating func beginClosure(_ entry: Trail.Entry) {
    begin(entry)
    let index = facts.expressions.count - 1
    facts.expressions[index].link = Int32(facts.declarations.count)
    declare(.closure, entry)
    scopes.open()
  }
}

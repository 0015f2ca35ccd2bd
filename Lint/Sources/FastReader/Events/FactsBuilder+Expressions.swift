import LintSyntax

/// Expressions, each of them a part of the last that is open.
extension FactsBuilder {
  mutating func expression(_ entry: ParseEvent) -> Expression {
    var new = Expression(
      kind: ExpressionKind(rawValue: entry.kind) ?? .reference, parent: expressions.last, owner: owner)
    new.name = name(entry.name)
    new.flags = flags.union(entry.flags)
    new.range.start = entry.place
    flags = []
    return new
  }

  mutating func begin(_ entry: ParseEvent) {
    let new = expression(entry)
    expressions.append(facts.nextExpression)
    facts.expressions.append(new)
  }

  mutating func endExpression(_ end: UInt32) {
    guard let id = expressions.popLast() else { return }
    facts.closeExpression(id, at: end)
  }

  mutating func leaf(_ entry: ParseEvent) {
    var new = expression(entry)
    new.range.end = entry.more
    // `as?` is two tokens.
    if new.kind == .cast { new.name = name(from: entry.place, to: entry.more) }
    facts.add(leaf: new)
  }

  /// The sign of `+=` is the assignment's name already.
  mutating func sign(_ entry: ParseEvent) {
    let word = name(entry.name)
    if let open = expressions.last, facts.expressions[open.index].kind == .assignment,
      facts.expressions[open.index].name == word
    {
      return
    }
    leaf(entry)
  }

  mutating func beginValue(of declaration: DeclarationID, _ entry: ParseEvent) {
    let value = facts.nextExpression
    begin(entry)
    facts.setValue(value, of: declaration)
  }

  mutating func beginClosure(_ entry: ParseEvent) {
    begin(entry)
    facts.expressions[facts.expressions.count - 1].refer(to: facts.nextDeclaration)
    declare(.closure, entry)
    scopes.open()
  }
}

import LintSyntax

/// Expressions, each of which is a part of the innermost open expression.
extension FactsBuilder {
  mutating func makeExpression(_ event: ParseEvent) -> Expression {
    var new = Expression(
      kind: ExpressionKind(rawValue: event.kind) ?? .reference, parent: expressions.last, owner: owner)
    new.name = name(event.name)
    new.flags = flags.union(event.flags)
    new.range.start = event.offset
    flags = []
    return new
  }

  mutating func begin(_ event: ParseEvent) {
    let new = makeExpression(event)
    expressions.append(facts.nextExpression)
    facts.expressions.append(new)
  }

  mutating func endExpression(_ end: UInt32) {
    guard let id = expressions.popLast() else { return }
    facts.closeExpression(id, at: end)
  }

  mutating func addLeaf(_ event: ParseEvent) {
    var new = makeExpression(event)
    new.range.end = event.end
    // `as?` is two tokens.
    if new.kind == .cast { new.name = name(from: event.offset, to: event.end) }
    facts.add(leaf: new)
  }

  /// Adds an operator, unless it is the one that names the open assignment.
  mutating func addOperator(_ event: ParseEvent) {
    let word = name(event.name)
    if let open = expressions.last, facts[open].kind == .assignment, facts[open].name == word { return }
    addLeaf(event)
  }

  mutating func beginValue(of declaration: DeclarationID, _ event: ParseEvent) {
    let value = facts.nextExpression
    begin(event)
    facts.setValue(value, of: declaration)
  }

  mutating func beginClosure(_ event: ParseEvent) {
    begin(event)
    facts.linkLastExpression(to: facts.nextDeclaration)
    declare(.closure, event)
    scopes.open()
  }
}

import LintSyntax

/// Declarations, with what belongs to them by its place in the events.
extension FactsBuilder {
  mutating func declare(_ kind: Declaration.Kind, _ entry: ParseEvents.Event) {
    let id = facts.nextDeclaration
    var new = facts.declaration(kind, in: owner, condition)
    // A getter without its name is one.
    new.name = entry.flags.contains(.implicit) ? names.name("get") : name(entry.name)
    if entry.name >= 0 { new.nameStart = tokens[Int(entry.name)].start }
    new.modifiers = Modifiers(rawValue: entry.more)
    if kind == .parameter { addLabel(entry, to: &new) }
    new.range.start = entry.place
    facts.declarations.append(new)
    owners.append(id)
  }

  /// Of a parameter, `more` is the token of its label.
  mutating func addLabel(_ entry: ParseEvents.Event, to parameter: inout Declaration) {
    parameter.modifiers = entry.flags.contains(.trailing) ? .ofClosure : []
    if entry.more > 0, tokens[Int(entry.more - 1)].word != .wildcard { parameter.label = name(Int32(entry.more - 1)) }
  }

  mutating func declareVariable(_ entry: ParseEvents.Event) {
    guard let variable = variables.last else { return }
    declare(entry.step == .declareCase ? .enumCase : facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), entry)
    let index = facts.declarations.count - 1
    facts.declarations[index].modifiers = variable.modifiers
    facts.declarations[index].attributes = variable.attributes
  }

  mutating func declarePart(_ entry: ParseEvents.Event) {
    declare(facts.kindOfPart(in: owner, isInScope: !scopes.isEmpty), entry)
  }

  mutating func endDeclaration(_ end: UInt32) {
    guard let last = owners.popLast() else { return }
    facts.closeDeclaration(last, at: end)
    if facts.declarations[last.index].kind == .local { scopes.add(last) }
  }

  mutating func note(_ modifiers: Modifiers) {
    if let owner { facts.declarations[owner.index].modifiers.formUnion(modifiers) }
  }

  mutating func sealAttributes() {
    if let owner { facts.sealAttributes(of: owner) }
  }

  mutating func sealVariable(_ entry: ParseEvents.Event) {
    guard let last = variables.indices.last else { return }
    variables[last].attributes = variables[last].attributes.extended(to: facts.attributes.count)
    variables[last].modifiers = Modifiers(rawValue: entry.more)
  }

  mutating func openClause(_ clause: FactsDraft.Clause) {
    if let owner { facts.openClause(clause, of: owner) }
  }

  mutating func closeClause(_ clause: FactsDraft.Clause) {
    if let owner { facts.closeClause(clause, of: owner) }
  }
}

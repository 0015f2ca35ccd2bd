import LintSyntax

/// Declarations, with what belongs to them by its place in the trail.
extension TrailWriter {
  mutating func declare(_ kind: Declaration.Kind, _ entry: Trail.Entry) {
    let index = Int32(facts.declarations.count)
    var new = facts.declaration(kind, in: owner, condition)
    // A getter without its name is one.
    new.name = entry.flags.contains(.implicit) ? names.name("get") : name(entry.name)
    if entry.name >= 0 { new.nameStart = tokens[Int(entry.name)].start }
    new.modifiers = Modifiers(rawValue: entry.more)
    if kind == .parameter { addLabel(entry, to: &new) }
    new.range.start = entry.place
    facts.declarations.append(new)
    owners.append(index)
  }

  /// Of a parameter, `more` is the token of its label.
  mutating func addLabel(_ entry: Trail.Entry, to parameter: inout Declaration) {
    parameter.modifiers = entry.flags.contains(.trailing) ? .ofClosure : []
    if entry.more > 0, tokens[Int(entry.more - 1)].word != .wildcard { parameter.label = name(Int32(entry.more - 1)) }
  }

  mutating func declareVariable(_ entry: Trail.Entry) {
    guard let variable = variables.last else { return }
    declare(entry.step == .declareCase ? .enumCase : facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), entry)
    let index = facts.declarations.count - 1
    facts.declarations[index].modifiers = variable.modifiers
    facts.declarations[index].attributes = variable.attributes
  }

  mutating func declarePart(_ entry: Trail.Entry) {
    declare(facts.kindOfPart(in: owner, isInScope: !scopes.isEmpty), entry)
  }

  mutating func endDeclaration(_ end: UInt32) {
    guard let last = owners.popLast() else { return }
    let index = Int(last)
    facts.closeDeclaration(index, at: end)
    if facts.declarations[index].kind == .local { scopes.add(last) }
  }

  mutating func note(_ modifiers: Modifiers) {
    if owner >= 0 { facts.declarations[Int(owner)].modifiers.formUnion(modifiers) }
  }

  mutating func sealAttributes() {
    if owner >= 0 { facts.sealAttributes(of: Int(owner)) }
  }

  mutating func sealVariable(_ entry: Trail.Entry) {
    guard let last = variables.indices.last else { return }
    let first = variables[last].attributes.lowerBound
    variables[last].attributes = first..<Int32(facts.attributes.count)
    variables[last].modifiers = Modifiers(rawValue: entry.more)
  }

  mutating func openClause(_ clause: WritableKeyPath<Declaration, Range<Int32>>) {
    if owner >= 0 { facts.openClause(clause, of: Int(owner)) }
  }

  mutating func closeClause(_ clause: WritableKeyPath<Declaration, Range<Int32>>) {
    if owner >= 0 { facts.closeClause(clause, of: Int(owner)) }
  }
}

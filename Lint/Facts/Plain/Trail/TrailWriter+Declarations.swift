extension TrailWriter {
  mutating func declare(_ kind: Declaration.Kind, _ entry: Trail.Entry) {
    let index = Int32(facts.declarations.count)
    var new = Declaration(kind: kind, parent: owner)
    // A getter without its name is one.
    new.name = entry.flags.contains(.implicit) ? Name(id: names.intern("get")) : name(entry.name)
    if entry.name >= 0 { new.nameStart = tokens[Int(entry.name)].start }
    new.modifiers = Modifiers(rawValue: entry.more)
    if kind == .parameter { addLabel(entry, to: &new) }
    new.condition = condition
    new.range.start = entry.place
    new.attributes = Int32(facts.attributes.count)..<Int32(facts.attributes.count)
    new.code = Int32(facts.expressions.count)..<Int32(facts.expressions.count)
    new.mentions = Int32(facts.types.count)..<Int32(facts.types.count)
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
    declare(entry.step == .declareCase ? .enumCase : variableKind, entry)
    let index = facts.declarations.count - 1
    facts.declarations[index].modifiers = variable.modifiers
    facts.declarations[index].attributes = variable.attributes
  }

  private var variableKind: Declaration.Kind {
    if owner < 0 { return scopes.isEmpty ? .property : .local }
    return facts.declarations[Int(owner)].kind.hasMembers ? .property : .local
  }

  var partKind: Declaration.Kind { variableKind == .property && scopes.isEmpty ? .property : .local }

  mutating func endDeclaration(_ end: UInt32) {
    guard let last = owners.popLast() else { return }
    let index = Int(last)
    facts.closeDeclaration(index, at: end)
    if facts.declarations[index].kind == .local { locals.append(last) }
  }

  mutating func endScope(_ end: UInt32) {
    guard let outside = scopes.popLast() else { return }
    for local in locals[outside...] { facts.declarations[Int(local)].scopeEnd = end }
    locals.removeLast(locals.count - outside)
  }

  mutating func note(_ modifiers: Modifiers) {
    if owner >= 0 { facts.declarations[Int(owner)].modifiers.formUnion(modifiers) }
  }

  mutating func sealAttributes() {
    guard owner >= 0 else { return }
    let first = facts.declarations[Int(owner)].attributes.lowerBound
    facts.declarations[Int(owner)].attributes = first..<Int32(facts.attributes.count)
  }

  mutating func sealVariable(_ entry: Trail.Entry) {
    guard let last = variables.indices.last else { return }
    let first = variables[last].attributes.lowerBound
    variables[last].attributes = first..<Int32(facts.attributes.count)
    variables[last].modifiers = Modifiers(rawValue: entry.more)
  }

  mutating func openClause(_ clause: WritableKeyPath<Declaration, Range<Int32>>) {
    if owner >= 0 {
      facts.declarations[Int(owner)][keyPath: clause] = Int32(facts.types.count)..<Int32(facts.types.count)
    }
  }

  mutating func closeClause(_ clause: WritableKeyPath<Declaration, Range<Int32>>) {
    guard owner >= 0 else { return }
    let first = facts.declarations[Int(owner)][keyPath: clause].lowerBound
    facts.declarations[Int(owner)][keyPath: clause] = first..<Int32(facts.types.count)
  }
}

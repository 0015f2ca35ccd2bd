import LintSyntax

/// Declarations, with what belongs to them by its place in the events.
extension FactsBuilder {
  mutating func declare(_ kind: DeclarationKind, _ entry: ParseEvent) {
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
  mutating func addLabel(_ entry: ParseEvent, to parameter: inout Declaration) {
    parameter.modifiers = entry.flags.contains(.trailing) ? .ofClosure : []
    if entry.more > 0, tokens[Int(entry.more - 1)].word != .wildcard { parameter.label = name(Int32(entry.more - 1)) }
  }

  mutating func declareVariable(_ entry: ParseEvent) {
    guard let variable = variables.last else { return }
    declare(entry.step == .declareCase ? .enumCase : facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), entry)
    let index = facts.declarations.count - 1
    facts.declarations[index].modifiers = variable.modifiers
    facts.declarations[index].attributes = variable.attributes
  }

  mutating func declarePart(_ entry: ParseEvent) {
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

  mutating func sealVariable(_ entry: ParseEvent) {
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

  // MARK: Types

  mutating func beginType(_ entry: ParseEvent) {
    let id = facts.nextType
    if let typed { facts.declarations[typed.index].type = id }
    typed = nil
    var new = TypeNode(kind: TypeNodeKind(rawValue: entry.kind) ?? .other, owner: owner)
    new.name = entry.more == 1 ? names.name("AnyObject") : name(entry.name)
    new.range.start = entry.place
    types.append(id)
    facts.types.append(new)
  }

  mutating func endType(_ end: UInt32) {
    guard let id = types.popLast() else { return }
    facts.closeType(id, at: end)
  }

  // MARK: Attributes, clauses and imports

  mutating func attribute(_ entry: ParseEvent) {
    openAttributes.append(facts.nextAttribute)
    facts.openAttribute(name(entry.name), ByteRange(start: entry.place, end: entry.place))
  }

  mutating func endAttribute(_ end: UInt32) {
    guard let last = openAttributes.popLast() else { return }
    facts.closeAttribute(last, at: end)
  }

  mutating func beginCondition(_ entry: ParseEvent) {
    let text = entry.more == 0 ? names.name("else") : condensed(Int(entry.place)..<Int(entry.more))
    condition = facts.openCondition(text, in: condition)
  }

  /// The condition as it is written, but for the space in it.
  private mutating func condensed(_ range: Range<Int>) -> Name {
    let words = source[range].split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let text = words.joined(separator: [UInt8(ascii: " ")])
    return Name(id: Array(text).withUnsafeBytes { names.intern($0) })
  }

  /// `more` is where it ends; the token of the member follows that of the module and a period.
  mutating func addModule(_ entry: ParseEvent) {
    let range = ByteRange(start: entry.place, end: entry.more)
    var new = Import(module: name(entry.name), range: range, condition: condition)
    if entry.kind == 1 { new.member = name(entry.name + 2) }
    facts.imports.append(new)
  }
}

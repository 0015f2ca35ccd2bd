import LintSyntax

/// Declarations and the events that belong to the open declaration.
extension FactsBuilder {
  mutating func declare(_ kind: DeclarationKind, _ event: ParseEvent) {
    let id = facts.nextDeclaration
    var new = facts.declaration(kind, in: owner, condition)
    // The implicit declaration is a getter without the keyword.
    new.name = event.flags.contains(.implicit) ? names.name("get") : name(event.name)
    if let token = event.name.id { new.nameStart = tokens[token].start }
    new.modifiers = event.modifiers
    if kind == .parameter { addLabel(event, to: &new) }
    new.range.start = event.offset
    facts.declarations.append(new)
    owners.append(id)
  }

  mutating func addLabel(_ event: ParseEvent, to parameter: inout Declaration) {
    parameter.modifiers = event.flags.contains(.trailing) ? .closureParameter : []
    if let label = event.label, tokens[label].word != .wildcard { parameter.label = name(label) }
  }

  mutating func declareVariable(_ event: ParseEvent) {
    guard let variable = variables.last else { return }
    let id = facts.nextDeclaration
    declare(event.step == .declareCase ? .enumCase : facts.kindOfVariable(in: owner, isInScope: !scopes.isEmpty), event)
    facts[id].modifiers = variable.modifiers
    facts[id].attributes = variable.attributes
  }

  mutating func declarePart(_ event: ParseEvent) {
    declare(facts.kindOfPart(in: owner, isInScope: !scopes.isEmpty), event)
  }

  mutating func endDeclaration(_ end: UInt32) {
    guard let id = owners.popLast() else { return }
    facts.closeDeclaration(id, at: end)
    if facts[id].kind == .local || owners.isEmpty && !scopes.isEmpty { scopes.add(id) }
  }

  mutating func note(_ modifiers: Modifiers) {
    if let owner { facts[owner].modifiers.formUnion(modifiers) }
  }

  mutating func sealAttributes() {
    if let owner { facts.sealAttributes(of: owner) }
  }

  mutating func sealVariable(_ event: ParseEvent) {
    guard let last = variables.indices.last else { return }
    variables[last].attributes = variables[last].attributes.extended(to: facts.attributes.count)
    variables[last].modifiers = event.modifiers
  }

  mutating func openClause(_ clause: FactsDraft.Clause) {
    if let owner { facts.openClause(clause, of: owner) }
  }

  mutating func closeClause(_ clause: FactsDraft.Clause) {
    if let owner { facts.closeClause(clause, of: owner) }
  }

  // MARK: Types

  mutating func beginType(_ event: ParseEvent, _ name: Name) {
    let id = facts.nextType
    if let typed { facts[typed].type = id }
    typed = nil
    var new = TypeNode(kind: TypeNodeKind(rawValue: event.kind) ?? .other, owner: owner)
    new.name = name
    new.range.start = event.offset
    types.append(id)
    facts.types.append(new)
  }

  mutating func endType(_ end: UInt32) {
    guard let id = types.popLast() else { return }
    facts.closeType(id, at: end)
  }

  // MARK: Attributes and conditions

  mutating func beginAttribute(_ event: ParseEvent) {
    openAttributes.append(facts.nextAttribute)
    let word = name(event.name)
    let base = event.label.map { $0 == event.name.id ? word : name($0) } ?? word
    facts.openAttribute(word, base: base, ByteRange(start: event.offset, end: event.offset))
  }

  mutating func endAttribute(_ end: UInt32) {
    guard let last = openAttributes.popLast() else { return }
    facts.closeAttribute(last, at: end)
  }

  mutating func beginCondition(_ text: Name) { condition = facts.openCondition(text, in: condition) }

  /// The text of a condition, with one space between its words.
  mutating func condensed(_ range: Range<Int>) -> Name {
    var text: [UInt8] = []
    var isAfterWord = false
    for byte in source[range] {
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        isAfterWord = !text.isEmpty
      } else {
        if isAfterWord { text.append(UInt8(ascii: " ")) }
        isAfterWord = false
        text.append(byte)
      }
    }
    return Name(id: text.withUnsafeBytes { names.intern($0) })
  }
}

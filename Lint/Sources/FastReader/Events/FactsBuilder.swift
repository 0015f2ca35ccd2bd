import LintSyntax

/// Builds the facts of a source from parse events: the same facts that the parser's tree gives.
struct FactsBuilder {
  var facts: FactsDraft
  var names = NameTable()
  let source: UnsafeRawBufferPointer
  let tokens: [Token]

  var owners: [DeclarationID] = []
  var expressions: [ExpressionID] = []
  var types: [TypeNodeID] = []
  var openAttributes: [AttributeID] = []
  var condition: ConditionID?
  var variables: [FactsDraft.Variable] = []
  var scopes = OpenScopes()
  /// The element of each open loop.
  var elements: [DeclarationID] = []
  /// The flags of the next expression.
  var flags: Expression.Flags = []
  /// The declaration whose type comes next.
  var typed: DeclarationID?

  init(_ source: UnsafeRawBufferPointer, _ tokens: [Token], lines: LineStarts) {
    self.source = source
    self.tokens = tokens
    facts = FactsDraft(lines: lines)
  }

  mutating func build(_ events: ParseEvents) {
    for event in events.all {
      var wrapper = event.wrapper.id
      while let id = wrapper {
        build(events[id])
        wrapper = events[id].wrapper.id
      }
      build(event)
    }
  }

  /// The innermost open declaration.
  var owner: DeclarationID? { owners.last }

  /// Most events are one of these.
  @inline(__always)
  private mutating func build(_ event: ParseEvent) {
    switch event.step {
    case .nothing: break
    case .begin: begin(event)
    case .end: endExpression(event.offset)
    case .leaf: addLeaf(event)
    case .type: beginType(event, name(event.name))
    case .endType: endType(event.offset)
    case .sign: addOperator(event)
    case .flag: flags.formUnion(event.flags)
    case .scope: scopes.open()
    case .endScope: scopes.close(at: event.offset, &facts)
    default: buildDeclaration(event)
    }
  }

  mutating func name(_ token: OptionalHandle<TokenID>) -> Name {
    guard let id = token.id else { return .none }
    return name(id)
  }

  mutating func name(_ id: TokenID) -> Name {
    let token = tokens[id]
    return name(from: token.start, to: token.end)
  }

  mutating func name(from start: UInt32, to end: UInt32) -> Name {
    names.name(UnsafeRawBufferPointer(rebasing: source[Int(start)..<Int(end)]))
  }
}

/// The events that are rarer than those of expressions and types.
extension FactsBuilder {
  mutating func buildDeclaration(_ event: ParseEvent) {
    switch event.step {
    case .declare: declare(DeclarationKind(rawValue: event.kind) ?? .local, event)
    case .declareVariable, .declareCase: declareVariable(event)
    case .declarePart: declarePart(event)
    case .endDeclaration: endDeclaration(event.offset)
    case .seal: sealAttributes()
    case .variable:
      variables.append(FactsDraft.Variable(modifiers: event.modifiers, attributes: facts.noAttributes))
    case .sealVariable: sealVariable(event)
    case .endVariable: variables.removeLast()
    case .note: note(event.modifiers)
    case .typeOfOwner: typed = owner
    case .typeOfElement: typed = elements.last
    case .valueOfOwner: if let owner { beginValue(of: owner, event) }
    case .valueOfElement: if let element = elements.last { beginValue(of: element, event) }
    default: buildRest(event)
    }
  }

  private mutating func buildRest(_ event: ParseEvent) {
    switch event.step {
    case .attribute: beginAttribute(event)
    case .endAttribute: endAttribute(event.offset)
    case .inherited: openClause(.inherited)
    case .endInherited: closeClause(.inherited)
    case .constrained: openClause(.constraints)
    case .endConstrained: closeClause(.constraints)
    case .classRestriction: beginType(event, names.name("AnyObject"))
    case .typeExpression:
      begin(event)
      facts.linkLastExpression(to: facts.nextType)
    case .keyPath:
      addLeaf(event)
      facts.linkLastExpression(to: facts.nextType)
    case .closure: beginClosure(event)
    case .endClosure:
      scopes.close(at: event.offset, &facts)
      endDeclaration(event.offset)
      endExpression(event.offset)
    case .iteration:
      begin(event)
      scopes.open()
    case .endIteration:
      scopes.close(at: event.offset, &facts)
      endExpression(event.offset)
    case .element:
      elements.append(facts.nextDeclaration)
      declarePart(event)
    case .endElement: elements.removeLast()
    case .importModule: addImport(event)
    // The event of the module comes before that of its member.
    case .importMember: facts.imports[facts.imports.count - 1].member = name(event.name)
    case .condition: beginCondition(condensed(Int(event.offset)..<Int(event.end)))
    case .elseCondition: beginCondition(names.name("else"))
    case .endCondition: condition = facts.condition(around: condition)
    default: break
    }
  }

  private mutating func addImport(_ event: ParseEvent) {
    guard let module = event.name.id else { return }
    let range = ByteRange(start: event.offset, end: event.end)
    facts.imports.append(Import(module: name(module), range: range, condition: condition))
  }
}

import LintSyntax

/// Makes the facts of what a reading of tokens found, as ``SyntaxWalker`` makes them of a tree.
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
  var elements: [DeclarationID] = []
  var flags: Expression.Flags = []
  /// The declaration whose type comes next.
  var typed: DeclarationID?

  init(_ source: UnsafeRawBufferPointer, _ tokens: [Token], lines: LineStarts) {
    self.source = source
    self.tokens = tokens
    facts = FactsDraft(lines: lines)
  }

  mutating func write(_ events: ParseEvents) {
    var around: [ParseEvent] = []
    for entry in events.all {
      var next = entry.around
      while next >= 0 {
        around.append(events.wrappers[Int(next)])
        next = events.wrappers[Int(next)].around
      }
      // Which was put around last is the outermost.
      for wrapper in around { write(wrapper) }
      around.removeAll(keepingCapacity: true)
      write(entry)
    }
  }

  var owner: DeclarationID? { owners.last }

  /// Within the loop: most entries are one of these.
  @inline(__always)
  private mutating func write(_ entry: ParseEvent) {
    switch entry.step {
    case .nothing: break
    case .begin: begin(entry)
    case .end: endExpression(entry.place)
    case .leaf: leaf(entry)
    case .type: beginType(entry)
    case .endType: endType(entry.place)
    case .sign: sign(entry)
    case .flag: flags.formUnion(entry.flags)
    case .scope: scopes.open()
    case .endScope: scopes.close(at: entry.place, &facts)
    default: writeDeclaration(entry)
    }
  }

  mutating func name(_ token: Int32) -> Name {
    if token < 0 { return .none }
    let token = tokens[Int(token)]
    return name(from: token.start, to: token.end)
  }

  mutating func name(from start: UInt32, to end: UInt32) -> Name {
    names.name(UnsafeRawBufferPointer(rebasing: source[Int(start)..<Int(end)]))
  }
}

/// The events that are rarer than those of expressions and types.
extension FactsBuilder {
  mutating func writeDeclaration(_ entry: ParseEvent) {
    switch entry.step {
    case .declare: declare(DeclarationKind(rawValue: entry.kind) ?? .local, entry)
    case .declareVariable, .declareCase: declareVariable(entry)
    case .declarePart: declarePart(entry)
    case .endDeclaration: endDeclaration(entry.place)
    case .seal: sealAttributes()
    case .variable:
      variables.append(FactsDraft.Variable(modifiers: Modifiers(rawValue: entry.more), attributes: facts.noAttributes))
    case .sealVariable: sealVariable(entry)
    case .endVariable: variables.removeLast()
    case .note: note(Modifiers(rawValue: entry.more))
    case .typeOfOwner: typed = owner
    case .typeOfElement: typed = elements.last
    case .value: if let owner { beginValue(of: owner, entry) }
    case .valueOfElement: if let element = elements.last { beginValue(of: element, entry) }
    default: writeRest(entry)
    }
  }

  private mutating func writeRest(_ entry: ParseEvent) {
    switch entry.step {
    case .attribute: attribute(entry)
    case .endAttribute: endAttribute(entry.place)
    case .inherited: openClause(\.inherited)
    case .endInherited: closeClause(\.inherited)
    case .constrained: openClause(\.constraints)
    case .endConstrained: closeClause(\.constraints)
    case .typeExpression:
      begin(entry)
      facts.expressions[facts.expressions.count - 1].refer(to: facts.nextType)
    case .keyPath:
      leaf(entry)
      facts.expressions[facts.expressions.count - 1].refer(to: facts.nextType)
    case .closure: beginClosure(entry)
    case .endClosure:
      scopes.close(at: entry.place, &facts)
      endDeclaration(entry.place)
      endExpression(entry.place)
    case .iteration:
      begin(entry)
      scopes.open()
    case .endIteration:
      scopes.close(at: entry.place, &facts)
      endExpression(entry.place)
    case .condition: beginCondition(entry)
    case .endCondition: condition = facts.condition(around: condition)
    case .module: addModule(entry)
    default: writeElement(entry)
    }
  }

  private mutating func writeElement(_ entry: ParseEvent) {
    guard entry.step == .element else { return }
    if entry.name >= 0 {
      elements.append(facts.nextDeclaration)
      declarePart(entry)
    } else {
      elements.removeLast()
    }
  }
}

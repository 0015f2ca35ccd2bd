import LintSyntax

/// The steps of the events that are rarer than those of expressions and types: whoever asks for one asks here in turn.
extension FactsBuilder {
  mutating func writeDeclaration(_ entry: ParseEvents.Event) {
    switch entry.step {
    case .declare: declare(Declaration.Kind(rawValue: entry.kind) ?? .local, entry)
    case .declareVariable, .declareCase: declareVariable(entry)
    case .declarePart: declarePart(entry)
    case .endDeclaration: endDeclaration(entry.place)
    case .seal: sealAttributes()
    case .variable:
      variables.append(FactsDraft.Variable(modifiers: Modifiers(rawValue: entry.more), attributes: facts.noAttributes))
    case .sealVariable: sealVariable(entry)
    case .endVariable: variables.removeLast()
    case .note: note(Modifiers(rawValue: entry.more))
    case .takeType: typed = owner
    case .takeTypeOfElement: typed = elements.last
    case .value: if let owner { beginValue(of: owner, entry) }
    case .valueOfElement: if let element = elements.last { beginValue(of: element, entry) }
    default: writeRest(entry)
    }
  }

  private mutating func writeRest(_ entry: ParseEvents.Event) {
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

  private mutating func writeElement(_ entry: ParseEvents.Event) {
    guard entry.step == .element else { return }
    if entry.name >= 0 {
      elements.append(facts.nextDeclaration)
      declarePart(entry)
    } else {
      elements.removeLast()
    }
  }
}

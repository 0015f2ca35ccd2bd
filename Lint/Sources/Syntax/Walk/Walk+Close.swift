/// How what was begun ends.
extension Walk {
  mutating func close(_ open: Open) {
    switch open {
    case .declaration(let index): closeDeclaration(index)
    case .type(let index): facts.closeType(index, at: end)
    case .expression(let index):
      facts.closeExpression(index, at: end)
      expression = facts.expressions[index.index].parent
    case .attribute(let index): facts.closeAttribute(index, at: end)
    case .condition: condition = facts.condition(around: condition)
    case .scope: scopes.close(at: end, &facts)
    case .variable: variables.removeLast()
    default: seal(open)
    }
  }

  private mutating func seal(_ open: Open) {
    switch open {
    case .attributesOf(let index): facts.sealAttributes(of: index)
    case .attributesOfVariable:
      let open = variables[variables.count - 1].attributes
      variables[variables.count - 1].attributes = open.extended(to: facts.attributes.count)
    case .inheritedBy(let index): facts.closeClause(\.inherited, of: index)
    case .constrains(let index): facts.closeClause(\.constraints, of: index)
    default: break
    }
  }

  private mutating func closeDeclaration(_ id: DeclarationID) {
    facts.closeDeclaration(id, at: end)
    owner = facts.declarations[id.index].parent
    if facts.declarations[id.index].kind == .local { scopes.add(id) }
  }
}

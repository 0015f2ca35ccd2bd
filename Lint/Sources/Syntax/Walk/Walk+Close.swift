/// How what was begun ends.
extension Walk {
  mutating func close(_ open: Open) {
    switch open {
    case .declaration(let index): closeDeclaration(Int(index))
    case .type(let index): facts.closeType(Int(index), at: end)
    case .expression(let index):
      facts.closeExpression(Int(index), at: end)
      expression = facts.expressions[Int(index)].parent
    case .attribute(let index): facts.closeAttribute(Int(index), at: end)
    case .condition: condition = condition.flatMap { facts.conditions[Int($0)].parent }
    case .scope: scopes.close(at: end, &facts)
    case .variable: variables.removeLast()
    default: seal(open)
    }
  }

  private mutating func seal(_ open: Open) {
    switch open {
    case .attributesOf(let index): facts.sealAttributes(of: Int(index))
    case .attributesOfVariable:
      let first = variables[variables.count - 1].attributes.lowerBound
      variables[variables.count - 1].attributes = first..<Int32(facts.attributes.count)
    case .inheritedBy(let index): facts.closeClause(\.inherited, of: Int(index))
    case .constrains(let index): facts.closeClause(\.constraints, of: Int(index))
    default: break
    }
  }

  private mutating func closeDeclaration(_ index: Int) {
    facts.closeDeclaration(index, at: end)
    owner = facts.declarations[index].parent
    if facts.declarations[index].kind == .local { scopes.add(Int32(index)) }
  }
}

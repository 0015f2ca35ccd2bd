extension Walk {
  mutating func close(_ open: Open) {
    switch open {
    case .declaration(let index): closeDeclaration(Int(index))
    case .type(let index):
      facts.types[Int(index)].next = Int32(facts.types.count)
      facts.types[Int(index)].range.end = end
    case .expression(let index):
      facts.expressions[Int(index)].next = Int32(facts.expressions.count)
      facts.expressions[Int(index)].range.end = end
      expression = facts.expressions[Int(index)].parent
    case .attribute(let index):
      facts.attributes[Int(index)].range.end = end
      facts.attributes[Int(index)].code = facts.attributes[Int(index)].code.lowerBound..<Int32(facts.expressions.count)
    case .condition: condition = condition.flatMap { facts.conditions[Int($0)].parent }
    case .scope: closeScope()
    case .variable: variables.removeLast()
    default: seal(open)
    }
  }

  private mutating func seal(_ open: Open) {
    switch open {
    case .attributesOf(let index):
      let first = facts.declarations[Int(index)].attributes.lowerBound
      facts.declarations[Int(index)].attributes = first..<Int32(facts.attributes.count)
    case .attributesOfVariable:
      let first = variables[variables.count - 1].attributes.lowerBound
      variables[variables.count - 1].attributes = first..<Int32(facts.attributes.count)
    case .inheritedBy(let index):
      let first = facts.declarations[Int(index)].inherited.lowerBound
      facts.declarations[Int(index)].inherited = first..<Int32(facts.types.count)
    case .constrains(let index):
      let first = facts.declarations[Int(index)].constraints.lowerBound
      facts.declarations[Int(index)].constraints = first..<Int32(facts.types.count)
    default: break
    }
  }

  private mutating func closeDeclaration(_ index: Int) {
    facts.closeDeclaration(index, at: end)
    owner = facts.declarations[index].parent
    if facts.declarations[index].kind == .local { locals.append(Int32(index)) }
  }

  private mutating func closeScope() {
    let outside = scopes.removeLast()
    for local in locals[outside...] { facts.declarations[Int(local)].scopeEnd = end }
    locals.removeLast(locals.count - outside)
  }
}

/// Where facts begin and end, whoever reads them: what is gathered in between stands in them.
extension FactsDraft {
  /// A declaration that begins here. It is not among the others yet.
  package func declaration(_ kind: Declaration.Kind, in owner: Int32, _ condition: Int32?) -> Declaration {
    var new = Declaration(kind: kind, parent: owner)
    new.condition = condition
    new.attributes = noAttributes
    new.code = Int32(expressions.count)..<Int32(expressions.count)
    new.mentions = Int32(types.count)..<Int32(types.count)
    return new
  }

  package mutating func closeDeclaration(_ index: Int, at end: UInt32) {
    let first = declarations[index].code.lowerBound
    declarations[index].code = first..<Int32(expressions.count)
    let mention = declarations[index].mentions.lowerBound
    declarations[index].mentions = mention..<Int32(types.count)
    declarations[index].next = Int32(declarations.count)
    declarations[index].range.end = end
  }

  @inline(__always)
  package mutating func closeType(_ index: Int, at end: UInt32) {
    types[index].next = Int32(types.count)
    types[index].range.end = end
  }

  @inline(__always)
  package mutating func closeExpression(_ index: Int, at end: UInt32) {
    expressions[index].next = Int32(expressions.count)
    expressions[index].range.end = end
  }

  // MARK: Attributes

  /// The attributes of what begins here, before the first.
  package var noAttributes: Range<Int32> { Int32(attributes.count)..<Int32(attributes.count) }

  /// What follows is no attribute of this declaration.
  package mutating func sealAttributes(of declaration: Int) {
    let first = declarations[declaration].attributes.lowerBound
    declarations[declaration].attributes = first..<Int32(attributes.count)
  }

  package mutating func openAttribute(_ name: Name, _ range: ByteRange) {
    let code = Int32(expressions.count)
    attributes.append(Attribute(name: name, range: range, code: code..<code))
  }

  package mutating func closeAttribute(_ index: Int, at end: UInt32) {
    attributes[index].range.end = end
    attributes[index].code = attributes[index].code.lowerBound..<Int32(expressions.count)
  }

  // MARK: Clauses

  /// The types that follow are those of a clause of a declaration.
  package mutating func openClause(_ clause: WritableKeyPath<Declaration, Range<Int32>>, of declaration: Int) {
    declarations[declaration][keyPath: clause] = Int32(types.count)..<Int32(types.count)
  }

  package mutating func closeClause(_ clause: WritableKeyPath<Declaration, Range<Int32>>, of declaration: Int) {
    let first = declarations[declaration][keyPath: clause].lowerBound
    declarations[declaration][keyPath: clause] = first..<Int32(types.count)
  }

  /// A clause of `#if`, in another or in none.
  package mutating func openCondition(_ text: Name, in outer: Int32?) -> Int32 {
    conditions.append(Condition(text: text, parent: outer))
    return Int32(conditions.count - 1)
  }
}

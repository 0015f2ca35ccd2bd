/// Where facts begin and end, whoever reads them: what is gathered in between stands in them.
extension FactsDraft {
  /// A declaration that begins here. It is not among the others yet.
  @inlinable package func declaration(
    _ kind: Declaration.Kind, in owner: DeclarationID?, _ condition: ConditionID?
  ) -> Declaration {
    var new = Declaration(kind: kind, parent: owner)
    new.condition = condition
    new.attributes = noAttributes
    new.code = HandleRange(emptyAt: expressions.count)
    new.mentions = HandleRange(emptyAt: types.count)
    return new
  }

  @inlinable package mutating func closeDeclaration(_ id: DeclarationID, at end: UInt32) {
    let index = id.index
    declarations[index].code = declarations[index].code.extended(to: expressions.count)
    declarations[index].mentions = declarations[index].mentions.extended(to: types.count)
    declarations[index].next = nextDeclaration
    declarations[index].range.end = end
  }

  @inlinable @inline(__always) package mutating func closeType(_ id: TypeNodeID, at end: UInt32) {
    types[id.index].next = nextType
    types[id.index].range.end = end
  }

  @inlinable @inline(__always) package mutating func closeExpression(_ id: ExpressionID, at end: UInt32) {
    expressions[id.index].next = nextExpression
    expressions[id.index].range.end = end
  }

  /// An expression without parts.
  @inlinable @inline(__always) package mutating func add(leaf: Expression) {
    var leaf = leaf
    leaf.next = nextExpression.next
    expressions.append(leaf)
  }

  // MARK: Attributes

  /// The attributes of what begins here, before the first.
  @inlinable package var noAttributes: HandleRange<AttributeID> { HandleRange(emptyAt: attributes.count) }

  /// What follows is no attribute of this declaration.
  package mutating func sealAttributes(of declaration: DeclarationID) {
    let index = declaration.index
    declarations[index].attributes = declarations[index].attributes.extended(to: attributes.count)
  }

  package mutating func openAttribute(_ name: Name, _ range: ByteRange) {
    attributes.append(Attribute(name: name, range: range, code: HandleRange(emptyAt: expressions.count)))
  }

  package mutating func closeAttribute(_ id: AttributeID, at end: UInt32) {
    attributes[id.index].range.end = end
    attributes[id.index].code = attributes[id.index].code.extended(to: expressions.count)
  }

  // MARK: Clauses

  package typealias Clause = WritableKeyPath<Declaration, HandleRange<TypeNodeID>>

  /// The types that follow are those of a clause of a declaration.
  package mutating func openClause(_ clause: Clause, of declaration: DeclarationID) {
    declarations[declaration.index][keyPath: clause] = HandleRange(emptyAt: types.count)
  }

  package mutating func closeClause(_ clause: Clause, of declaration: DeclarationID) {
    let open = declarations[declaration.index][keyPath: clause]
    declarations[declaration.index][keyPath: clause] = open.extended(to: types.count)
  }

  /// A clause of `#if`, in another or in none.
  package mutating func openCondition(_ text: Name, in outer: ConditionID?) -> ConditionID {
    conditions.append(Condition(text: text, parent: outer))
    return ConditionID(conditions.count - 1)
  }

  /// The clause around one.
  package func condition(around condition: ConditionID?) -> ConditionID? {
    condition.flatMap { conditions[$0.index].parent }
  }
}

/// The facts of a file while they are gathered: names are still numbers of the file's own words.
@usableFromInline package struct FactsDraft {
  var byteCount: UInt32 = 0
  var lines: LineStarts
  var isGenerated = false
  /// The offset of the first syntax error.
  var syntaxError: UInt32?

  @usableFromInline package var imports: [Import] = []
  @usableFromInline package var declarations: [Declaration] = []
  @usableFromInline package var types: [TypeNode] = []
  @usableFromInline package var expressions: [Expression] = []
  @usableFromInline package var attributes: [Attribute] = []
  @usableFromInline package var conditions: [Condition] = []
  var directives: [Directive] = []

  package init(lines: LineStarts) { self.lines = lines }

  /// What `let` or `var` and the words before it give each of the names that follow.
  package struct Variable {
    package var modifiers: Modifiers
    package var attributes: HandleRange<AttributeID>

    package init(modifiers: Modifiers, attributes: HandleRange<AttributeID>) {
      self.modifiers = modifiers
      self.attributes = attributes
    }
  }
}

extension FactsDraft {
  /// The handle of the declaration that is added next.
  @inlinable package var nextDeclaration: DeclarationID { DeclarationID(declarations.count) }
  @inlinable package var nextType: TypeNodeID { TypeNodeID(types.count) }
  @inlinable package var nextExpression: ExpressionID { ExpressionID(expressions.count) }
  @inlinable package var nextAttribute: AttributeID { AttributeID(attributes.count) }

  /// A variable is a property where types or files hold it, and elsewhere a local.
  package func kindOfVariable(in owner: DeclarationID?, isInScope: Bool) -> DeclarationKind {
    guard let owner else { return isInScope ? .local : .property }
    return declarations[owner.index].kind.hasMembers ? .property : .local
  }

  /// So is each name that a pattern gives, but not those of a statement.
  package func kindOfPart(in owner: DeclarationID?, isInScope: Bool) -> DeclarationKind {
    isInScope ? .local : kindOfVariable(in: owner, isInScope: false)
  }

  package mutating func setValue(_ expression: ExpressionID, of declaration: DeclarationID) {
    expressions[expression.index].refer(to: declaration)
    declarations[declaration.index].value = expression
  }
}

/// The beginnings and ends of facts, for both readers: a fact contains the facts in between.
extension FactsDraft {
  /// A declaration that begins here. It is not among the others yet.
  @inlinable package func declaration(
    _ kind: DeclarationKind, in owner: DeclarationID?, _ condition: ConditionID?
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

/// The open scopes and their locals, which are visible until their scope ends.
package struct OpenScopes {
  /// For each scope, how many locals stand outside of it.
  private var outside: [Int] = []
  private var locals: [DeclarationID] = []

  package init() {}

  package var isEmpty: Bool { outside.isEmpty }

  package mutating func open() { outside.append(locals.count) }

  package mutating func add(_ local: DeclarationID) { locals.append(local) }

  package mutating func close(at end: UInt32, _ facts: inout FactsDraft) {
    guard let outside = outside.popLast() else { return }
    for local in locals[outside...] { facts.declarations[local.index].scopeEnd = end }
    locals.removeLast(locals.count - outside)
  }
}

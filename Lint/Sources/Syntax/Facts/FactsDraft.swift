/// The facts of a file while a reader gathers them. Names are still numbers from the file's own table.
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

  /// The modifiers and attributes that all names after one `let`, `var` or `case` share.
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
  @inlinable package subscript(id: DeclarationID) -> Declaration {
    @inline(__always) _read { yield declarations[id.index] }
    @inline(__always) _modify { yield &declarations[id.index] }
  }

  @inlinable package subscript(id: ExpressionID) -> Expression {
    @inline(__always) _read { yield expressions[id.index] }
    @inline(__always) _modify { yield &expressions[id.index] }
  }

  @inlinable package subscript(id: TypeNodeID) -> TypeNode {
    @inline(__always) _read { yield types[id.index] }
    @inline(__always) _modify { yield &types[id.index] }
  }

  /// The handle of the declaration that is added next.
  @inlinable package var nextDeclaration: DeclarationID { DeclarationID(declarations.count) }
  @inlinable package var nextType: TypeNodeID { TypeNodeID(types.count) }
  @inlinable package var nextExpression: ExpressionID { ExpressionID(expressions.count) }
  @inlinable package var nextAttribute: AttributeID { AttributeID(attributes.count) }

  /// The kind of a variable: a property in a type or file, and a local variable elsewhere.
  package func kindOfVariable(in owner: DeclarationID?, isInScope: Bool) -> DeclarationKind {
    guard let owner else { return isInScope ? .local : .property }
    return self[owner].kind.hasMembers ? .property : .local
  }

  /// The kind of a name in a pattern: local in a statement, and the kind of a variable elsewhere.
  package func kindOfPart(in owner: DeclarationID?, isInScope: Bool) -> DeclarationKind {
    isInScope ? .local : kindOfVariable(in: owner, isInScope: false)
  }

  package mutating func setValue(_ expression: ExpressionID, of declaration: DeclarationID) {
    self[expression].link(to: declaration)
    self[declaration].value = expression
  }

  @inlinable @inline(__always) package mutating func linkLastExpression(to declaration: DeclarationID) {
    expressions[expressions.count - 1].link(to: declaration)
  }

  @inlinable @inline(__always) package mutating func linkLastExpression(to type: TypeNodeID) {
    expressions[expressions.count - 1].link(to: type)
  }
}

/// Beginning and ending facts. A fact contains the facts that are added in between.
extension FactsDraft {
  /// Makes a declaration that begins here, without adding it.
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
    self[id].code = self[id].code.extended(to: expressions.count)
    self[id].mentions = self[id].mentions.extended(to: types.count)
    self[id].next = nextDeclaration
    self[id].range.end = end
  }

  @inlinable @inline(__always) package mutating func closeType(_ id: TypeNodeID, at end: UInt32) {
    self[id].next = nextType
    self[id].range.end = end
  }

  @inlinable @inline(__always) package mutating func closeExpression(_ id: ExpressionID, at end: UInt32) {
    self[id].next = nextExpression
    self[id].range.end = end
  }

  /// Adds an expression without parts.
  @inlinable @inline(__always) package mutating func add(leaf: Expression) {
    var leaf = leaf
    leaf.next = nextExpression.next
    expressions.append(leaf)
  }

  // MARK: Attributes

  /// The empty range of attributes of a declaration that begins here.
  @inlinable package var noAttributes: HandleRange<AttributeID> { HandleRange(emptyAt: attributes.count) }

  /// Ends the attributes of a declaration.
  package mutating func sealAttributes(of declaration: DeclarationID) {
    self[declaration].attributes = self[declaration].attributes.extended(to: attributes.count)
  }

  package mutating func openAttribute(_ name: Name, base: Name, _ range: ByteRange) {
    attributes.append(Attribute(name: name, base: base, range: range, code: HandleRange(emptyAt: expressions.count)))
  }

  package mutating func closeAttribute(_ id: AttributeID, at end: UInt32) {
    attributes[id.index].range.end = end
    attributes[id.index].code = attributes[id.index].code.extended(to: expressions.count)
  }

  // MARK: Clauses

  /// A clause with types. A key path in its place would take as long as parsing a file.
  package enum Clause { case inherited, constraints }

  /// Begins a clause of a declaration, to which the following types belong.
  package mutating func openClause(_ clause: Clause, of declaration: DeclarationID) {
    self[declaration][clause] = HandleRange(emptyAt: types.count)
  }

  package mutating func closeClause(_ clause: Clause, of declaration: DeclarationID) {
    self[declaration][clause] = self[declaration][clause].extended(to: types.count)
  }

  /// Adds a clause of `#if`, which may be nested in another.
  package mutating func openCondition(_ text: Name, in outer: ConditionID?) -> ConditionID {
    let id = ConditionID(conditions.count)
    conditions.append(Condition(text: text, parent: outer))
    return id
  }

  /// The clause that contains another.
  package func condition(around condition: ConditionID?) -> ConditionID? {
    condition.flatMap { conditions[$0.index].parent }
  }
}

/// The open scopes and the declarations that are visible until their scope ends: local variables, and all declarations in a
/// block at the top of a file.
package struct OpenScopes {
  /// The number of locals outside of each scope.
  private var outside: [Int] = []
  private var locals: [DeclarationID] = []

  package init() {}

  package var isEmpty: Bool { outside.isEmpty }

  package mutating func open() { outside.append(locals.count) }

  package mutating func add(_ local: DeclarationID) { locals.append(local) }

  package mutating func close(at end: UInt32, _ facts: inout FactsDraft) {
    guard let outside = outside.popLast() else { return }
    for local in locals[outside...] { facts[local].scopeEnd = end }
    locals.removeLast(locals.count - outside)
  }
}

extension Declaration {
  fileprivate subscript(clause: FactsDraft.Clause) -> HandleRange<TypeNodeID> {
    get {
      switch clause {
      case .inherited: inherited
      case .constraints: constraints
      }
    }
    set {
      switch clause {
      case .inherited: inherited = newValue
      case .constraints: constraints = newValue
      }
    }
  }
}

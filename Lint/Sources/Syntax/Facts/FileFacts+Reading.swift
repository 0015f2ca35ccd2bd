extension FileFacts {
  @inlinable public subscript(id: DeclarationID) -> Declaration { declarations[id.index] }
  @inlinable public subscript(id: TypeNodeID) -> TypeNode { types[id.index] }
  @inlinable public subscript(id: ExpressionID) -> Expression { expressions[id.index] }
  @inlinable public subscript(id: ConditionID) -> Condition { conditions[id.index] }

  @inlinable public var declarationIDs: HandleRange<DeclarationID> { HandleRange(declarations.indices) }
  @inlinable public var typeIDs: HandleRange<TypeNodeID> { HandleRange(types.indices) }
  @inlinable public var expressionIDs: HandleRange<ExpressionID> { HandleRange(expressions.indices) }

  // MARK: Declarations

  /// The declarations at the top of the file.
  @inlinable public var topLevel: Siblings<Declaration> { Siblings(declarationIDs, in: declarations) }

  /// The declarations directly in a declaration.
  @inlinable public func children(of id: DeclarationID) -> Siblings<Declaration> { declarations.children(of: id) }

  /// A declaration and the declarations in it, at any depth.
  @inlinable public func subtree(of id: DeclarationID) -> HandleRange<DeclarationID> { declarations.subtree(of: id) }

  /// The declarations in a declaration, at any depth.
  @inlinable public func contents(of id: DeclarationID) -> HandleRange<DeclarationID> { declarations.contents(of: id) }

  /// A declaration and the declarations that contain it, from the inside out.
  @inlinable public func enclosing(_ declaration: DeclarationID?) -> Ancestry<Declaration> {
    Ancestry(from: declaration, in: declarations)
  }

  public func attributes(of declaration: Declaration) -> Slice<Column<Attribute>> {
    attributes[declaration.attributes.indices]
  }

  // MARK: Types

  @inlinable public func parts(of id: TypeNodeID) -> Siblings<TypeNode> { types.children(of: id) }

  @inlinable public func firstPart(of id: TypeNodeID) -> TypeNodeID? { types.firstChild(of: id) }

  /// The part of a type that has exactly one, such as an optional.
  @inlinable public func onlyPart(of id: TypeNodeID) -> TypeNodeID? {
    firstPart(of: id).flatMap { self[$0].next == self[id].next ? $0 : nil }
  }

  /// A type and its parts, at any depth.
  @inlinable public func subtree(of id: TypeNodeID) -> HandleRange<TypeNodeID> { types.subtree(of: id) }

  /// The types of a clause, without their parts.
  @inlinable public func roots(of range: HandleRange<TypeNodeID>) -> Siblings<TypeNode> { Siblings(range, in: types) }
}

extension FileFacts {
  @inlinable public func parts(of id: ExpressionID) -> Siblings<Expression> { expressions.children(of: id) }

  /// The first part of an expression: the callee of a call, the base of a member or subscript, the value of an argument.
  @inlinable public func firstPart(of id: ExpressionID) -> ExpressionID? { expressions.firstChild(of: id) }

  /// The part of an expression that has exactly one, such as a call without arguments.
  @inlinable public func onlyPart(of id: ExpressionID) -> ExpressionID? {
    firstPart(of: id).flatMap { self[$0].next == self[id].next ? $0 : nil }
  }

  /// An expression and its parts, at any depth.
  @inlinable public func subtree(of id: ExpressionID) -> HandleRange<ExpressionID> { expressions.subtree(of: id) }

  /// An expression and the expressions that contain it, from the inside out.
  @inlinable public func containing(_ id: ExpressionID?) -> Ancestry<Expression> {
    Ancestry(from: id, in: expressions)
  }

  /// The expression whose first part is this one: the call of a callee, the member of a base, the assignment to a target.
  @inlinable public func expression(beginningWith id: ExpressionID) -> ExpressionID? {
    guard let parent = self[id].parent, parent.next == id else { return nil }
    return parent
  }

  // MARK: Calls

  /// The callee of a call, which precedes its arguments.
  @inlinable public func callee(of call: ExpressionID) -> ExpressionID? {
    firstPart(of: call).flatMap { self[$0].kind == .argument ? nil : $0 }
  }

  @inlinable public func arguments(of call: ExpressionID) -> [ExpressionID] {
    parts(of: call).filter { self[$0].kind == .argument }
  }

  // MARK: Assignments

  /// The target of an assignment.
  @inlinable public func target(of assignment: ExpressionID) -> ExpressionID? { firstPart(of: assignment) }

  /// The value of an assignment; nil if it consists of operands and operators.
  @inlinable public func value(of assignment: ExpressionID) -> ExpressionID? {
    var values = parts(of: assignment).dropFirst().makeIterator()
    let first = values.next()
    return values.next() == nil ? first : nil
  }

  // MARK: Declarations and their code

  /// The declaration of a closure; nil for any other expression.
  @inlinable public func closure(at id: ExpressionID) -> DeclarationID? {
    self[id].kind == .closure ? self[id].declaration : nil
  }

  /// The expression of a closure.
  @inlinable public func expression(ofClosure declaration: DeclarationID) -> ExpressionID? {
    // It directly precedes the code of the closure.
    guard let id = self[declaration].code.handleBefore, closure(at: id) == declaration else { return nil }
    return id
  }

  /// The initial value of a declaration.
  @inlinable public func initialValue(of declaration: DeclarationID) -> ExpressionID? {
    self[declaration].value.flatMap(firstPart)
  }
}

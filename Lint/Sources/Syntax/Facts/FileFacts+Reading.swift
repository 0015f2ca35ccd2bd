extension FileFacts {
  @inlinable public subscript(id: DeclarationID) -> Declaration { declarations[id.index] }
  @inlinable public subscript(id: TypeNodeID) -> TypeNode { types[id.index] }
  @inlinable public subscript(id: ExpressionID) -> Expression { expressions[id.index] }
  @inlinable public subscript(id: ConditionID) -> Condition { conditions[id.index] }

  @inlinable public var declarationIDs: HandleRange<DeclarationID> { HandleRange(declarations.indices) }
  @inlinable public var typeIDs: HandleRange<TypeNodeID> { HandleRange(types.indices) }
  @inlinable public var expressionIDs: HandleRange<ExpressionID> { HandleRange(expressions.indices) }

  // MARK: Declarations

  /// What is declared at the top of the file.
  @inlinable public var topLevel: Siblings<Declaration> { Siblings(declarationIDs, in: declarations) }

  /// What is declared directly in a declaration.
  @inlinable public func children(of id: DeclarationID) -> Siblings<Declaration> { declarations.children(of: id) }

  /// A declaration and all in it, at any depth.
  @inlinable public func subtree(of id: DeclarationID) -> HandleRange<DeclarationID> { declarations.subtree(of: id) }

  /// What is declared in a declaration, at any depth.
  @inlinable public func contents(of id: DeclarationID) -> HandleRange<DeclarationID> { declarations.contents(of: id) }

  /// A declaration and all that contains it, from the inside out.
  @inlinable public func enclosing(_ declaration: DeclarationID?) -> Ancestry<Declaration> {
    Ancestry(from: declaration, in: declarations)
  }

  public func attributes(of declaration: Declaration) -> Slice<Column<Attribute>> {
    attributes[declaration.attributes.startIndex..<declaration.attributes.endIndex]
  }

  public func has(_ attribute: Name, _ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { $0.name == attribute }
  }

  // MARK: Types

  @inlinable public func parts(of id: TypeNodeID) -> Siblings<TypeNode> { types.children(of: id) }

  @inlinable public func firstPart(of id: TypeNodeID) -> TypeNodeID? { types.firstChild(of: id) }

  /// A type and all that it is made of, at any depth.
  @inlinable public func subtree(of id: TypeNodeID) -> HandleRange<TypeNodeID> { types.subtree(of: id) }

  /// The types of a clause, one after the other.
  @inlinable public func roots(of range: HandleRange<TypeNodeID>) -> Siblings<TypeNode> { Siblings(range, in: types) }
}

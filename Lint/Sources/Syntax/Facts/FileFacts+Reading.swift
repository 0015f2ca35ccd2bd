extension FileFacts {
  @inlinable public subscript(declaration index: Int32) -> Declaration { declarations[Int(index)] }
  @inlinable public subscript(type index: Int32) -> TypeNode { types[Int(index)] }
  @inlinable public subscript(expression index: Int32) -> Expression { expressions[Int(index)] }

  /// What is declared directly in a declaration, or in the file.
  @inlinable public func children(ofDeclaration index: Int32?) -> Siblings<Declaration> {
    guard let index else { return Siblings(0..<Int32(declarations.count), in: declarations) }
    return Siblings(index + 1..<declarations[Int(index)].next, in: declarations)
  }

  @inlinable public func parts(ofType index: Int32) -> Siblings<TypeNode> {
    Siblings(index + 1..<types[Int(index)].next, in: types)
  }

  @inlinable public func parts(ofExpression index: Int32) -> Siblings<Expression> {
    Siblings(index + 1..<expressions[Int(index)].next, in: expressions)
  }

  /// The types of a clause, one after the other.
  @inlinable public func roots(of range: Range<Int32>) -> Siblings<TypeNode> {
    Siblings(range, in: types)
  }

  /// A declaration and all that contains it, from the inside out.
  @inlinable public func enclosing(_ declaration: Int32) -> Ancestry<Declaration> {
    Ancestry(from: declaration, in: declarations)
  }

  /// An expression and all that it is a part of, from the inside out.
  @inlinable public func containing(_ expression: Int32) -> Ancestry<Expression> {
    Ancestry(from: expression, in: expressions)
  }

  public func attributes(of declaration: Declaration) -> Slice<Column<Attribute>> {
    attributes[Int(declaration.attributes.lowerBound)..<Int(declaration.attributes.upperBound)]
  }

  public func has(_ attribute: Name, _ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { $0.name == attribute }
  }
}

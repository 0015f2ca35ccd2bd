extension FileFacts {
  public subscript(declaration index: Int32) -> Declaration { declarations[Int(index)] }
  public subscript(type index: Int32) -> TypeNode { types[Int(index)] }
  public subscript(expression index: Int32) -> Expression { expressions[Int(index)] }

  /// What is declared directly in a declaration, or in the file.
  public func children(ofDeclaration index: Int32?) -> Siblings<Declaration> {
    guard let index else { return Siblings(0..<Int32(declarations.count), in: declarations) }
    return Siblings(index + 1..<declarations[Int(index)].next, in: declarations)
  }

  public func parts(ofType index: Int32) -> Siblings<TypeNode> {
    Siblings(index + 1..<types[Int(index)].next, in: types)
  }

  public func parts(ofExpression index: Int32) -> Siblings<Expression> {
    Siblings(index + 1..<expressions[Int(index)].next, in: expressions)
  }

  /// The types of a clause, one after the other.
  public func roots(of range: Range<Int32>) -> Siblings<TypeNode> {
    Siblings(range, in: types)
  }

  /// A declaration and all that contains it, from the inside out.
  public func enclosing(_ declaration: Int32) -> some Sequence<Int32> {
    sequence(state: declaration) { next -> Int32? in
      guard next >= 0 else { return nil }
      defer { next = declarations[Int(next)].parent }
      return next
    }
  }

  /// An expression and all that it is a part of, from the inside out.
  public func containing(_ expression: Int32) -> some Sequence<Int32> {
    sequence(state: expression) { next -> Int32? in
      guard next >= 0 else { return nil }
      defer { next = expressions[Int(next)].parent }
      return next
    }
  }

  public func attributes(of declaration: Declaration) -> ArraySlice<Attribute> {
    attributes[Int(declaration.attributes.lowerBound)..<Int(declaration.attributes.upperBound)]
  }

  public func has(_ attribute: Name, _ declaration: Declaration) -> Bool {
    attributes(of: declaration).contains { $0.name == attribute }
  }
}

/// A value of an array in which each stands before those that it contains.
public protocol Nested {
  /// The place after all that it contains.
  var next: Int32 { get }
}

extension Declaration: Nested {}
extension TypeNode: Nested {}
extension Expression: Nested {}

/// The places of values side by side, without those that they contain.
public struct Siblings<Value: Nested>: Sequence, IteratorProtocol {
  private var place: Int32
  private let end: Int32
  private let values: [Value]

  init(_ range: Range<Int32>, in values: [Value]) {
    place = range.lowerBound
    end = range.upperBound
    self.values = values
  }

  public mutating func next() -> Int32? {
    guard place < end else { return nil }
    defer { place = Swift.max(values[Int(place)].next, place + 1) }
    return place
  }
}

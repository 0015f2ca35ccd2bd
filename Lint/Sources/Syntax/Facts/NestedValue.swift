/// A value of a table in which each value comes before its contents.
public protocol NestedValue: Sendable {
  associatedtype ID: Handle
  /// The handle after the contents.
  var next: ID { get }
}

/// A nested value that refers to the value that contains it.
public protocol ContainedValue: NestedValue {
  var parent: ID? { get }
}

extension Declaration: ContainedValue {}
extension TypeNode: NestedValue {}
extension Expression: ContainedValue {}

/// Consecutive values, without their contents.
@frozen public struct Siblings<Value: NestedValue>: Sequence, IteratorProtocol {
  @usableFromInline var index: Int
  @usableFromInline let end: Int
  @usableFromInline let values: Column<Value>

  @inlinable init(_ range: HandleRange<Value.ID>, in values: Column<Value>) {
    index = range.startIndex
    end = range.endIndex
    self.values = values
  }

  @inlinable public mutating func next() -> Value.ID? {
    guard index < end else { return nil }
    let found = index
    index = Swift.max(values[found].next.index, found + 1)
    return Value.ID(found)
  }
}

/// A value and the values that contain it, from the inside out.
@frozen public struct Ancestry<Value: ContainedValue>: Sequence, IteratorProtocol {
  @usableFromInline var id: Value.ID?
  @usableFromInline let values: Column<Value>

  @inlinable init(from id: Value.ID?, in values: Column<Value>) {
    self.id = id
    self.values = values
  }

  @inlinable public mutating func next() -> Value.ID? {
    guard let found = id else { return nil }
    id = values[found.index].parent
    return found
  }
}

extension Column where Element: NestedValue {
  /// A value and its contents, at any depth.
  @inlinable func subtree(of id: Element.ID) -> HandleRange<Element.ID> {
    HandleRange(from: id, to: self[id.index].next)
  }

  /// The contents of a value, at any depth.
  @inlinable func contents(of id: Element.ID) -> HandleRange<Element.ID> {
    HandleRange(from: id.next, to: self[id.index].next)
  }

  /// The values directly in a value.
  @inlinable func children(of id: Element.ID) -> Siblings<Element> { Siblings(contents(of: id), in: self) }

  @inlinable func firstChild(of id: Element.ID) -> Element.ID? { id.next < self[id.index].next ? id.next : nil }
}

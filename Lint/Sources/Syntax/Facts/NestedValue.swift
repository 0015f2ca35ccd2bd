/// A value of a table in which each value comes before its contents.
public protocol Nested: Sendable {
  associatedtype ID: Handle
  /// The handle behind all that it contains.
  var next: ID { get }
}

/// A value that knows in which other it stands.
public protocol Contained: Nested {
  var parent: ID? { get }
}

extension Declaration: Contained {}
extension TypeNode: Nested {}
extension Expression: Contained {}

/// Values side by side, without those that they contain.
@frozen public struct Siblings<Value: Nested>: Sequence, IteratorProtocol {
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

/// A value and all that contain it, from the inside out.
@frozen public struct Ancestry<Value: Contained>: Sequence, IteratorProtocol {
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

extension Column where Element: Nested {
  /// A value and all that it contains.
  @inlinable func subtree(of id: Element.ID) -> HandleRange<Element.ID> {
    HandleRange(from: id, to: self[id.index].next)
  }

  /// All that a value contains, at any depth.
  @inlinable func contents(of id: Element.ID) -> HandleRange<Element.ID> {
    HandleRange(from: id.next, to: self[id.index].next)
  }

  /// What a value contains directly.
  @inlinable func children(of id: Element.ID) -> Siblings<Element> { Siblings(contents(of: id), in: self) }

  @inlinable func firstChild(of id: Element.ID) -> Element.ID? { id.next < self[id.index].next ? id.next : nil }
}

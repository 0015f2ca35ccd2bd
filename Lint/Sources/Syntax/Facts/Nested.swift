/// A value of a column in which each stands before those that it contains.
public protocol Nested: Sendable {
  /// The place after all that it contains.
  var next: Int32 { get }
}

/// A value that knows in which other it stands.
public protocol Contained: Sendable {
  /// Negative where it stands in none.
  var parent: Int32 { get }
}

extension Declaration: Nested, Contained {}
extension TypeNode: Nested {}
extension Expression: Nested, Contained {}

/// The places of values side by side, without those that they contain.
public struct Siblings<Value: Nested>: Sequence, IteratorProtocol {
  @usableFromInline var place: Int32
  @usableFromInline let end: Int32
  @usableFromInline let values: Column<Value>

  @inlinable init(_ range: Range<Int32>, in values: Column<Value>) {
    place = range.lowerBound
    end = range.upperBound
    self.values = values
  }

  @inlinable public mutating func next() -> Int32? {
    guard place < end else { return nil }
    let found = place
    place = Swift.max(values[Int(found)].next, found + 1)
    return found
  }
}

/// The places of a value and of all that contain it, from the inside out.
public struct Ancestry<Value: Contained>: Sequence, IteratorProtocol {
  @usableFromInline var place: Int32
  @usableFromInline let values: Column<Value>

  @inlinable init(from place: Int32, in values: Column<Value>) {
    self.place = place
    self.values = values
  }

  @inlinable public mutating func next() -> Int32? {
    guard place >= 0 else { return nil }
    let found = place
    place = values[Int(found)].parent
    return found
  }
}

/// Handles of values that are side by side in their table.
@frozen public struct HandleRange<ID: Handle>: RandomAccessCollection, Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let start: Int32
  @usableFromInline let end: Int32

  @inlinable public init(_ indices: Range<Int>) {
    start = Int32(truncatingIfNeeded: indices.lowerBound)
    end = Int32(truncatingIfNeeded: indices.upperBound)
  }

  /// - Parameter end: the first handle behind the range.
  @inlinable init(from start: ID, to end: ID) {
    self.start = start.number
    self.end = Swift.max(start, end).number
  }

  /// No handles yet, at the end of a table with so many values.
  @inlinable package init(emptyAt count: Int) { self.init(count..<count) }

  /// The same with all values that a table has by now.
  @inlinable package func extended(to count: Int) -> Self { Self(startIndex..<count) }

  @inlinable public var startIndex: Int { Int(start) }
  @inlinable public var endIndex: Int { Int(end) }
  @inlinable public subscript(index: Int) -> ID { ID(index) }

  @inlinable public func contains(_ id: ID) -> Bool { id.number >= start && id.number < end }
}

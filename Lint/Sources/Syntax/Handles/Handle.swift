/// An index into a table. Each table has its own type of handle, so handles of different tables can't be confused.
public protocol Handle: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The index as stored in memory and in the cache.
  var number: Int32 { get }

  init(number: Int32)
}

extension Handle {
  @inlinable public init(_ index: Int) { self.init(number: Int32(truncatingIfNeeded: index)) }

  @inlinable public var index: Int { Int(number) }

  @inlinable public static func < (first: Self, second: Self) -> Bool { first.number < second.number }

  /// The handle of the next value in the table.
  @inlinable var next: Self { Self(number: number &+ 1) }
}

/// An optional handle that takes no more space than a handle.
@frozen public struct OptionalHandle<ID: Handle>: Hashable, BitwiseCopyable, Sendable {
  /// Negative for nil.
  @usableFromInline let number: Int32

  @inlinable public init(_ id: ID?) { number = id?.number ?? -1 }

  @inlinable public var id: ID? { number < 0 ? nil : ID(number: number) }
}

/// An attribute of a file.
@frozen public struct AttributeID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// A clause of `#if` in a file.
@frozen public struct ConditionID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// A declaration of a file.
@frozen public struct DeclarationID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// An expression of a file.
@frozen public struct ExpressionID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// A type node of a file.
@frozen public struct TypeNodeID: Handle {
  public let number: Int32

  @inlinable public init(number: Int32) { self.number = number }
}

/// The handles of consecutive values in a table.
@frozen public struct HandleRange<ID: Handle>: RandomAccessCollection, Hashable, BitwiseCopyable, Sendable {
  @usableFromInline let start: Int32
  @usableFromInline let end: Int32

  @inlinable public init(_ indices: Range<Int>) {
    start = Int32(truncatingIfNeeded: indices.lowerBound)
    end = Int32(truncatingIfNeeded: indices.upperBound)
  }

  /// - Parameter end: the first handle after the range.
  @inlinable init(from start: ID, to end: ID) {
    self.start = start.number
    self.end = Swift.max(start, end).number
  }

  /// An empty range at the end of a table with `count` values.
  @inlinable package init(emptyAt count: Int) { self.init(count..<count) }

  /// The same range, extended to the end of a table with `count` values.
  @inlinable package func extended(to count: Int) -> Self { Self(startIndex..<count) }

  @inlinable public var startIndex: Int { Int(start) }
  @inlinable public var endIndex: Int { Int(end) }
  @inlinable public subscript(index: Int) -> ID { ID(index) }

  /// The handle before the range; nil at the beginning of the table.
  @inlinable public var handleBefore: ID? { start > 0 ? ID(number: start - 1) : nil }

  @inlinable public func contains(_ id: ID) -> Bool { id.number >= start && id.number < end }
}

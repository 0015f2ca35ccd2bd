/// An index into a table of a file or a project. Each table has a handle of its own, so that none is taken for another's.
public protocol Handle: Hashable, Comparable, BitwiseCopyable, Sendable {
  /// The index in the space that it takes in memory and in the cache.
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

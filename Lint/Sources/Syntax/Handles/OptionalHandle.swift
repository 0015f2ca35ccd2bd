/// A handle or nothing, in the space of a handle.
@frozen public struct OptionalHandle<ID: Handle>: Hashable, BitwiseCopyable, Sendable {
  /// Negative for nothing.
  @usableFromInline let number: Int32

  @inlinable public init(_ id: ID?) { number = id?.number ?? -1 }

  @inlinable public var id: ID? { number < 0 ? nil : ID(number: number) }
}

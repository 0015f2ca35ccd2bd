/// Plain values side by side in memory that somebody else keeps: the facts of a file as they were read just now, or as they
/// lie in the cache.
///
/// It is read as an array is; a look-up is a load.
public struct Column<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let values: UnsafeBufferPointer<Element>
  /// Keeps the memory.
  @usableFromInline let memory: AnyObject

  init(_ values: UnsafeBufferPointer<Element>, in memory: AnyObject) {
    self.values = values
    self.memory = memory
  }

  @inlinable public var startIndex: Int { 0 }
  @inlinable public var endIndex: Int { values.count }

  @inlinable public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < values.count, "outside of a file's facts")
    return values[index]
  }

  @inlinable public func withContiguousStorageIfAvailable<Result>(
    _ body: (UnsafeBufferPointer<Element>) throws -> Result
  ) rethrows -> Result? {
    try withExtendedLifetime(memory) { try body(values) }
  }
}

extension Column {
  /// A column with memory of its own.
  init(keeping values: [Element]) {
    let kept = OwnedValues(values)
    self.init(UnsafeBufferPointer(kept.values), in: kept)
  }
}

private final class OwnedValues<Value> {
  let values: UnsafeMutableBufferPointer<Value>

  init(_ source: [Value]) {
    values = .allocate(capacity: source.count)
    _ = values.initialize(from: source)
  }

  deinit { values.deallocate() }
}

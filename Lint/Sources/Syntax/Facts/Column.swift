/// A read-only array of plain values in memory that another object owns: a parsed file's facts or a mapped cache.
public struct Column<Element: Sendable>: RandomAccessCollection, @unchecked Sendable {
  @usableFromInline let values: UnsafeBufferPointer<Element>
  /// The owner of the memory.
  @usableFromInline let memory: AnyObject

  init(_ values: UnsafeBufferPointer<Element>, ownedBy memory: AnyObject) {
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
  /// Copies values into new memory.
  init(copying values: [Element]) {
    let copy = OwnedValues(values)
    self.init(UnsafeBufferPointer(copy.values), ownedBy: copy)
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

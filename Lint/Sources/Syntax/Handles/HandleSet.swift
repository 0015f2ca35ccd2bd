/// A set of handles of one table, with one bit for each, which is faster than `Set`.
public struct HandleSet<ID>: Sendable {
  @usableFromInline var bits: [UInt64] = []
}

extension HandleSet where ID: Handle {
  @inlinable public init(_ handles: some Sequence<ID>) { for handle in handles { insert(handle) } }

  @inlinable public var isEmpty: Bool { bits.allSatisfy { $0 == 0 } }

  @inlinable public var count: Int { bits.reduce(0) { $0 + $1.nonzeroBitCount } }

  @inlinable public func contains(_ handle: ID) -> Bool {
    let word = handle.index / 64
    return word < bits.count && bits[word] & 1 << UInt64(handle.index % 64) != 0
  }

  /// - Returns: whether the set didn't contain the handle.
  @inlinable @discardableResult public mutating func insert(_ handle: ID) -> Bool {
    let word = handle.index / 64
    if word >= bits.count { bits += repeatElement(0, count: word - bits.count + 1) }
    let bit: UInt64 = 1 << UInt64(handle.index % 64)
    let isNew = bits[word] & bit == 0
    bits[word] |= bit
    return isNew
  }

  @inlinable public mutating func formUnion(_ handles: some Sequence<ID>) { for handle in handles { insert(handle) } }

  @inlinable public mutating func formUnion(_ other: HandleSet) {
    if bits.count < other.bits.count { bits += repeatElement(0, count: other.bits.count - bits.count) }
    for word in other.bits.indices { bits[word] |= other.bits[word] }
  }

  @inlinable public func union(_ other: HandleSet) -> HandleSet {
    var all = self
    all.formUnion(other)
    return all
  }
}

extension HandleSet: Equatable {
  @inlinable public static func == (first: HandleSet, second: HandleSet) -> Bool {
    let count = Swift.min(first.bits.count, second.bits.count)
    return first.bits[..<count] == second.bits[..<count] && first.bits[count...].allSatisfy { $0 == 0 }
      && second.bits[count...].allSatisfy { $0 == 0 }
  }
}

extension HandleSet: ExpressibleByArrayLiteral where ID: Handle {
  @inlinable public init(arrayLiteral handles: ID...) { self.init(handles) }
}

/// The handles in the order of the table.
extension HandleSet: Sequence where ID: Handle {
  @inlinable public func makeIterator() -> some IteratorProtocol<ID> {
    (0..<bits.count * 64).lazy.map { ID($0) }.filter(contains).makeIterator()
  }
}

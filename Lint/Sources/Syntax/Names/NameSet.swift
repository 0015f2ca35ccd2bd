/// A set of names with one bit for each, which is faster than `Set<Name>`.
public struct NameSet: Sendable, ExpressibleByArrayLiteral {
  @usableFromInline var bits: [UInt64] = []

  @inlinable public init(_ names: some Sequence<Name>) { for name in names { insert(name) } }

  public init(arrayLiteral names: Name...) { self.init(names) }

  /// The names in the order of their numbers.
  public var all: [Name] {
    (0..<UInt32(bits.count * 64)).lazy.map { Name(id: $0) }.filter(contains)
  }

  public var isEmpty: Bool { bits.isEmpty }

  @inlinable public func contains(_ name: Name) -> Bool {
    let word = Int(name.id / 64)
    return word < bits.count && bits[word] & 1 << UInt64(name.id % 64) != 0
  }

  @inlinable public mutating func insert(_ name: Name) {
    let word = Int(name.id / 64)
    if word >= bits.count { bits += repeatElement(0, count: word - bits.count + 1) }
    bits[word] |= 1 << UInt64(name.id % 64)
  }
}

/// Names that are asked for more often than any set can answer: a bit each, by their numbers.
public struct NameSet: Sendable {
  private var bits: [UInt64] = []

  public init(_ names: some Sequence<Name>) { for name in names { insert(name) } }

  public mutating func insert(_ name: Name) {
    let word = Int(name.id / 64)
    while bits.count <= word { bits.append(0) }
    bits[word] |= 1 << UInt64(name.id % 64)
  }

  public func contains(_ name: Name) -> Bool {
    let word = Int(name.id / 64)
    return word < bits.count && bits[word] & 1 << UInt64(name.id % 64) != 0
  }
}

/// A map from names to numbers; other names have the number 0. A lookup takes a tenth of the instructions of a dictionary.
public struct NameNumbers: Sendable {
  /// The `id` of a name and its number, or 0. The number of slots is a power of two, and at least half of them are empty.
  @usableFromInline var slots: [UInt64] = [0, 0]
  private var count = 0

  public init() {}

  @inlinable public subscript(name: Name) -> UInt32 { UInt32(truncatingIfNeeded: slots[slot(of: name)]) }

  /// Adds the bits of a number to the number of a name.
  public mutating func formUnion(_ number: UInt32, for name: Name) {
    let slot = slot(of: name)
    if slots[slot] == 0 { count += 1 }
    slots[slot] |= UInt64(name.id) << 32 | UInt64(number)
    if count * 2 > slots.count { grow() }
  }

  /// The slot of a name, or the empty slot where it belongs.
  @inlinable func slot(of name: Name) -> Int {
    var slot = Int(truncatingIfNeeded: name.id &* 0x9e37_79b9 >> 8) & (slots.count - 1)
    while slots[slot] != 0, slots[slot] >> 32 != name.id { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private mutating func grow() {
    let taken = slots.filter { $0 != 0 }
    slots = Array(repeating: 0, count: slots.count * 2)
    for value in taken { slots[slot(of: Name(id: UInt32(value >> 32)))] = value }
  }
}

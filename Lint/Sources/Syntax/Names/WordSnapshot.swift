/// The words of the process in the order of their numbers, as a cache keeps them.
public struct WordSnapshot: Sendable {
  public var bytes: [UInt8] = []
  /// Where each ends; the empty word is the first.
  public var ends: [UInt32] = []

  public init() {}

  /// How many words there are by now.
  public static var count: Int { NamePool.shared.count }

  /// All words that there are by now.
  public static func now() -> WordSnapshot { NamePool.shared.snapshot() }

  /// The names of words that were kept, in their order; nil where the ends are none.
  public static func names(_ bytes: UnsafeRawBufferPointer, ends: UnsafeRawBufferPointer) -> [Name]? {
    let count = ends.count / 4
    var names: [Name] = []
    names.reserveCapacity(count)
    var start = 0
    for index in 0..<count {
      let end = Int(ends.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
      guard start <= end, end <= bytes.count else { return nil }
      names.append(Name(id: NamePool.shared.intern(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))))
      start = end
    }
    return names
  }
}

import LintSyntax

/// What the findings of a file depend on besides the file itself. They stay valid until one of these changes.
public struct Dependencies: Sendable, Equatable {
  /// The other files whose facts were read.
  public let read: [FileID]
  /// The other files whose declarations were resolved: roles, supertypes, members.
  public let seen: [FileID]
  /// The names that were looked up at the top of all files.
  public let names: NameFilter

  /// Findings that depend on nothing else.
  public static let none = Dependencies(read: [], seen: [], names: NameFilter())

  public init(read: [FileID], seen: [FileID], names: NameFilter) {
    self.read = read
    self.seen = seen
    self.names = names
  }
}

/// A Bloom filter of names: it contains each name that was added, and sometimes another.
public struct NameFilter: Sendable, Equatable {
  public static let words = 8
  private var bits = SIMD8<UInt64>()

  public init() {}

  /// One name, by its ``Name/wordHash``.
  public init(_ hash: UInt32) {
    let (one, other) = Self.bits(of: hash)
    bits[one / 64] |= 1 << UInt64(one % 64)
    bits[other / 64] |= 1 << UInt64(other % 64)
  }

  init(_ words: UnsafeBufferPointer<UInt64>) {
    for (index, word) in words.enumerated() { bits[index] = word }
  }

  static func bits(of hash: UInt32) -> (Int, Int) { (Int(hash) % 512, Int(hash >> 16) % 512) }

  /// Whether all names of another may be in it.
  public func mayContain(_ other: NameFilter) -> Bool { bits & other.bits == other.bits }
}

extension NameFilter {
  public var parts: [UInt64] { (0..<Self.words).map { bits[$0] } }

  public init(parts: [UInt64]) {
    for (index, part) in parts.prefix(Self.words).enumerated() { bits[index] = part }
  }
}

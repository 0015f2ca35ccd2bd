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

/// Records what the rules look up while they check one file. It is used by one thread.
final class DependencyRecorder: @unchecked Sendable {
  private let file: FileID
  private let types: [ProjectType]
  /// Bits for files, and for names: see ``NameFilter``. They are counted up so often that no array holds them.
  private let filesRead, filesSeen, namesLookedUp: UnsafeMutablePointer<UInt64>
  private let words: Int
  private var isOfAll = false

  init(file: FileID, files: Int, types: [ProjectType]) {
    self.file = file
    self.types = types
    words = files / 64 + 1
    filesRead = Self.bits(words)
    filesSeen = Self.bits(words)
    namesLookedUp = Self.bits(NameFilter.words)
  }

  deinit {
    filesRead.deallocate()
    filesSeen.deallocate()
    namesLookedUp.deallocate()
  }

  private static func bits(_ words: Int) -> UnsafeMutablePointer<UInt64> {
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: words)
    bits.initialize(repeating: 0, count: words)
    return bits
  }

  /// The facts of a file are read, so everything in it counts.
  func read(_ other: FileID) { filesRead[other.index / 64] |= 1 << UInt64(other.index % 64) }

  func readAll() { isOfAll = true }

  /// A declaration of this file is resolved, such as a type's roles or members.
  func resolve(_ other: FileID) { filesSeen[other.index / 64] |= 1 << UInt64(other.index % 64) }

  func resolve(_ type: TypeID) { resolve(types[type.index].declaration.file) }

  /// A name is looked up among the declarations at the top of all files. There may be none.
  func lookUp(_ name: Name) {
    let (one, other) = NameFilter.bits(of: name.wordHash)
    namesLookedUp[one / 64] |= 1 << UInt64(one % 64)
    namesLookedUp[other / 64] |= 1 << UInt64(other % 64)
  }

  var dependencies: Dependencies? {
    if isOfAll { return nil }
    let names = NameFilter(UnsafeBufferPointer(start: namesLookedUp, count: NameFilter.words))
    return Dependencies(read: numbers(filesRead), seen: numbers(filesSeen), names: names)
  }

  private func numbers(_ bits: UnsafeMutablePointer<UInt64>) -> [FileID] {
    var found: [FileID] = []
    for word in 0..<words {
      var rest = bits[word]
      while rest != 0 {
        let number = FileID(word * 64 + rest.trailingZeroBitCount)
        if number != file { found.append(number) }
        rest &= rest - 1
      }
    }
    return found
  }
}

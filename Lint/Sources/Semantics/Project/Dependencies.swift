import LintSyntax

/// Everything that the findings of a file depend on besides the file itself. They stay valid until one of these changes.
public struct Dependencies: Sendable, Equatable {
  /// The other files whose facts were read.
  public let readFiles: [FileID]
  /// The other files whose declarations were resolved: roles, supertypes, members.
  public let resolvedFiles: [FileID]
  /// The names that were looked up among the top-level declarations of all files.
  public let names: NameFilter

  /// Findings that depend on nothing else.
  public static let none = Dependencies(readFiles: [], resolvedFiles: [], names: NameFilter())

  public init(readFiles: [FileID], resolvedFiles: [FileID], names: NameFilter) {
    self.readFiles = readFiles
    self.resolvedFiles = resolvedFiles
    self.names = names
  }
}

/// A Bloom filter of names: it contains each name that was added, and may contain others.
public struct NameFilter: Sendable, Equatable {
  /// The number of 64-bit words.
  public static let wordCount = 8
  private var bits = SIMD8<UInt64>()

  public init() {}

  /// Creates a filter of one name, from its ``Name/wordHash``.
  public init(_ hash: UInt32) {
    let (first, second) = Self.bits(of: hash)
    bits[first / 64] |= 1 << UInt64(first % 64)
    bits[second / 64] |= 1 << UInt64(second % 64)
  }

  init(_ words: UnsafeBufferPointer<UInt64>) {
    for (index, word) in words.enumerated() { bits[index] = word }
  }

  static func bits(of hash: UInt32) -> (Int, Int) { (Int(hash) % 512, Int(hash >> 16) % 512) }

  /// Whether the filter may contain all names of another one.
  public func mayContain(_ other: NameFilter) -> Bool { bits & other.bits == other.bits }
}

extension NameFilter {
  public var words: [UInt64] { (0..<Self.wordCount).map { bits[$0] } }

  public init(words: [UInt64]) {
    for (index, word) in words.prefix(Self.wordCount).enumerated() { bits[index] = word }
  }
}

/// Records the files that the rules read and the names that they look up while they check one file. One thread uses it.
final class DependencyRecorder: @unchecked Sendable {
  private let file: FileID
  private let types: [ProjectType]
  /// A bit per file, and the bits of a ``NameFilter``. They are set too often for the checks of an array.
  private let readFiles, resolvedFiles, lookedUpNames: UnsafeMutablePointer<UInt64>
  private let wordCount: Int
  private var hasReadAllFiles = false

  init(file: FileID, fileCount: Int, types: [ProjectType]) {
    self.file = file
    self.types = types
    wordCount = fileCount / 64 + 1
    readFiles = Self.clearBits(wordCount)
    resolvedFiles = Self.clearBits(wordCount)
    lookedUpNames = Self.clearBits(NameFilter.wordCount)
  }

  deinit {
    readFiles.deallocate()
    resolvedFiles.deallocate()
    lookedUpNames.deallocate()
  }

  private static func clearBits(_ wordCount: Int) -> UnsafeMutablePointer<UInt64> {
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: wordCount)
    bits.initialize(repeating: 0, count: wordCount)
    return bits
  }

  /// Records that the facts of a file are read, so that the findings depend on everything in it.
  @inline(__always)
  func recordRead(of other: FileID) { Self.set(other, in: readFiles) }

  func recordReadOfAllFiles() { hasReadAllFiles = true }

  /// Records that a declaration of a file is resolved, such as a type's roles or members.
  @inline(__always)
  func recordResolution(in other: FileID) { Self.set(other, in: resolvedFiles) }

  @inline(__always)
  private static func set(_ file: FileID, in bits: UnsafeMutablePointer<UInt64>) {
    let index = UInt(bitPattern: file.index)
    bits[Int(bitPattern: index >> 6)] |= 1 &<< UInt64(index & 63)
  }

  func recordResolution(of type: TypeID) { recordResolution(in: types[type.index].declaration.file) }

  /// Records that a name is looked up among the top-level declarations of all files, even if none has the name.
  func recordLookup(of name: Name) {
    let (first, second) = NameFilter.bits(of: name.wordHash)
    lookedUpNames[first / 64] |= 1 << UInt64(first % 64)
    lookedUpNames[second / 64] |= 1 << UInt64(second % 64)
  }

  /// Everything recorded, or nil if all files were read.
  var dependencies: Dependencies? {
    if hasReadAllFiles { return nil }
    let names = NameFilter(UnsafeBufferPointer(start: lookedUpNames, count: NameFilter.wordCount))
    return Dependencies(readFiles: files(in: readFiles), resolvedFiles: files(in: resolvedFiles), names: names)
  }

  private func files(in bits: UnsafeMutablePointer<UInt64>) -> [FileID] {
    var found: [FileID] = []
    for index in 0..<wordCount {
      var remaining = bits[index]
      while remaining != 0 {
        let other = FileID(index * 64 + remaining.trailingZeroBitCount)
        if other != file { found.append(other) }
        remaining &= remaining - 1
      }
    }
    return found
  }
}

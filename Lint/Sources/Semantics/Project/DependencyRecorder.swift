import LintSyntax

/// Records what the rules look up while they check one file. It is used by one thread.
final class DependencyRecorder: @unchecked Sendable {
  private let file: FileID
  private let types: [ProjectType]
  /// Bits for files, and for names: see ``NameFilter``. They are counted up so often that no array holds them.
  private let read, seen, asked: UnsafeMutablePointer<UInt64>
  private let words: Int
  private var isOfAll = false

  init(file: FileID, files: Int, types: [ProjectType]) {
    self.file = file
    self.types = types
    words = files / 64 + 1
    read = Self.bits(words)
    seen = Self.bits(words)
    asked = Self.bits(NameFilter.words)
  }

  deinit {
    read.deallocate()
    seen.deallocate()
    asked.deallocate()
  }

  private static func bits(_ words: Int) -> UnsafeMutablePointer<UInt64> {
    let bits = UnsafeMutablePointer<UInt64>.allocate(capacity: words)
    bits.initialize(repeating: 0, count: words)
    return bits
  }

  /// The facts of a file are read, so everything in it counts.
  func touch(_ other: FileID) { read[other.index / 64] |= 1 << UInt64(other.index % 64) }

  func touchAll() { isOfAll = true }

  /// A declaration of this file is resolved, such as a type's roles or members.
  func see(_ other: FileID) { seen[other.index / 64] |= 1 << UInt64(other.index % 64) }

  func see(_ type: TypeID) { see(types[type.index].declaration.file) }

  /// A name is looked up among the declarations at the top of all files. There may be none.
  func ask(_ name: Name) {
    let (one, other) = NameFilter.bits(of: name.wordHash)
    asked[one / 64] |= 1 << UInt64(one % 64)
    asked[other / 64] |= 1 << UInt64(other % 64)
  }

  var dependencies: Dependencies? {
    if isOfAll { return nil }
    let names = NameFilter(UnsafeBufferPointer(start: asked, count: NameFilter.words))
    return Dependencies(read: numbers(read), seen: numbers(seen), names: names)
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

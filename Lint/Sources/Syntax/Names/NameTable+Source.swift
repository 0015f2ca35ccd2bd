extension NameTable {
  /// A name as it stands in a source, maybe between backticks.
  @inlinable @inline(__always) package mutating func name(_ word: UnsafeRawBufferPointer) -> Name {
    var word = word
    if word.count > 2, word[0] == UInt8(ascii: "`") {
      word = UnsafeRawBufferPointer(rebasing: word[1..<word.count - 1])
    }
    return Name(id: intern(word))
  }

  /// A name that stands in no source.
  package mutating func name(_ word: StaticString) -> Name {
    Name(id: intern(UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)))
  }
}

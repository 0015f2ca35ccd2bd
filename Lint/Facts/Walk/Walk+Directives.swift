#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Walk {
  private static let mark = Array("mvvmlint:".utf8)

  /// The comments that speak to this tool.
  mutating func addDirectives(of source: UnsafeRawBufferPointer) {
    var offset = 0
    while let next = Self.nextMark(in: source, from: offset) {
      offset = next + Self.mark.count
      let lineStart = source[..<next].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let before = source[lineStart..<next].reversed().drop(while: isBlank)
      guard before.prefix(2).elementsEqual("//".utf8) else { continue }
      let end = source[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      let words = names.intern(UnsafeRawBufferPointer(rebasing: source[offset..<end]))
      facts.directives.append(
        Directive(
          words: Name(id: words), range: ByteRange(start: UInt32(next), end: UInt32(end)),
          isAlone: before.dropFirst(2).allSatisfy(isBlank)))
    }
  }

  /// A colon is rarer than a letter: what stands before it decides.
  private static func nextMark(in source: UnsafeRawBufferPointer, from offset: Int) -> Int? {
    guard let base = source.baseAddress else { return nil }
    var offset = offset
    while offset < source.count, let found = memchr(base + offset, Int32(UInt8(ascii: ":")), source.count - offset) {
      offset = UnsafeRawPointer(found) - base + 1
      let start = offset - mark.count
      if start >= 0, source[start] == mark[0], source[start..<offset].elementsEqual(mark) { return start }
    }
    return nil
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
}

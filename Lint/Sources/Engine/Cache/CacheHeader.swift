import LintSupport

/// The location of a cache's index. The file begins with two slots for it, used in turn, so that an interrupted write leaves
/// the other one intact.
struct CacheHeader {
  static let slotSize = 4_096
  static let size = 2 * slotSize

  private static let mark: UInt64 = 0x6d76_766d_6c69_6e74

  var generation: UInt64
  /// Identifies the tool, the parser and the schema. A cache with another key isn't used.
  var key: Digest
  /// The time at which the sources were examined, in nanoseconds.
  var moment: Int
  var indexOffset: Int
  var indexCount: Int
  var index: Digest

  var end: Int { indexOffset + indexCount }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.add(Self.mark)
    writer.add(generation)
    writer.add(key)
    writer.add(moment)
    writer.add(indexOffset)
    writer.add(indexCount)
    writer.add(index)
    let digest = writer.bytes.withUnsafeBytes { Digest(of: $0) }
    writer.add(digest)
    return writer.bytes
  }

  init(generation: UInt64, key: Digest, moment: Int, indexOffset: Int, index: UnsafeRawBufferPointer) {
    self.generation = generation
    self.key = key
    self.moment = moment
    self.indexOffset = indexOffset
    self.indexCount = index.count
    self.index = Digest(of: index)
  }

  init(_ bytes: UnsafeRawBufferPointer) throws(ByteReader.Damage) {
    var reader = ByteReader(bytes)
    guard try reader.number() == Self.mark else { throw ByteReader.Damage() }
    generation = try reader.number()
    key = try reader.digest()
    moment = try reader.int()
    indexOffset = try reader.int()
    indexCount = try reader.int()
    index = try reader.digest()
    let digest = try reader.digest()
    let length = self.bytes.count
    let own = self.bytes.withUnsafeBytes { Digest(of: UnsafeRawBufferPointer(rebasing: $0[..<(length - 16)])) }
    guard digest == own else { throw ByteReader.Damage() }
  }

  /// Whether a file begins like a cache of any version. After a crash, it may be empty or contain zeros.
  static func begins(_ file: Int32) -> Bool {
    var bytes = [UInt8](repeating: 0, count: slotSize + 8)
    let count = pread(file, &bytes, bytes.count, 0)
    let marks = [0, slotSize].map { offset in
      bytes[offset..<offset + 8].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    }
    return count >= 0 && (marks.contains(mark) || marks[0] == 0)
  }

  static func newest(in mapping: Mapping) -> CacheHeader? {
    let headers = [0, slotSize].compactMap { offset -> CacheHeader? in
      guard let bytes = mapping[offset, slotSize] else { return nil }
      return try? CacheHeader(UnsafeRawBufferPointer(bytes))
    }
    return headers.max { $0.generation < $1.generation }
  }
}

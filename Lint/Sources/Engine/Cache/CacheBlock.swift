import LintSupport

/// Bytes in a cache: where they lie, how many there are, and their digest, by which whoever reads them knows that they are
/// whole.
public struct CacheBlock: Sendable, Equatable {
  var offset: Int
  var count: Int
  var digest: Digest

  static let none = CacheBlock(offset: 0, count: 0, digest: .none)

  init(offset: Int, count: Int, digest: Digest) {
    self.offset = offset
    self.count = count
    self.digest = digest
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    offset = try reader.int()
    count = try reader.int()
    digest = try reader.digest()
  }

  func write(to writer: inout ByteWriter) {
    writer.add(offset)
    writer.add(count)
    writer.add(digest)
  }
}

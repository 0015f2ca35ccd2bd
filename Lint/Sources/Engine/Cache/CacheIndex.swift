public import LintSupport
public import LintSyntax

/// The cached state of a file, with the location of its facts.
public struct CacheEntry: Sendable {
  public var path: String
  public var stamp: FileStamp
  public var content: Digest
  /// A digest of the declarations that other files can see: see ``InterfaceHasher``.
  public var interface: Digest
  /// The reason why it has no facts.
  public var refusal: String?
  /// Whether it is generated code.
  public internal(set) var isGenerated = false
  /// The place of its first syntax error.
  public internal(set) var syntaxError: Location?
  public internal(set) var facts = CacheBlock.none
  /// The facts from which the files were joined, if its functions have been edited since.
  public var joined: CacheBlock?

  public init(path: String, stamp: FileStamp, content: Digest, interface: Digest, refusal: String? = nil) {
    self.path = path
    self.stamp = stamp
    self.content = content
    self.interface = interface
    self.refusal = refusal
  }
}

/// The places of a cache's parts.
struct CacheIndex {
  var words = CacheBlock.none
  var wordEnds = CacheBlock.none
  var entries = CacheBlock.none
  var sections: [CacheBlock] = []

  init() {}

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    words = try CacheBlock(&reader)
    wordEnds = try CacheBlock(&reader)
    entries = try CacheBlock(&reader)
    sections = try reader.list(CacheBlock.init)
  }

  var bytes: [UInt8] {
    var writer = ByteWriter()
    words.write(to: &writer)
    wordEnds.write(to: &writer)
    entries.write(to: &writer)
    writer.add(list: sections) { $0.write(to: &$1) }
    return writer.bytes
  }

  /// The size of all parts in bytes.
  var count: Int { sections.reduce(words.count + wordEnds.count + entries.count) { $0 + $1.count } }
}

extension CacheEntry {
  func write(to writer: inout ByteWriter) {
    writer.add(path)
    writer.add(stamp.size)
    writer.add(stamp.modified)
    writer.add(stamp.changed)
    writer.add(stamp.inode)
    writer.add(stamp.device)
    writer.add(content)
    writer.add(interface)
    writer.add(refusal)
    writer.add(isGenerated)
    writer.add(syntaxError)
    facts.write(to: &writer)
    writer.add(joined != nil)
    joined?.write(to: &writer)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    path = try reader.text()
    stamp = FileStamp(
      size: try reader.int(), modified: try reader.int(), changed: try reader.int(), inode: try reader.number(),
      device: try reader.number())
    content = try reader.digest()
    interface = try reader.digest()
    refusal = try reader.optionalText()
    isGenerated = try reader.flag()
    syntaxError = try reader.optionalLocation()
    facts = try CacheBlock(&reader)
    joined = try reader.flag() ? try CacheBlock(&reader) : nil
  }
}

extension [CacheEntry] {
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: count * 256)
    writer.add(list: self) { $0.write(to: &$1) }
    return writer.bytes
  }
}

/// A range of bytes in a cache, with a digest that detects damage.
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

import LintFacts

/// What is remembered of a file.
public struct CacheEntry: Sendable {
  public var path: String
  public var stamp: Stamp
  public var content: Digest
  /// What other files can see of it: see ``InterfaceDigest``.
  public var interface: Digest
  /// Why it has no facts.
  public var refusal: String?
  /// Its facts.
  public internal(set) var facts = CacheBlock.none
  /// The facts from which the files were joined, where these are others: its functions were edited since.
  public var joined: CacheBlock?

  public init(path: String, stamp: Stamp, content: Digest, interface: Digest, refusal: String? = nil) {
    self.path = path
    self.stamp = stamp
    self.content = content
    self.interface = interface
    self.refusal = refusal
  }

  /// What nobody will compare.
  public init(path: String) { self.init(path: path, stamp: .none, content: .none, interface: .none) }
}

/// What a cache holds besides the facts: the words, the files, and where that lies which others want to find again.
struct CacheIndex {
  var words = WordSnapshot()
  var entries: [CacheEntry] = []
  var sections: [CacheBlock] = []

  init() {}

  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: words.ends.count * 4 + words.bytes.count + entries.count * 256)
    words.ends.withUnsafeBytes { writer.add($0) }
    words.bytes.withUnsafeBytes { writer.add($0) }
    writer.add(sections.count)
    for section in sections { section.write(to: &writer) }
    writer.add(entries.count)
    for entry in entries { entry.write(to: &writer) }
    return writer.bytes
  }
}

extension CacheEntry {
  func write(to writer: inout ByteWriter) {
    writer.add(path)
    writer.add(stamp.size)
    writer.add(stamp.modified)
    writer.add(stamp.changed)
    writer.add(stamp.inode)
    writer.add(content)
    writer.add(interface)
    writer.add(refusal)
    facts.write(to: &writer)
    writer.add(joined != nil)
    joined?.write(to: &writer)
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    path = try reader.text()
    stamp = Stamp(
      size: try reader.int(), modified: try reader.int(), changed: try reader.int(), inode: try reader.number())
    content = try reader.digest()
    interface = try reader.digest()
    refusal = try reader.optionalText()
    facts = try CacheBlock(&reader)
    joined = try reader.flag() ? try CacheBlock(&reader) : nil
  }
}

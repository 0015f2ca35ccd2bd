import LintSemantics
import LintSupport

extension ProjectView {
  func write(to writer: inout ByteWriter) {
    writer.add(common)
    writer.add(files.count)
    for file in files { writer.add(file) }
    writer.add(names.count)
    for name in names {
      writer.add(UInt64(name.hash))
      writer.add(name.meaning)
    }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    common = try reader.digest()
    files = []
    for _ in 0..<(try reader.count()) { files.append(try reader.digest()) }
    names = []
    for _ in 0..<(try reader.count()) {
      names.append(Named(hash: UInt32(truncatingIfNeeded: try reader.number()), meaning: try reader.number()))
    }
  }
}

extension Grounds {
  func write(to writer: inout ByteWriter) {
    writer.add(read)
    writer.add(seen)
    for part in names.parts { writer.add(part) }
  }

  init(_ reader: inout ByteReader) throws(ByteReader.Damage) {
    let read = try reader.values(of: FileID.self)
    let seen = try reader.values(of: FileID.self)
    var parts: [UInt64] = []
    for _ in 0..<NameFilter.words { parts.append(try reader.number()) }
    self.init(read: read, seen: seen, names: NameFilter(parts: parts))
  }
}

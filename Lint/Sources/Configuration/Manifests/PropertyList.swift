import LintSyntax

/// A property list in the format of Xcode projects. One array contains the words, lists and tables, each followed by its
/// contents.
struct PropertyList {
  enum ItemKind: UInt8 { case word, list, table }

  struct Item {
    let kind: ItemKind
    var start: Int
    var end = 0
    /// The index after the item's contents.
    var next = 0
  }

  let bytes: [UInt8]
  private(set) var items: [Item] = []

  /// Fails if a bracket isn't closed or a key has no value.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard read(), !items.isEmpty else { return nil }
  }

  private mutating func read() -> Bool {
    var open: [Int] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append(items.count)
        items.append(Item(kind: byte == UInt8(ascii: "{") ? .table : .list, start: offset))
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"):
        guard let last = open.popLast(), close(last, by: byte, at: offset) else { return false }
        offset += 1
      case UInt8(ascii: "\""): offset = quoted(from: offset)
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "/"), offset): offset = skipLine(from: offset)
      case UInt8(ascii: "/") where isNext(UInt8(ascii: "*"), offset): offset = skipComment(from: offset + 2)
      case _ where Self.separates(byte): offset += 1
      default: offset = word(from: offset)
      }
    }
    return open.isEmpty
  }

  private mutating func close(_ item: Int, by byte: UInt8, at offset: Int) -> Bool {
    guard (items[item].kind == .table) == (byte == UInt8(ascii: "}")) else { return false }
    items[item].end = offset
    items[item].next = items.count
    return items[item].kind == .list || children(of: item).count.isMultiple(of: 2)
  }

  private mutating func word(from start: Int) -> Int {
    let end = bytes[start...].firstIndex { Self.separates($0) || Self.encloses($0) } ?? bytes.count
    items.append(Item(kind: .word, start: start, end: max(end, start + 1), next: items.count + 1))
    return max(end, start + 1)
  }

  private mutating func quoted(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    end = min(end, bytes.count)
    items.append(Item(kind: .word, start: start + 1, end: end, next: items.count + 1))
    return end + 1
  }

  private func skipLine(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
    return offset + 1
  }

  private func skipComment(from start: Int) -> Int {
    var offset = start
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "*") || !isNext(UInt8(ascii: "/"), offset) { offset += 1 }
    return offset + 2
  }

  private func isNext(_ byte: UInt8, _ offset: Int) -> Bool { offset + 1 < bytes.count && bytes[offset + 1] == byte }

  private static func separates(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || byte == UInt8(ascii: ",") || byte == UInt8(ascii: ";") || byte == UInt8(ascii: "=")
  }

  private static func encloses(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "\""): true
    default: false
    }
  }
}

/// Access to the contents of lists and tables.
extension PropertyList {
  /// The direct children of a list or table.
  func children(of item: Int) -> [Int] {
    var all: [Int] = []
    var child = item + 1
    while child < items[item].next {
      all.append(child)
      child = items[child].next
    }
    return all
  }

  func entries(of item: Int) -> [(key: Int, value: Int)] {
    guard items[item].kind == .table else { return [] }
    let all = children(of: item)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  func value(_ key: String, of item: Int) -> Int? {
    guard items[item].kind == .table else { return nil }
    var word = item + 1
    while word < items[item].next {
      let value = items[word].next
      if isWord(word, key) { return value }
      word = items[value].next
    }
    return nil
  }

  func words(_ key: String, of item: Int) -> [String] {
    value(key, of: item).map { list in children(of: list).map(text) } ?? []
  }

  func text(_ key: String, of item: Int) -> String? { value(key, of: item).map(text) }

  func text(_ item: Int) -> String {
    let bytes = bytes[items[item].start..<items[item].end]
    if !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { plain.append(byte) }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private func isWord(_ item: Int, _ word: String) -> Bool {
    items[item].kind == .word && bytes[items[item].start..<items[item].end].elementsEqual(word.utf8)
  }
}

import LintSyntax

/// A property list in the format of Xcode projects. One array contains the words, lists and tables, each followed by its
/// contents.
struct PropertyList {
  enum ItemKind: UInt8 { case word, list, table }

  struct Item {
    let kind: ItemKind
    var start: Int
    var end = 0
    /// The item after the contents of this one.
    var next = ItemID(index: 0)
  }

  /// An item of the property list. Its index is that of the array.
  struct ItemID: Hashable {
    fileprivate let index: Int
  }

  let bytes: [UInt8]
  private var items: [Item] = []

  /// The outermost item.
  var root: ItemID { ItemID(index: 0) }

  /// Fails if a bracket isn't closed or a key has no value.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard read(), !items.isEmpty else { return nil }
  }

  private mutating func read() -> Bool {
    var open: [ItemID] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append(nextID)
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

  private mutating func close(_ item: ItemID, by byte: UInt8, at offset: Int) -> Bool {
    guard (self[item].kind == .table) == (byte == UInt8(ascii: "}")) else { return false }
    self[item].end = offset
    self[item].next = nextID
    return self[item].kind == .list || childCount(of: item).isMultiple(of: 2)
  }

  private mutating func word(from start: Int) -> Int {
    var end = start
    while end < bytes.count, !Self.separates(bytes[end]), !Self.encloses(bytes[end]) { end += 1 }
    addWord(start..<max(end, start + 1))
    return max(end, start + 1)
  }

  private mutating func quoted(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    end = min(end, bytes.count)
    addWord((start + 1)..<end)
    return end + 1
  }

  private mutating func addWord(_ range: Range<Int>) {
    let id = nextID
    items.append(Item(kind: .word, start: range.lowerBound, end: range.upperBound))
    self[id].next = nextID
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
  func children(of item: ItemID) -> [ItemID] {
    var all: [ItemID] = []
    var child = firstChild(of: item)
    while let id = child {
      all.append(id)
      child = next(after: id, in: item)
    }
    return all
  }

  private func childCount(of item: ItemID) -> Int {
    var count = 0
    var child = firstChild(of: item)
    while let id = child {
      count += 1
      child = next(after: id, in: item)
    }
    return count
  }

  func entries(of item: ItemID) -> [(key: ItemID, value: ItemID)] {
    guard self[item].kind == .table else { return [] }
    var entries: [(key: ItemID, value: ItemID)] = []
    var key = firstChild(of: item)
    while let word = key, let value = next(after: word, in: item) {
      entries.append((word, value))
      key = next(after: value, in: item)
    }
    return entries
  }

  func value(_ key: String, of item: ItemID) -> ItemID? {
    guard self[item].kind == .table else { return nil }
    var child = firstChild(of: item)
    while let word = child, let value = next(after: word, in: item) {
      if isWord(word, key) { return value }
      child = next(after: value, in: item)
    }
    return nil
  }

  func words(_ key: String, of item: ItemID) -> [String] {
    value(key, of: item).map { list in children(of: list).map(text) } ?? []
  }

  func text(_ key: String, of item: ItemID) -> String? { value(key, of: item).map(text) }

  func text(_ item: ItemID) -> String {
    let bytes = bytes[self[item].start..<self[item].end]
    if !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { plain.append(byte) }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  func isWord(_ item: ItemID, _ word: String) -> Bool {
    self[item].kind == .word && bytes[self[item].start..<self[item].end].elementsEqual(word.utf8)
  }

  private func firstChild(of item: ItemID) -> ItemID? { child(ItemID(index: item.index + 1), of: item) }

  private func next(after child: ItemID, in item: ItemID) -> ItemID? { self.child(self[child].next, of: item) }

  /// The item at this place if it is part of the list or table.
  private func child(_ id: ItemID, of item: ItemID) -> ItemID? { id.index < self[item].next.index ? id : nil }

  /// The handle of the item that is added next.
  private var nextID: ItemID { ItemID(index: items.count) }

  private subscript(id: ItemID) -> Item {
    get { items[id.index] }
    _modify { yield &items[id.index] }
  }
}

import LintSyntax

/// A property list in the format of Xcode projects: words, lists and tables in one array, each followed by its contents.
struct PropertyList {
  enum Kind: UInt8 { case word, list, table }

  struct Node {
    let kind: Kind
    var start: Int
    var end = 0
    /// The index after its contents.
    var next = 0
  }

  let bytes: [UInt8]
  private(set) var nodes: [Node] = []

  /// Fails if a bracket isn't closed or a key has no value.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard read(), !nodes.isEmpty else { return nil }
  }

  private mutating func read() -> Bool {
    var open: [Int] = []
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "("):
        open.append(nodes.count)
        nodes.append(Node(kind: byte == UInt8(ascii: "{") ? .table : .list, start: offset))
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

  private mutating func close(_ node: Int, by byte: UInt8, at offset: Int) -> Bool {
    guard (nodes[node].kind == .table) == (byte == UInt8(ascii: "}")) else { return false }
    nodes[node].end = offset
    nodes[node].next = nodes.count
    return nodes[node].kind == .list || children(of: node).count.isMultiple(of: 2)
  }

  private mutating func word(from start: Int) -> Int {
    let end = bytes[start...].firstIndex { Self.separates($0) || Self.encloses($0) } ?? bytes.count
    nodes.append(Node(kind: .word, start: start, end: max(end, start + 1), next: nodes.count + 1))
    return max(end, start + 1)
  }

  private mutating func quoted(from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    end = min(end, bytes.count)
    nodes.append(Node(kind: .word, start: start + 1, end: end, next: nodes.count + 1))
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
  func children(of node: Int) -> [Int] {
    var all: [Int] = []
    var child = node + 1
    while child < nodes[node].next {
      all.append(child)
      child = nodes[child].next
    }
    return all
  }

  /// The keys of a table with their values.
  func entries(of node: Int) -> [(key: Int, value: Int)] {
    guard nodes[node].kind == .table else { return [] }
    let all = children(of: node)
    return stride(from: 0, to: all.count - 1, by: 2).map { (all[$0], all[$0 + 1]) }
  }

  func value(_ key: String, of node: Int) -> Int? {
    guard nodes[node].kind == .table else { return nil }
    var word = node + 1
    while word < nodes[node].next {
      let value = nodes[word].next
      if isWord(word, key) { return value }
      word = nodes[value].next
    }
    return nil
  }

  /// The words of a list.
  func words(_ key: String, of node: Int) -> [String] {
    value(key, of: node).map { list in children(of: list).map(text) } ?? []
  }

  func text(_ key: String, of node: Int) -> String? { value(key, of: node).map(text) }

  func text(_ node: Int) -> String {
    let bytes = bytes[nodes[node].start..<nodes[node].end]
    if !bytes.contains(UInt8(ascii: "\\")) { return String(decoding: bytes, as: UTF8.self) }
    var plain: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      if !isEscaped { plain.append(byte) }
    }
    return String(decoding: plain, as: UTF8.self)
  }

  private func isWord(_ node: Int, _ word: String) -> Bool {
    nodes[node].kind == .word && bytes[nodes[node].start..<nodes[node].end].elementsEqual(word.utf8)
  }
}

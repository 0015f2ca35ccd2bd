/// What stands in lists, and what tables give to their words.
extension PropertyList {
  /// What stands directly in a list or table.
  func children(of node: Int) -> [Int] {
    var all: [Int] = []
    var child = node + 1
    while child < nodes[node].next {
      all.append(child)
      child = nodes[child].next
    }
    return all
  }

  /// The words of a table, each with its value.
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

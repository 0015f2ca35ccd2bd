/// Looks for any of some words in names, byte by byte: the search for texts takes a hundred times as long, and names are many.
struct WordSearch: Sendable {
  /// The words by their first byte.
  private var words: [[[UInt8]]] = Array(repeating: [], count: 256)

  init(_ words: [String]) {
    for word in words {
      let bytes = Array(word.utf8)
      if let first = bytes.first { self.words[Int(first)].append(bytes) }
    }
  }

  /// Whether one of the words is part of a name.
  func stand(in name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      bytes.indices.contains { start in
        words[Int(bytes[start])].contains { word in
          word.count <= bytes.count - start && word.elementsEqual(bytes[start..<start + word.count])
        }
      }
    }
  }
}

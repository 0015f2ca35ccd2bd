/// A word of a search, with the symbols that belong to a name: `c#`, `c++`, `.net`, `node.js`.
///
/// Other symbols separate words, and so does a dot or a plus sign that isn't part of such a name.
public struct SearchWord: Hashable, Sendable {
  public let text: String

  /// Returns the words of a text, up to the limit.
  public static func words(in text: String, limit: Int) -> [SearchWord] {
    let chunks = text.split { !$0.isPartOfWord && !$0.isSymbolOfName }
    return Array(chunks.lazy.flatMap(names(in:)).prefix(limit).map(SearchWord.init))
  }

  /// The runs of letters and digits: `node` and `js`.
  public var parts: [String] { text.split { !$0.isPartOfWord }.map(String.init) }

  /// Whether a symbol belongs to the name, so that the letters alone don't find it.
  public var hasSymbols: Bool { !text.allSatisfy(\.isPartOfWord) }

  /// Whether the word may be the beginning of a longer one.
  public var isOpen: Bool { text.last?.isPartOfWord == true }

  private static func names(in chunk: Substring) -> [String] {
    let chunk = chunk.trimmed { $0 == "." }
    let stem = chunk.trimmed(where: \.isPlusOrHash)
    var names = stem.split(whereSeparator: \.isPlusOrHash).flatMap(dotted)
    if stem.last?.isPartOfWord == true, !names.isEmpty { names[names.count - 1] += chunk[stem.endIndex...] }
    return names
  }

  /// Returns the names in a piece with dots. `.net` and `node.js` are one name each; two dots separate names.
  private static func dotted(_ piece: Substring) -> [String] {
    let runs = piece.split(separator: ".").map(String.init)
    if runs.isEmpty || piece.contains("..") { return runs }
    return [(piece.first == "." ? "." : "") + runs.joined(separator: ".")]
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
  fileprivate var isPlusOrHash: Bool { self == "+" || self == "#" }
  fileprivate var isSymbolOfName: Bool { isPlusOrHash || self == "." }
}

extension Substring {
  /// Returns the text without the unwanted characters at its end.
  fileprivate func trimmed(where isUnwanted: (Character) -> Bool) -> Substring {
    var text = self
    while let last = text.last, isUnwanted(last) { text.removeLast() }
    return text
  }
}

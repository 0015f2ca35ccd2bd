import LintSemantics
import LintSupport
import Yams

extension ConfigurationReader {
  /// Reads the changes of word lists.
  mutating func vocabulary(_ node: Node) -> Vocabulary {
    var changes: [NameWordList: WordChange] = [:]
    for (key, value) in pairs(node, example: "stores: { add: [Vault] }") {
      let lists = NameWordList.allCases.map { ($0.rawValue, $0) }
      guard let list = choice(key, lists, spelled: { $0.replacing("-", with: "_") }) else { continue }
      if changes[list] != nil { note("'\(list.rawValue)' is repeated; merge the entries", at: key) }
      changes[list] = change(value, of: list)
    }
    return Vocabulary(changes)
  }

  /// Reads a list, which replaces the standard words, or the words to add and to remove.
  private mutating func change(_ node: Node, of list: NameWordList) -> WordChange {
    var change = WordChange()
    if case .mapping = node {
      fill(
        &change, from: node,
        by: [
          Setting("add") { $2.added = $0.words($1, of: list) },
          Setting("remove") { $2.removed = Set($0.removedWords($1, of: list)) },
        ])
    } else {
      change.replacement = words(node, of: list)
    }
    return change
  }

  private mutating func words(_ node: Node, of list: NameWordList) -> [String] {
    self.list(node).compactMap { node in
      guard let text = text(node) else { return nil }
      if text.isWord(capitalized: list.isOfTypes) { return text }
      let example = list.standardWords.first ?? ""
      note("'\(text)' isn't a word of a name, such as \(example)", at: node)
      return nil
    }
  }

  private mutating func removedWords(_ node: Node, of list: NameWordList) -> [String] {
    self.list(node).compactMap { node in
      guard let text = text(node) else { return nil }
      if list.standardWords.contains(text) { return text }
      note(
        "'\(list.rawValue)' doesn't contain '\(text)'\(Spelling.hint(for: text, among: list.standardWords))", at: node)
      return nil
    }
  }
}

extension String {
  /// Whether the text can be part of a name in camel case.
  fileprivate func isWord(capitalized: Bool) -> Bool {
    guard let first, first.isLetter, !capitalized || first.isUppercase else { return false }
    return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}

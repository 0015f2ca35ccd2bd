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
          Setting("add", WordChange.addition) { $2.added = $0.words($1, of: list) },
          Setting("remove", WordChange.removal) { $2.removed = Set($0.removedWords($1, of: list)) },
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

extension WordChange {
  fileprivate static var addition: SettingDescription {
    SettingDescription("Words to add to the list.", .names, standard: .value("[]"))
  }
  fileprivate static var removal: SettingDescription {
    SettingDescription("Words to remove from the list.", .names, standard: .value("[]"))
  }

  static var parts: [SettingDescription.Part] { [("add", addition), ("remove", removal)] }
}

extension NameWordList {
  /// The role or kind that a name with one of the words suggests.
  var meaning: String {
    switch self {
    case .stores: "A store."
    case .stateStores: "A store, or state that views observe."
    case .clients: "A store, if its code uses one."
    case .caches: "A store, if its code uses one and views don't observe it."
    case .useCases: "A store, if its code uses one."
    case .interactors: "A service of a view model. The name alone doesn't make it a store."
    case .protocols: "A protocol. The name before this word decides."
    case .provisions: "A protocol that provides a service. The name before this word decides."
    case .doubles: "A test double, as the first or last word."
    case .viewModels: "A view model."
    case .cellModels: "A cell's own view model, even if it has nothing but properties."
    case .presenters: "A presenter."
    case .coordinators: "A coordinator."
    case .delegates, .listeners: "A protocol of objects that a view model notifies."
    case .viewProtocols: "A protocol of views that a view model notifies."
    case .controllers: "A package's class of view controllers."
    case .cells: "A package's class of cells."
    case .viewStates: "A view state."
    case .binders: "A function that connects a view with its view model. The whole name must match."
    case .listenerProperties: "A property that stores a listener. The whole name must match."
    case .watchVerbs: "A function that delivers several values, as the first word."
    }
  }
}

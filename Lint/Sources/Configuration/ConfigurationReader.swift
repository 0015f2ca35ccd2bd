import LintRules
import LintSemantics
import LintSupport
import LintSyntax
import Yams

/// Reads values from YAML nodes and collects all mistakes.
package struct ConfigurationReader {
  let ruleNames: [String]
  private(set) var mistakes: [ConfigurationMistake] = []
  /// Advice about valid entries, such as former names of rules.
  private(set) var hints: [ConfigurationMistake] = []

  init(ruleNames: [String]) { self.ruleNames = ruleNames }

  mutating func note(_ message: String, at node: Node) {
    mistakes.append(ConfigurationMistake(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message))
  }

  mutating func advise(_ message: String, at node: Node) {
    hints.append(ConfigurationMistake(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message))
  }

  mutating func text(_ node: Node) -> String? {
    if case .scalar(let scalar) = node, !node.isEmptyValue { return scalar.string }
    note("expected a string, not \(node.kindText)", at: node)
    return nil
  }

  /// The elements of a list, or a single value.
  mutating func list(_ node: Node) -> [Node] {
    if node.isEmptyValue { return [] }
    switch node {
    case .sequence(let nodes): return Array(nodes)
    case .scalar: return [node]
    default:
      note("expected a list, such as [one, two], not \(node.kindText)", at: node)
      return []
    }
  }

  mutating func texts(_ node: Node) -> [String] { list(node).compactMap { text($0) } }

  mutating func pairs(_ node: Node, example: String) -> [(key: Node, value: Node)] {
    if node.isEmptyValue { return [] }
    if case .mapping(let mapping) = node { return mapping.map { ($0.key, $0.value) } }
    note("expected keys with values, such as '\(example)', not \(node.kindText)", at: node)
    return []
  }

  mutating func flag(_ node: Node) -> Bool? {
    guard let text = text(node) else { return nil }
    switch text.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      note("expected true or false, not '\(text)'", at: node)
      return nil
    }
  }

  /// - Parameter words: the valid words with their values.
  mutating func choice<Value>(
    _ node: Node, _ words: [(String, Value)], spelled: (String) -> String = { $0 }
  ) -> Value? {
    guard let text = text(node) else { return nil }
    if let found = words.first(where: { $0.0 == spelled(text) }) { return found.1 }
    let names = words.map(\.0)
    let hint = Spelling.hint(for: text, among: names)
    note("expected \(names.joined(separator: ", ")), not '\(text)'\(hint)", at: node)
    return nil
  }
}

extension ConfigurationReader {
  mutating func paths(_ node: Node) -> [PathPattern] { list(node).compactMap { path($0) } }

  private mutating func path(_ node: Node) -> PathPattern? {
    guard let text = text(node) else { return nil }
    if text.isEmpty || text.hasPrefix("/") || text.hasPrefix("~") || text.split(separator: "/").contains("..") {
      note("'\(text)' isn't a path in the project, such as Sources/App or **/Mocks", at: node)
      return nil
    }
    return PathPattern(text)
  }
}

/// A mistake in a configuration. Lines and columns begin at 1.
public struct ConfigurationMistake: Sendable, Hashable {
  public let line: Int
  public let column: Int
  public let message: String
}

/// The mistakes in a configuration, sorted by place.
public struct InvalidConfiguration: Error, Sendable, Hashable {
  public let mistakes: [ConfigurationMistake]

  init(_ mistakes: [ConfigurationMistake]) {
    self.mistakes = mistakes.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }
}

extension ConfigurationReader {
  /// Reads the value of each key. Unknown and repeated keys are mistakes.
  mutating func fill<Target>(_ target: inout Target, from node: Node, by keys: [Setting<Target>]) {
    var seen: Set<String> = []
    for (keyNode, value) in pairs(node, example: keys.first.map { $0.name + ": …" } ?? "") {
      guard let written = text(keyNode) else { continue }
      let name = written.replacing("-", with: "_")
      guard let key = keys.first(where: { $0.name == name }) else {
        note(unknown(written, among: keys.map(\.name)), at: keyNode)
        continue
      }
      if seen.insert(name).inserted {
        key.read(&self, value, &target)
      } else {
        note("'\(name)' is repeated; merge the entries", at: keyNode)
      }
    }
  }

  private func unknown(_ written: String, among names: [String]) -> String {
    if names.contains("rules"), ruleNames.contains(RenamedRules.currentName(of: Spelling.rule(written))) {
      return "put a rule's severity under 'rules:'"
    }
    let hint = Spelling.hint(for: written, among: names)
    return "unknown key '\(written)'\(hint.isEmpty ? "; expected \(names.joined(separator: ", "))" : hint)"
  }
}

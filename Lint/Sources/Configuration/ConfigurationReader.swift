import LintSemantics
import LintSupport
import LintSyntax
import Yams

/// Takes values from nodes, and keeps what was wrong: whoever mends a file wants to know all of it.
package struct ConfigurationReader {
  /// The names of all rules.
  let rules: [String]
  private(set) var mistakes: [Mistake] = []

  init(knowing rules: [String]) { self.rules = rules }

  mutating func note(_ message: String, at node: Node) {
    mistakes.append(Mistake(line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message: message))
  }

  mutating func text(_ node: Node) -> String? {
    if case .scalar(let scalar) = node, !node.isEmptyValue { return scalar.string }
    note("one name or text belongs here, not \(node.what)", at: node)
    return nil
  }

  /// A list, or the only one of it.
  mutating func list(_ node: Node) -> [Node] {
    if node.isEmptyValue { return [] }
    switch node {
    case .sequence(let nodes): return Array(nodes)
    case .scalar: return [node]
    default:
      note("a list belongs here, such as [one, two], not \(node.what)", at: node)
      return []
    }
  }

  mutating func texts(_ node: Node) -> [String] { list(node).compactMap { text($0) } }

  /// Keys with values, in their order.
  mutating func pairs(_ node: Node, such example: String) -> [(key: Node, value: Node)] {
    if node.isEmptyValue { return [] }
    if case .mapping(let mapping) = node { return mapping.map { ($0.key, $0.value) } }
    note("keys with values belong here, such as '\(example)', not \(node.what)", at: node)
    return []
  }

  mutating func flag(_ node: Node) -> Bool? {
    guard let text = text(node) else { return nil }
    switch text.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      note("true or false belongs here, not '\(text)'", at: node)
      return nil
    }
  }

  /// - Parameter words: what may stand there.
  mutating func choice<Value>(
    _ node: Node, _ words: [(String, Value)], spelled: (String) -> String = { $0 }
  ) -> Value? {
    guard let text = text(node) else { return nil }
    if let found = words.first(where: { $0.0 == spelled(text) }) { return found.1 }
    let names = words.map(\.0)
    let hint = Spelling.hint(for: text, among: names)
    note("\(names.joined(separator: ", ")) can stand here, not '\(text)'\(hint)", at: node)
    return nil
  }
}

extension ConfigurationReader {
  mutating func paths(_ node: Node) -> [PathPattern] { list(node).compactMap { path($0) } }

  private mutating func path(_ node: Node) -> PathPattern? {
    guard let text = text(node) else { return nil }
    if text.isEmpty || text.hasPrefix("/") || text.hasPrefix("~") || text.split(separator: "/").contains("..") {
      note("'\(text)' is no path below the root of the project, such as Sources/App or **/Mocks", at: node)
      return nil
    }
    return PathPattern(text)
  }
}

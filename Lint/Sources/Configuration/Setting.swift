import LintSupport
import LintSyntax
import Yams

/// A key that may stand in a configuration, and what its value changes.
struct Setting<Target> {
  let name: String
  let read: (inout ConfigurationReader, Node, inout Target) -> Void

  init(_ name: String, _ read: @escaping (inout ConfigurationReader, Node, inout Target) -> Void) {
    self.name = name
    self.read = read
  }

  /// The same key, where what it changes is a part of something else.
  func within<Whole>(_ part: WritableKeyPath<Whole, Target>) -> Setting<Whole> {
    Setting<Whole>(name) { reading, node, whole in read(&reading, node, &whole[keyPath: part]) }
  }
}

extension ConfigurationReader {
  /// Hands each value to its key. A key that is not known, or stands twice, is told.
  mutating func fill<Target>(_ target: inout Target, from node: Node, by keys: [Setting<Target>]) {
    var seen: Set<String> = []
    for (keyNode, value) in pairs(node, such: keys.first.map { $0.name + ": …" } ?? "") {
      guard let written = text(keyNode) else { continue }
      let name = written.replacing("-", with: "_")
      guard let key = keys.first(where: { $0.name == name }) else {
        note(unknown(written, among: keys.map(\.name)), at: keyNode)
        continue
      }
      if seen.insert(name).inserted {
        key.read(&self, value, &target)
      } else {
        note("'\(name)' stands here more than once: write all of it under one", at: keyNode)
      }
    }
  }

  private func unknown(_ written: String, among names: [String]) -> String {
    if names.contains("rules"), rules.contains(Spelling.rule(written)) {
      return "a rule's severity stands under 'rules:'"
    }
    let hint = Spelling.hint(for: written, among: names)
    return "there is no key '\(written)' here\(hint.isEmpty ? ", but \(names.joined(separator: ", "))" : hint)"
  }
}

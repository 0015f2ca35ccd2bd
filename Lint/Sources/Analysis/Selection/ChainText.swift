import LintSyntax

extension FileFacts {
  /// A chain of names, as it is written but for what stands in brackets.
  func text(of expression: Int32) -> String {
    let node = self[expression: expression]
    let first = expression + 1
    switch node.kind {
    case .member: return first < node.next ? text(of: first) + "." + node.name.text : node.name.text
    case .call: return first < node.next ? text(of: first) + "()" : ""
    case .subscript: return first < node.next ? text(of: first) + "[]" : ""
    default: return node.name.text
    }
  }
}

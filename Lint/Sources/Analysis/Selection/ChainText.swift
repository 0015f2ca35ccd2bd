import LintSyntax

extension FileFacts {
  /// A chain of names, as it is written but for what stands in brackets.
  func text(of expression: ExpressionID) -> String {
    let node = self[expression]
    let first = firstPart(of: expression).map(text)
    switch node.kind {
    case .member: return first.map { $0 + "." + node.name.text } ?? node.name.text
    case .call: return first.map { $0 + "()" } ?? ""
    case .subscript: return first.map { $0 + "[]" } ?? ""
    default: return node.name.text
    }
  }
}

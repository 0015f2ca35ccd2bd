import LintSyntax

/// The labels that a call writes, by which one function of a name is told from another. They are read where somebody asks.
struct CallLabels {
  private let call: ExpressionID
  private let facts: FileFacts

  /// Nothing where the expression is not called.
  init?(ofCallee callee: ExpressionID, in facts: FileFacts) {
    guard let call = facts.expression(beginningWith: callee), facts[call].kind == .call else { return nil }
    self.call = call
    self.facts = facts
  }

  /// Whether a function can be called so. What is no function can: it may hold a closure.
  func fit(_ id: SymbolID, _ project: Project) -> Bool {
    guard project[id].kind == .function else { return true }
    let facts = project.file(id)
    let parameters = facts.children(of: id.declaration).map { facts[$0] }
      .filter { $0.kind == .parameter }
    return fit(parameters)
  }

  private func fit(_ parameters: [Declaration]) -> Bool {
    let arguments = facts.parts(of: call).dropFirst().map { facts[$0] }
    let labels = arguments.filter { !$0.flags.contains(.trailing) }.map(\.name)
    // The first of the closures behind the parentheses has no label.
    let trailing = arguments.count - labels.count
    var open = parameters[...]
    var missing = 0
    for (place, label) in labels.enumerated() {
      guard let found = open.firstIndex(where: { $0.label == label }) else {
        // More values of a list: `show(1, 2)`.
        if label.isEmpty, place > 0 { continue }
        return false
      }
      missing += open[..<found].count { $0.value == nil }
      open = open[(found + 1)...]
    }
    return missing + open.count { $0.value == nil } <= trailing
  }
}

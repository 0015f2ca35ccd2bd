import LintSemantics
public import LintSyntax

extension FileReading {
  func calleeName(_ call: ExpressionID) -> Name? {
    facts.callee(of: call).flatMap { callee in
      switch facts[callee].kind {
      case .reference, .member: facts[callee].name
      default: nil
      }
    }
  }

  /// The method that is called, and what it is called on.
  func method(_ call: ExpressionID) -> (callee: ExpressionID, base: ExpressionID)? {
    guard facts[call].kind == .call, let callee = facts.callee(of: call),
      facts[callee].kind == .member, let base = facts.firstPart(of: callee)
    else { return nil }
    return (callee, base)
  }

  /// `Task { … }`, `Task.detached { … }`
  public func isTask(_ call: ExpressionID) -> Bool {
    guard facts[call].kind == .call, let callee = facts.callee(of: call) else { return false }
    let node = facts[callee]
    switch node.kind {
    case .reference: return node.name == LanguageWords.task
    case .member:
      return (node.name == LanguageWords.task || node.name == LanguageWords.detached)
        && facts.firstPart(of: callee).map { facts[$0].name == LanguageWords.task } ?? false
    case .type: return node.type.map { facts[$0].name == LanguageWords.task } ?? false
    default: return false
    }
  }

  /// What the local that a name means was given.
  func localValue(_ reference: ExpressionID) -> ExpressionID? {
    let node = facts[reference]
    guard let found = local(node.name, at: node.range.start, from: node.owner),
      facts[found].kind == .local, facts[found].modifiers.isDisjoint(with: [.element, .part])
    else { return nil }
    return facts.initialValue(of: found)
  }
}

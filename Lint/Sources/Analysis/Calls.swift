import LintSemantics
import LintSyntax

extension FileReading {
  func arguments(of call: Int32) -> [Int32] {
    facts.parts(ofExpression: call).filter { facts[expression: $0].kind == .argument }
  }

  /// What a call calls: the piece before its arguments.
  func callee(of call: Int32) -> Int32? {
    content(call).flatMap { facts[expression: $0].kind == .argument ? nil : $0 }
  }

  func calleeName(_ call: Int32) -> Name? {
    callee(of: call).flatMap { callee in
      switch facts[expression: callee].kind {
      case .reference, .member: facts[expression: callee].name
      default: nil
      }
    }
  }

  /// The method that is called, and what it is called on.
  func method(_ call: Int32) -> (callee: Int32, base: Int32)? {
    guard facts[expression: call].kind == .call, let callee = callee(of: call),
      facts[expression: callee].kind == .member, let base = content(callee)
    else { return nil }
    return (callee, base)
  }

  /// `Task { … }`, `Task.detached { … }`
  public func isTask(_ call: Int32) -> Bool {
    guard facts[expression: call].kind == .call, let callee = callee(of: call) else { return false }
    let node = facts[expression: callee]
    switch node.kind {
    case .reference: return node.name == LanguageWords.task
    case .member:
      return (node.name == LanguageWords.task || node.name == LanguageWords.detached)
        && content(callee).map { facts[expression: $0].name == LanguageWords.task } ?? false
    case .type: return node.link >= 0 && facts[type: node.link].name == LanguageWords.task
    default: return false
    }
  }

  /// What the local that a name means was given.
  func localValue(_ reference: Int32) -> Int32? {
    let node = facts[expression: reference]
    guard let found = local(node.name, at: node.range.start, from: node.owner),
      facts[declaration: found].kind == .local, facts[declaration: found].modifiers.isDisjoint(with: [.element, .part])
    else { return nil }
    return written(found)
  }
}

import LintSemantics
import LintSyntax

/// A value of a store that code only sends with an event of the same store.
extension FileReading {
  /// Whether the chain that begins with an expression is a whole argument of a store's member that only sends something, as in
  /// `Metrics.shared.record(name, Metrics.shared.details())`.
  func isSentBack(_ expression: ExpressionID, to store: KnownStore) -> Bool {
    guard case .project(let type) = store, let argument = facts.chain(after: expression).last,
      facts[argument].kind == .argument, let call = facts[argument].parent, let callee = facts.callee(of: call),
      facts[callee].kind == .member, let receiver = facts.firstPart(of: callee)
    else { return false }
    return value(of: receiver)?.referent.type == type && onlySends(facts[callee].name, of: type)
  }
}

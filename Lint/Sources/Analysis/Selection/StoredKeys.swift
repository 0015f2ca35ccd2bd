import LintSemantics
import LintSyntax

/// The keys under which the project sets values in a store of keys and values: `defaults.set(events, forKey: Keys.events)`.
struct StoredKeys: SharedResult {
  private var names = NameSet()

  init(of project: Project) {
    for file in project.fileIDs {
      let facts = project.facts(file)
      for call in facts.expressionIDs where facts[call].kind == .call {
        let arguments = facts.arguments(of: call)
        guard arguments.count == 2, let key = facts.key(in: arguments) else { continue }
        names.insert(key)
      }
    }
  }

  func contains(_ name: Name) -> Bool { names.contains(name) }
}

extension FileFacts {
  /// The name of the key in `defaults.value(forKey: Keys.events)`.
  func storedKey(ofCall call: ExpressionID) -> Name? {
    let arguments = arguments(of: call)
    guard arguments.count == 1, let callee = callee(of: call), self[callee].kind == .member else { return nil }
    return key(in: arguments)
  }

  fileprivate func key(in arguments: [ExpressionID]) -> Name? {
    guard let argument = arguments.last, self[argument].name == "forKey", let key = firstPart(of: argument),
      self[key].kind == .member || self[key].kind == .reference
    else { return nil }
    return self[key].name
  }
}

import LintSyntax

/// What choices give, and what stands in arrays and dictionaries.
extension Project {
  /// `value ?? other`, `value as Type`.
  func choice(_ expression: Int32, _ file: Int32, _ limit: Int) -> Value? {
    let facts = facts(file)
    let parts = Array(facts.parts(ofExpression: expression))
    guard let first = parts.first else { return nil }
    for part in parts where facts[expression: part].kind == .type {
      let use = TypeUse(file: file, node: facts[expression: part].link)
      return Value(referent: referent(of: use), use: use)
    }
    let isChoice = parts.contains {
      facts[expression: $0].kind == .operator && facts[expression: $0].name == LanguageWords.otherwise
    }
    return parts.count == 1 || isChoice ? value(of: first, file, limit - 1) : nil
  }

  func elementMember(_ name: Name, of base: Value) -> Value? {
    CollectionMembers[name].contains(.element) ? element(base) : nil
  }

  /// What an array, or the value of a dictionary, holds.
  func element(_ value: Value) -> Value? {
    guard let use = value.use, let holder = holder(use) else { return nil }
    let parts = Array(facts(holder.file).parts(ofType: holder.node))
    guard let last = parts.last else { return nil }
    let part = TypeUse(file: holder.file, node: last)
    return Value(referent: referent(of: part), use: part)
  }

  /// The array or dictionary that a type is, optional or not.
  private func holder(_ use: TypeUse) -> TypeUse? {
    switch node(use).kind {
    case .array, .dictionary: return use
    case .optional, .implicitlyUnwrapped:
      return facts(use.file).parts(ofType: use.node).first { _ in true }.flatMap { part in
        holder(TypeUse(file: use.file, node: part))
      }
    default: return nil
    }
  }
}

import LintSyntax

/// What choices give, and what stands in arrays and dictionaries.
extension Project {
  /// `value ?? other`, `value as Type`.
  func choice(_ expression: ExpressionID, _ file: FileID, _ limit: Int) -> Value? {
    let facts = facts(file)
    let parts = Array(facts.parts(of: expression))
    guard let first = parts.first else { return nil }
    if let type = parts.lazy.compactMap({ facts[$0].type }).first {
      let use = TypeUse(file: file, node: type)
      return Value(referent: referent(of: use), use: use)
    }
    let isChoice = parts.contains {
      facts[$0].kind == .operator && facts[$0].name == LanguageWords.otherwise
    }
    return parts.count == 1 || isChoice ? value(of: first, file, limit - 1) : nil
  }

  func elementMember(_ name: Name, of base: Value) -> Value? {
    CollectionMembers[name].contains(.element) ? element(base) : nil
  }

  /// What an array, or the value of a dictionary, holds.
  func element(_ value: Value) -> Value? {
    guard let use = value.use, let holder = holder(use) else { return nil }
    let parts = Array(facts(holder.file).parts(of: holder.node))
    guard let last = parts.last else { return nil }
    let part = TypeUse(file: holder.file, node: last)
    return Value(referent: referent(of: part), use: part)
  }

  /// The array or dictionary that a type is, optional or not.
  private func holder(_ use: TypeUse) -> TypeUse? {
    switch node(use).kind {
    case .array, .dictionary: return use
    case .optional, .implicitlyUnwrapped:
      return facts(use.file).firstPart(of: use.node).flatMap { holder(TypeUse(file: use.file, node: $0)) }
    default: return nil
    }
  }
}

import LintSemantics
public import LintSyntax

/// How a name holds the object in whose code it stands.
public enum SelfHold: Sendable { case strong, weak }

extension FileReading {
  /// How a name holds the object around it, where it is a name for that object at all: `self`, `strongSelf`, `me`.
  public func hold(_ name: Name, at offset: UInt32, from owner: DeclarationID?) -> SelfHold? {
    var member = owner
    for place in scopes(from: owner) {
      let declaration = facts[place]
      if declaration.kind.hasMembers { return name == LanguageWords.selfWord && isOfInstances(member) ? .strong : nil }
      if let found = binding(of: name, in: place, at: offset) { return hold(of: found, in: place) }
      member = place
    }
    return nil
  }

  /// How an expression holds it: only a bare name does.
  public func hold(_ expression: ExpressionID) -> SelfHold? {
    let node = facts[expression]
    guard node.kind == .reference else { return nil }
    return hold(node.name, at: node.range.start, from: node.owner)
  }

  private func isOfInstances(_ member: DeclarationID?) -> Bool {
    member.map { facts[$0].modifiers.isDisjoint(with: [.static, .class]) } ?? false
  }

  private func hold(of binding: DeclarationID, in place: DeclarationID) -> SelfHold? {
    let declaration = facts[binding]
    switch declaration.kind {
    case .capture:
      guard isNameOfSelf(declaration, outside: facts[place].parent) else { return nil }
      return declaration.modifiers.isDisjoint(with: [.weak, .unowned]) ? .strong : .weak
    case .local:
      if declaration.modifiers.contains(.part) { return nil }
      guard isNameOfSelf(declaration, outside: place) else { return nil }
      return declaration.modifiers.isDisjoint(with: [.weak, .unowned]) ? .strong : .weak
    case .parameter: return isOwner(binding, of: place) ? .strong : nil
    default: return nil
    }
  }

  /// `[weak self]`, `guard let self`, `let me = self`.
  private func isNameOfSelf(_ declaration: Declaration, outside owner: DeclarationID?) -> Bool {
    guard let binding = declaration.value else {
      let isRepeated = declaration.kind == .capture || declaration.modifiers.contains(.unwrapped)
      return isRepeated && hold(declaration.name, at: declaration.range.start, from: owner) != nil
    }
    return facts.firstPart(of: binding).map { hold($0) != nil } ?? false
  }

  /// Whether a closure is handed its owner, which the operator holds weakly: `bind(self) { me, value in … }`.
  private func isOwner(_ parameter: DeclarationID, of closure: DeclarationID) -> Bool {
    facts.children(of: closure).first { facts[$0].kind == .parameter } == parameter
      && receivesOwner(closure)
  }

  /// Whether the call that takes a closure also takes the object around it: `bindAndFire(for: self) { … }`.
  public func receivesOwner(_ closure: DeclarationID) -> Bool {
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent
    else { return false }
    return facts.parts(of: call).contains { part in
      facts[part].kind == .argument && facts.firstPart(of: part).map { hold($0) != nil } ?? false
    }
  }
}

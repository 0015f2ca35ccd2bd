import LintSemantics
public import LintSyntax

/// How a name holds the object in whose code it stands.
public enum SelfHold: Sendable { case strong, weak }

extension FileReading {
  /// How a name holds the object around it, where it is a name for that object at all: `self`, `strongSelf`, `me`.
  public func hold(_ name: Name, at offset: UInt32, from owner: Int32) -> SelfHold? {
    var member = owner
    for place in scopes(from: owner) {
      let declaration = facts[declaration: place]
      if declaration.kind.hasMembers { return name == LanguageWords.selfWord && isOfInstances(member) ? .strong : nil }
      if let found = binding(of: name, in: place, at: offset) { return hold(of: found, in: place) }
      member = place
    }
    return nil
  }

  /// How an expression holds it: only a bare name does.
  public func hold(_ expression: Int32) -> SelfHold? {
    let node = facts[expression: expression]
    guard node.kind == .reference else { return nil }
    return hold(node.name, at: node.range.start, from: node.owner)
  }

  private func isOfInstances(_ member: Int32) -> Bool {
    member >= 0 && facts[declaration: member].modifiers.isDisjoint(with: [.static, .class])
  }

  private func hold(of binding: Int32, in place: Int32) -> SelfHold? {
    let declaration = facts[declaration: binding]
    switch declaration.kind {
    case .capture:
      guard isNameOfSelf(declaration, outside: facts[declaration: place].parent) else { return nil }
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
  private func isNameOfSelf(_ declaration: Declaration, outside owner: Int32) -> Bool {
    guard let binding = declaration.value else {
      let isRepeated = declaration.kind == .capture || declaration.modifiers.contains(.unwrapped)
      return isRepeated && hold(declaration.name, at: declaration.range.start, from: owner) != nil
    }
    return content(binding).map { hold($0) != nil } ?? false
  }

  /// Whether a closure is handed its owner, which the operator holds weakly: `bind(self) { me, value in … }`.
  private func isOwner(_ parameter: Int32, of closure: Int32) -> Bool {
    facts.children(ofDeclaration: closure).first { facts[declaration: $0].kind == .parameter } == parameter
      && receivesOwner(closure)
  }

  /// Whether the call that takes a closure also takes the object around it: `bindAndFire(for: self) { … }`.
  public func receivesOwner(_ closure: Int32) -> Bool {
    guard let expression = expression(ofClosure: closure) else { return false }
    let argument = facts[expression: expression].parent
    guard argument >= 0, facts[expression: argument].kind == .argument else { return false }
    let call = facts[expression: argument].parent
    guard call >= 0 else { return false }
    return facts.parts(ofExpression: call).contains { part in
      facts[expression: part].kind == .argument && content(part).map { hold($0) != nil } ?? false
    }
  }
}

public import LintSemantics
public import LintSyntax

extension FileReading {
  /// The declarations around code, from the inside out, in the order of name lookup. The value in a capture list is looked up
  /// outside its closure.
  func scopes(from owner: DeclarationID?) -> some Sequence<DeclarationID> {
    sequence(state: owner) { next -> DeclarationID? in
      guard let scope = next else { return nil }
      next = self.outerScope(of: scope)
      return scope
    }
  }

  func outerScope(of scope: DeclarationID) -> DeclarationID? {
    let outer = facts[scope].parent
    return facts[scope].kind == .capture ? outer.flatMap { facts[$0].parent } : outer
  }

  /// The declaration of a name in a scope, if it is visible at the offset.
  func binding(of name: Name, in scope: DeclarationID, at offset: UInt32) -> DeclarationID? {
    facts.local(name, in: scope, at: offset)
  }

  /// The local declaration that a name refers to.
  func local(_ name: Name, at offset: UInt32, from owner: DeclarationID?) -> DeclarationID? {
    var next = owner
    while let scope = next {
      if facts[scope].kind.hasMembers { return nil }
      if let found = binding(of: name, in: scope, at: offset) { return found }
      next = outerScope(of: scope)
    }
    return nil
  }

  /// The member of a type that contains a declaration, and the type's body.
  func member(around owner: DeclarationID?) -> (member: DeclarationID, body: DeclarationID)? {
    var member: DeclarationID?
    for outer in facts.enclosing(owner) {
      if facts[outer].kind.hasMembers { return member.map { ($0, outer) } }
      member = outer
    }
    return nil
  }

  /// The function, initializer or accessor of a type that contains a declaration.
  public func function(around owner: DeclarationID?) -> SymbolID? {
    guard let (member, _) = member(around: owner) else { return nil }
    if facts[member].kind == .function || facts[member].kind == .initializer { return id(member) }
    return facts.enclosing(owner).first { facts[$0].kind == .accessor && facts[$0].parent == member }.map(id)
  }

  /// The name of the function or method that is called.
  public func calleeName(_ call: ExpressionID) -> Name? {
    facts.callee(of: call).flatMap { callee in
      switch facts[callee].kind {
      case .reference, .member: facts[callee].name
      default: nil
      }
    }
  }

  /// The method that is called, and its base.
  func method(_ call: ExpressionID) -> (callee: ExpressionID, base: ExpressionID)? {
    guard facts[call].kind == .call, let callee = facts.callee(of: call), facts[callee].kind == .member,
      let base = facts.firstPart(of: callee)
    else { return nil }
    return (callee, base)
  }

  /// Whether a call creates a task: `Task { … }`, `Task.detached { … }`.
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

  /// The initial value of the local variable that a name refers to. The element of a loop isn't visible in the loop's sequence:
  /// `for await title in title.values`.
  func localValue(_ reference: ExpressionID) -> ExpressionID? {
    let node = facts[reference]
    if node.name.isEmpty { return nil }
    let loop = facts.containing(reference).first { facts[$0].kind == .iteration }
    let isInSequence = loop.flatMap(facts.sequence).map { facts.subtree(of: $0).contains(reference) } ?? false
    let offset = isInSequence ? loop.map { facts[$0].range.start } ?? node.range.start : node.range.start
    guard let found = local(node.name, at: offset, from: node.owner),
      facts[found].kind == .local, facts[found].modifiers.isDisjoint(with: [.element, .part])
    else { return nil }
    return facts.initialValue(of: found)
  }
}

extension Sequence {
  /// The first result that isn't nil. `lazy.compactMap(result).first` calls the function for it twice, and so takes exponential time in a
  /// recursion.
  public func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
    for element in self {
      if let found = result(element) { return found }
    }
    return nil
  }
}

extension FileFacts {
  /// The name with which a chain of calls and members begins.
  func start(ofChain expression: ExpressionID) -> ExpressionID? {
    var next: ExpressionID? = expression
    while let index = next, self[index].kind != .reference {
      guard self[index].kind == .call || self[index].kind == .member else { return nil }
      next = firstPart(of: index)
    }
    return next
  }
}

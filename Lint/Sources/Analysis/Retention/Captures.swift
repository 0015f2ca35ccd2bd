import LintSemantics
public import LintSyntax

/// The place where a closure or local function captures `self` strongly.
public struct SelfCapture: Sendable {
  /// `self`, another name for it, or a member that is used without it.
  public let name: Name
  public let offset: UInt32
}

extension FileReading {
  /// Whether a closure or local function retains the `self` around it.
  ///
  /// A capture list decides. Without one, each name is captured as it is captured outside. A `self` that only an inner
  /// closure captures weakly is still captured strongly. One that an outer closure captures weakly stays weak.
  ///
  /// - Parameter implicitly: Whether members may be named without `self`, as in a `Task`.
  public func selfCapture(in closure: DeclarationID, implicitly: Bool = false) -> SelfCapture? {
    selfCapture(in: closure, implicitly, depth: 3)
  }

  private func selfCapture(in closure: DeclarationID, _ implicitly: Bool, depth: Int) -> SelfCapture? {
    let declaration = facts[closure]
    var captured: [Name] = []
    for child in facts.children(of: closure) where facts[child].kind == .capture {
      captured.append(facts[child].name)
      if isStrongCapture(child, of: closure) {
        return SelfCapture(name: facts[child].name, offset: facts[child].range.start)
      }
    }
    return nameReferences(in: closure).firstResult { reference in
      guard !captured.contains(reference.name), isFree(reference, in: closure) else { return nil }
      let capture = SelfCapture(name: reference.name, offset: reference.offset)
      if selfReference(reference.name, at: declaration.range.start, from: declaration.parent) == .strong {
        return capture
      }
      if let function = localFunction(reference.name, from: declaration.parent, at: reference.offset) {
        return depth > 0 ? selfCapture(in: function, true, depth: depth - 1) : nil
      }
      let isImplicit = implicitly && reference.isBare && isMember(reference) && retainsSelf(around: closure, captured)
      return isImplicit ? capture : nil
    }
  }

  /// A name in code, and the place where it is looked up.
  private struct NameReference {
    let name: Name
    let offset: UInt32
    let owner: DeclarationID?
    var isBare = false
  }

  private func isStrongCapture(_ capture: DeclarationID, of closure: DeclarationID) -> Bool {
    let declaration = facts[capture]
    guard declaration.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    if let binding = declaration.value { return facts.firstPart(of: binding).map { selfReference($0) != nil } ?? false }
    let outside = facts[closure]
    return selfReference(declaration.name, at: outside.range.start, from: outside.parent) != nil
      || isMethodOfSelf(declaration.name, outside: outside)
  }

  /// `[show]`: a method that is captured by its name contains `self`.
  private func isMethodOfSelf(_ name: Name, outside closure: Declaration) -> Bool {
    guard local(name, at: closure.range.start, from: closure.parent) == nil,
      selfReference(LanguageWords.selfWord, at: closure.range.start, from: closure.parent) == .strong,
      let found = project.declaration(of: name, at: closure.range.start, owner: closure.parent, file: file)
    else { return false }
    return isInstanceMethod(found)
  }

  private func nameReferences(in closure: DeclarationID) -> [NameReference] {
    let declaration = facts[closure]
    var all = declaration.code.compactMap { index -> NameReference? in
      let node = facts[index]
      if isCapture(node.owner, of: closure) { return nil }
      switch node.kind {
      case .reference: return NameReference(name: node.name, offset: node.range.start, owner: node.owner, isBare: true)
      case .super: return NameReference(name: LanguageWords.selfWord, offset: node.range.start, owner: node.owner)
      default: return nil
      }
    }
    for inner in facts.contents(of: closure) {
      if let more = repeated(inner, in: closure) { all.append(more) }
    }
    return all
  }

  private func isCapture(_ owner: DeclarationID?, of closure: DeclarationID) -> Bool {
    owner.map { facts[$0].kind == .capture && facts[$0].parent == closure } ?? false
  }

  /// `[weak self]` of an inner closure, or `guard let self`, which read the outer variable.
  private func repeated(_ inner: DeclarationID, in closure: DeclarationID) -> NameReference? {
    let declaration = facts[inner]
    guard declaration.value == nil else { return nil }
    switch declaration.kind {
    case .capture where declaration.parent != closure:
      guard let outer = declaration.parent.map({ facts[$0] }) else { return nil }
      return NameReference(name: declaration.name, offset: outer.range.start, owner: outer.parent)
    case .local where declaration.modifiers.contains(.unwrapped):
      return NameReference(name: declaration.name, offset: declaration.range.start, owner: declaration.parent)
    default: return nil
    }
  }

  /// Whether the closure doesn't declare the name.
  private func isFree(_ reference: NameReference, in closure: DeclarationID) -> Bool {
    for place in scopes(from: reference.owner) {
      let found = binding(of: reference.name, in: place, at: reference.offset)
      if place == closure { return found.map { facts[$0].kind == .capture } ?? true }
      if found != nil { return false }
    }
    return true
  }

  private func localFunction(_ name: Name, from owner: DeclarationID?, at offset: UInt32) -> DeclarationID? {
    guard let found = local(name, at: offset, from: owner), facts[found].kind == .function else {
      return nil
    }
    return found
  }

  /// Whether a name refers to a member of the object.
  private func isMember(_ reference: NameReference) -> Bool {
    guard local(reference.name, at: reference.offset, from: reference.owner) == nil,
      let found = project.declaration(of: reference.name, at: reference.offset, owner: reference.owner, file: file)
    else { return false }
    let declaration = project[found]
    guard declaration.kind == .property || declaration.kind == .function, let parent = declaration.parent else {
      return false
    }
    return project.file(found)[parent].kind.hasMembers
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }

  private func retainsSelf(around closure: DeclarationID, _ captured: [Name]) -> Bool {
    let declaration = facts[closure]
    return !captured.contains(LanguageWords.selfWord)
      && selfReference(LanguageWords.selfWord, at: declaration.range.start, from: declaration.parent) == .strong
  }
}

/// The strength of a name's reference to the object whose code contains it.
public enum SelfReference: Sendable { case strong, weak }

extension FileReading {
  /// The strength of a name's reference to the enclosing object: `self`, `strongSelf`, `me`. Nil if it references something
  /// else.
  public func selfReference(_ name: Name, at offset: UInt32, from owner: DeclarationID?) -> SelfReference? {
    var member = owner
    var next = owner
    while let place = next {
      if facts[place].kind.hasMembers { return name == LanguageWords.selfWord && isOfInstances(member) ? .strong : nil }
      if let found = binding(of: name, in: place, at: offset) { return selfReference(of: found, in: place) }
      member = place
      next = outerScope(of: place)
    }
    return nil
  }

  /// The strength of an expression's reference to the enclosing object. Only a name can.
  public func selfReference(_ expression: ExpressionID) -> SelfReference? {
    let node = facts[expression]
    guard node.kind == .reference else { return nil }
    return selfReference(node.name, at: node.range.start, from: node.owner)
  }

  private func isOfInstances(_ member: DeclarationID?) -> Bool {
    member.map { facts[$0].modifiers.isDisjoint(with: [.static, .class]) } ?? false
  }

  private func selfReference(of binding: DeclarationID, in place: DeclarationID) -> SelfReference? {
    let declaration = facts[binding]
    switch declaration.kind {
    case .capture:
      guard isNameOfSelf(binding, outside: facts[place].parent) else { return nil }
      return declaration.modifiers.isDisjoint(with: [.weak, .unowned]) ? .strong : .weak
    case .local:
      if declaration.modifiers.contains(.part) { return nil }
      guard isNameOfSelf(binding, outside: place) else { return nil }
      return declaration.modifiers.isDisjoint(with: [.weak, .unowned]) ? .strong : .weak
    case .parameter: return isOwner(binding, of: place) ? .strong : nil
    default: return nil
    }
  }

  /// `[weak self]`, `guard let self`, `let me = self`.
  private func isNameOfSelf(_ name: DeclarationID, outside owner: DeclarationID?) -> Bool {
    let declaration = facts[name]
    guard let binding = declaration.value else {
      let isRepeated = declaration.kind == .capture || declaration.modifiers.contains(.unwrapped)
      return isRepeated && selfReference(declaration.name, at: declaration.range.start, from: owner) != nil
    }
    guard let value = facts.firstPart(of: binding), facts[value].kind == .reference else { return false }
    // The name may be visible in its own value.
    let node = facts[value]
    return (node.name != declaration.name || local(node.name, at: node.range.start, from: node.owner) != name)
      && selfReference(value) != nil
  }

  /// Whether the parameter is the owner that a call passes to its closure: `bind(self) { me, value in … }`.
  private func isOwner(_ parameter: DeclarationID, of closure: DeclarationID) -> Bool {
    facts.children(of: closure).first { facts[$0].kind == .parameter } == parameter
      && receivesOwner(closure)
  }

  /// Whether the call that takes a closure also takes `self`: `bindAndFire(for: self) { … }`.
  public func receivesOwner(_ closure: DeclarationID) -> Bool {
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent
    else { return false }
    return facts.parts(of: call).contains { part in
      facts[part].kind == .argument && facts.firstPart(of: part).map { selfReference($0) != nil } ?? false
    }
  }
}

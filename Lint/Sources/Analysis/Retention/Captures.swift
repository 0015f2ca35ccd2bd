import LintSemantics
public import LintSyntax

extension FileReading {
  /// Whether a closure, or a function in a function, keeps alive the object in whose code it stands.
  ///
  /// A list of its own decides. Without one it holds what it mentions as that is held outside: a `self` that an inner closure
  /// takes weakly is held strongly all the same, and one that an outer closure holds weakly stays weak.
  ///
  /// - Parameter implicitly: whether members may be named without `self`, as in a `Task`.
  public func keepsSelf(_ closure: DeclarationID, implicitly: Bool = false) -> Bool {
    keepsSelf(closure, implicitly, depth: 3)
  }

  private func keepsSelf(_ closure: DeclarationID, _ implicitly: Bool, depth: Int) -> Bool {
    let declaration = facts[closure]
    var captured: [Name] = []
    for child in facts.children(of: closure) where facts[child].kind == .capture {
      captured.append(facts[child].name)
      if isStrongCapture(child, of: closure) { return true }
    }
    return mentions(in: closure).contains { mention in
      guard !captured.contains(mention.name), isFree(mention, in: closure) else { return false }
      if hold(mention.name, at: declaration.range.start, from: declaration.parent) == .strong { return true }
      if let function = localFunction(mention.name, from: declaration.parent, at: mention.offset) {
        return depth > 0 && keepsSelf(function, true, depth: depth - 1)
      }
      return implicitly && mention.isBare && isMember(mention) && holdsSelf(around: closure, captured)
    }
  }

  /// A name that code uses, where it is looked up.
  private struct Mention {
    let name: Name
    let offset: UInt32
    let owner: DeclarationID?
    var isBare = false
  }

  private func isStrongCapture(_ capture: DeclarationID, of closure: DeclarationID) -> Bool {
    let declaration = facts[capture]
    guard declaration.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    if let binding = declaration.value { return facts.firstPart(of: binding).map { hold($0) != nil } ?? false }
    let outside = facts[closure]
    return hold(declaration.name, at: outside.range.start, from: outside.parent) != nil
  }

  private func mentions(in closure: DeclarationID) -> [Mention] {
    let declaration = facts[closure]
    var all = declaration.code.compactMap { index -> Mention? in
      let node = facts[index]
      if isCapture(node.owner, of: closure) { return nil }
      switch node.kind {
      case .reference: return Mention(name: node.name, offset: node.range.start, owner: node.owner, isBare: true)
      case .super: return Mention(name: LanguageWords.selfWord, offset: node.range.start, owner: node.owner)
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

  /// `[weak self]` of an inner closure and `guard let self` name what is outside of them.
  private func repeated(_ inner: DeclarationID, in closure: DeclarationID) -> Mention? {
    let declaration = facts[inner]
    guard declaration.value == nil else { return nil }
    switch declaration.kind {
    case .capture where declaration.parent != closure:
      guard let outer = declaration.parent.map({ facts[$0] }) else { return nil }
      return Mention(name: declaration.name, offset: outer.range.start, owner: outer.parent)
    case .local where declaration.modifiers.contains(.unwrapped):
      return Mention(name: declaration.name, offset: declaration.range.start, owner: declaration.parent)
    default: return nil
    }
  }

  /// Whether nothing in the closure declares the name.
  private func isFree(_ mention: Mention, in closure: DeclarationID) -> Bool {
    for place in scopes(from: mention.owner) {
      let found = binding(of: mention.name, in: place, at: mention.offset)
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

  /// Whether a bare name means a member of the object.
  private func isMember(_ mention: Mention) -> Bool {
    guard local(mention.name, at: mention.offset, from: mention.owner) == nil,
      let found = project.declaration(of: mention.name, at: mention.offset, owner: mention.owner, file: number)
    else { return false }
    let declaration = project[found]
    guard declaration.kind == .property || declaration.kind == .function, let parent = declaration.parent else {
      return false
    }
    return project.file(found)[parent].kind.hasMembers
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }

  private func holdsSelf(around closure: DeclarationID, _ captured: [Name]) -> Bool {
    let declaration = facts[closure]
    return !captured.contains(LanguageWords.selfWord)
      && hold(LanguageWords.selfWord, at: declaration.range.start, from: declaration.parent) == .strong
  }
}

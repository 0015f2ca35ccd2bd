import LintSemantics
import LintSyntax

extension FileReading {
  /// Whether a closure, or a function in a function, keeps alive the object in whose code it stands.
  ///
  /// A list of its own decides. Without one it holds what it mentions as that is held outside: a `self` that an inner closure
  /// takes weakly is held strongly all the same, and one that an outer closure holds weakly stays weak.
  ///
  /// - Parameter implicitly: whether members may be named without `self`, as in a `Task`.
  public func keepsSelf(_ closure: Int32, implicitly: Bool = false) -> Bool {
    keepsSelf(closure, implicitly, depth: 3)
  }

  private func keepsSelf(_ closure: Int32, _ implicitly: Bool, depth: Int) -> Bool {
    let declaration = facts[declaration: closure]
    var captured: Set<Name> = []
    for child in facts.children(ofDeclaration: closure) where facts[declaration: child].kind == .capture {
      captured.insert(facts[declaration: child].name)
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
    let owner: Int32
    var isBare = false
  }

  private func isStrongCapture(_ capture: Int32, of closure: Int32) -> Bool {
    let declaration = facts[declaration: capture]
    guard declaration.modifiers.isDisjoint(with: [.weak, .unowned]) else { return false }
    if let binding = declaration.value { return content(binding).map { hold($0) != nil } ?? false }
    let outside = facts[declaration: closure]
    return hold(declaration.name, at: outside.range.start, from: outside.parent) != nil
  }

  private func mentions(in closure: Int32) -> [Mention] {
    let declaration = facts[declaration: closure]
    var all = declaration.code.compactMap { index -> Mention? in
      let node = facts[expression: index]
      if isCapture(node.owner, of: closure) { return nil }
      switch node.kind {
      case .reference: return Mention(name: node.name, offset: node.range.start, owner: node.owner, isBare: true)
      case .super: return Mention(name: LanguageWords.selfWord, offset: node.range.start, owner: node.owner)
      default: return nil
      }
    }
    for index in closure + 1..<max(closure + 1, declaration.next) {
      if let more = repeated(index, in: closure) { all.append(more) }
    }
    return all
  }

  private func isCapture(_ owner: Int32, of closure: Int32) -> Bool {
    owner >= 0 && facts[declaration: owner].kind == .capture && facts[declaration: owner].parent == closure
  }

  /// `[weak self]` of an inner closure and `guard let self` name what is outside of them.
  private func repeated(_ index: Int32, in closure: Int32) -> Mention? {
    let declaration = facts[declaration: index]
    guard declaration.value == nil else { return nil }
    switch declaration.kind {
    case .capture where declaration.parent != closure:
      let inner = facts[declaration: declaration.parent]
      return Mention(name: declaration.name, offset: inner.range.start, owner: inner.parent)
    case .local where declaration.modifiers.contains(.unwrapped):
      return Mention(name: declaration.name, offset: declaration.range.start, owner: declaration.parent)
    default: return nil
    }
  }

  /// Whether nothing in the closure declares the name.
  private func isFree(_ mention: Mention, in closure: Int32) -> Bool {
    for place in scopes(from: mention.owner) {
      let found = binding(of: mention.name, in: place, at: mention.offset)
      if place == closure { return found.map { facts[declaration: $0].kind == .capture } ?? true }
      if found != nil { return false }
    }
    return true
  }

  private func localFunction(_ name: Name, from owner: Int32, at offset: UInt32) -> Int32? {
    guard let found = local(name, at: offset, from: owner), facts[declaration: found].kind == .function else {
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
    guard declaration.kind == .property || declaration.kind == .function, declaration.parent >= 0 else { return false }
    return project.file(found)[declaration: declaration.parent].kind.hasMembers
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }

  private func holdsSelf(around closure: Int32, _ captured: Set<Name>) -> Bool {
    let declaration = facts[declaration: closure]
    return !captured.contains(LanguageWords.selfWord)
      && hold(LanguageWords.selfWord, at: declaration.range.start, from: declaration.parent) == .strong
  }
}

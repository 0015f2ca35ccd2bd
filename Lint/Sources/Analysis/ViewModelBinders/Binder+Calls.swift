import LintSemantics
import LintSyntax

extension Binder {
  /// A place in code that may run `bind()`, or runs `bind(to:)`.
  struct Mention {
    let file: Int32
    let expression: Int32
    let owner: Int32
    /// `bind()` or `self.bind()`, rather than a call for another object or a function value.
    let isOwnCall: Bool
  }

  /// The mentions in the family's own code, or in the whole project if those aren't enough.
  func mentionsOfBind(isEnough: ([Mention]) -> Bool) -> [Mention] {
    let own = family.filter { project[$0].kind == .class }.flatMap { type in
      project[type].bodies.flatMap { mentions(in: $0.file, project.file($0)[declaration: $0.index].code) }
    }
    if !own.isEmpty, isEnough(own) { return own }
    return project.files.indices.flatMap { file in
      mentions(in: Int32(file), 0..<Int32(project.facts(Int32(file)).expressions.count))
    }
  }

  private func mentions(in file: Int32, _ code: Range<Int32>) -> [Mention] {
    let facts = project.facts(file)
    return code.compactMap { index in
      guard facts.isNamed(Self.bind, index), means(index, file) else { return nil }
      let isOwnCall = facts.isOwnMember(index) && facts.isCallee(index)
      return Mention(file: file, expression: index, owner: facts[expression: index].owner, isOwnCall: isOwnCall)
    }
  }

  /// Whether a name in code may mean `bind()` of the family, or certainly means `bind(to:)`.
  private func means(_ index: Int32, _ file: Int32) -> Bool {
    let facts = project.facts(file)
    guard facts.isCallee(index) else { return mayMeanFamily(index, file, ifUnknown: true) }
    switch facts.labels(ofCall: index - 1) {
    case []: return mayMeanFamily(index, file, ifUnknown: true)
    case ["to"]: return !facts.isMemberOfSuper(index) && mayMeanFamily(index, file, ifUnknown: false)
    default: return false
    }
  }

  /// Whether a name in code means a member of the family, or may, if what is written doesn't tell.
  func mayMeanFamily(_ index: Int32, _ file: Int32, ifUnknown: Bool) -> Bool {
    let facts = project.facts(file)
    let node = facts[expression: index]
    if facts.isOwnMember(index) {
      guard let around = project.enclosingType(of: node.owner, file: file) else { return ifUnknown }
      if project[around].kind == .protocol { return ifUnknown && !project.isOfKit(around) }
      return family.contains(around)
    }
    guard index + 1 < node.next, let base = project.value(of: index + 1, file: file)?.referent.type,
      project[base].kind != .protocol
    else { return ifUnknown }
    return family.contains(base)
  }
}

extension FileFacts {
  /// Whether an expression is a name, or a member of that name.
  func isNamed(_ name: Name, _ index: Int32) -> Bool {
    guard index < expressions.count else { return false }
    let node = self[expression: index]
    return node.name == name && (node.kind == .reference || node.kind == .member)
  }

  /// `name`, `self.name` or `super.name`.
  func isOwnMember(_ index: Int32) -> Bool {
    let node = self[expression: index]
    if node.kind == .reference { return true }
    guard node.kind == .member, index + 1 < node.next else { return false }
    let base = self[expression: index + 1]
    return base.kind == .super || base.kind == .reference && LanguageWords.namesOfSelf.contains(base.name)
  }

  func isMemberOfSuper(_ index: Int32) -> Bool {
    let node = self[expression: index]
    return node.kind == .member && index + 1 < node.next && self[expression: index + 1].kind == .super
  }

  func isCallee(_ index: Int32) -> Bool {
    let parent = self[expression: index].parent
    return parent >= 0 && parent + 1 == index && self[expression: parent].kind == .call
  }

  /// The labels of a call's arguments, trailing closures included.
  func labels(ofCall call: Int32) -> [Name] {
    parts(ofExpression: call).dropFirst().map { self[expression: $0].name }
  }
}

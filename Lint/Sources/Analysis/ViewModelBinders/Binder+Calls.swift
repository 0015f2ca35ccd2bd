import LintSemantics
import LintSyntax

extension Binder {
  /// A place in code that may run `bind()`, or runs `bind(to:)`.
  struct Mention {
    let file: FileID
    let expression: ExpressionID
    let owner: DeclarationID?
    /// `bind()` or `self.bind()`, rather than a call for another object or a function value.
    let isOwnCall: Bool
  }

  /// The mentions in the family's own code, or in the whole project if those aren't enough.
  func mentionsOfBind(isEnough: ([Mention]) -> Bool) -> [Mention] {
    let own = family.filter { project[$0].kind == .class }.flatMap { type in
      project[type].bodies.flatMap { mentions(in: $0.file, project[$0].code) }
    }
    if !own.isEmpty, isEnough(own) { return own }
    return project.fileIDs.flatMap { mentions(in: $0, project.facts($0).expressionIDs) }
  }

  private func mentions(in file: FileID, _ code: HandleRange<ExpressionID>) -> [Mention] {
    let facts = project.facts(file)
    return code.compactMap { index in
      guard facts.isNamed(Self.bind, index), means(index, file) else { return nil }
      let isOwnCall = facts.isOwnMember(index) && facts.call(of: index) != nil
      return Mention(file: file, expression: index, owner: facts[index].owner, isOwnCall: isOwnCall)
    }
  }

  /// Whether a name in code may mean `bind()` of the family, or certainly means `bind(to:)`.
  private func means(_ index: ExpressionID, _ file: FileID) -> Bool {
    let facts = project.facts(file)
    guard let call = facts.call(of: index) else { return mayMeanFamily(index, file, ifUnknown: true) }
    switch facts.labels(ofCall: call) {
    case []: return mayMeanFamily(index, file, ifUnknown: true)
    case ["to"]: return !facts.isMemberOfSuper(index) && mayMeanFamily(index, file, ifUnknown: false)
    default: return false
    }
  }

  /// Whether a name in code means a member of the family, or may, if what is written doesn't tell.
  func mayMeanFamily(_ index: ExpressionID, _ file: FileID, ifUnknown: Bool) -> Bool {
    let facts = project.facts(file)
    let node = facts[index]
    if facts.isOwnMember(index) {
      guard let around = project.enclosingType(of: node.owner, file: file) else { return ifUnknown }
      if project[around].kind == .protocol { return ifUnknown && !project.isOfKit(around) }
      return family.contains(around)
    }
    guard let base = facts.firstPart(of: index).flatMap({ project.value(of: $0, file: file) })?.referent.type,
      project[base].kind != .protocol
    else { return ifUnknown }
    return family.contains(base)
  }
}

extension FileFacts {
  /// Whether an expression is a name, or a member of that name.
  func isNamed(_ name: Name, _ index: ExpressionID) -> Bool {
    let node = self[index]
    return node.name == name && (node.kind == .reference || node.kind == .member)
  }

  /// `name`, `self.name` or `super.name`.
  func isOwnMember(_ index: ExpressionID) -> Bool {
    let node = self[index]
    if node.kind == .reference { return true }
    guard node.kind == .member, let base = firstPart(of: index).map({ self[$0] }) else { return false }
    return base.kind == .super || base.kind == .reference && LanguageWords.namesOfSelf.contains(base.name)
  }

  func isMemberOfSuper(_ index: ExpressionID) -> Bool {
    self[index].kind == .member && firstPart(of: index).map { self[$0].kind == .super } ?? false
  }

  /// The call of which an expression is the callee.
  func call(of callee: ExpressionID) -> ExpressionID? {
    expression(beginningWith: callee).flatMap { self[$0].kind == .call ? $0 : nil }
  }

  /// The labels of a call's arguments, trailing closures included.
  func labels(ofCall call: ExpressionID) -> [Name] {
    parts(of: call).dropFirst().map { self[$0].name }
  }
}

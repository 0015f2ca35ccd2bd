public import LintSemantics
import LintSyntax

/// A class that adopts the kit's `ViewModelBinder`.
///
/// The kit implements its `bind()`, calls its `bind(to:)` once for each replacement, and can do neither if the class gets in the way.
public struct Binder {
  public let project: Project
  public let type: TypeID
  /// The class and the classes that it inherits from, as far as the project declares them.
  let classes: [TypeID]
  /// All types that share code with the class, in either direction.
  let family: Set<TypeID>

  /// - Returns: nil if the type isn't a class that adopts the protocol.
  public init?(_ type: TypeID, in project: Project) {
    guard Self.adoptsBinder(type, project), project[type].kind == .class else { return nil }
    self.project = project
    self.type = type
    let above = project.ancestors(of: type)
    classes = [type] + above.filter { project[$0].kind == .class }
    family = Set([type] + above + project.descendants(of: type))
  }

  public static func adoptsBinder(_ type: TypeID, _ project: Project) -> Bool {
    project.adoptsKit(.viewModelBinder, type)
  }
}

// MARK: - A 'bind()' of its own

extension Binder {
  /// Whether a declaration satisfies the requirement `bind()`, so that the kit's isn't used.
  public static func replacesBind(_ declaration: SymbolID, in project: Project) -> Bool {
    let function = project[declaration]
    return function.kind == .function && function.name == KitMembers.bind && function.type == nil
      && function.modifiers.contains(.body)
      && function.modifiers.isDisjoint(with: [.static, .class, .async, .private, .fileprivate])
      && !project.file(declaration).children(of: declaration.declaration).contains {
        project.file(declaration)[$0].kind == .parameter
      }
  }

  public var declaresBind: Bool { declaresBind(type) }

  /// The nearest class that doesn't adopt the protocol itself and whose `bind()` this one inherits.
  public var inheritedBind: TypeID? {
    classes.dropFirst().first { !Self.adoptsBinder($0, project) && declaresBind($0) }
  }

  private func declaresBind(_ type: TypeID) -> Bool {
    project.declaredMembers(named: KitMembers.bind, of: type).contains { Self.replacesBind($0, in: project) }
  }

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
      guard facts.isNamed(KitMembers.bind, index), means(index, file) else { return nil }
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
    guard node.kind == .member, let base = firstPart(of: index) else { return false }
    return self[base].kind == .super || isSelf(base)
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

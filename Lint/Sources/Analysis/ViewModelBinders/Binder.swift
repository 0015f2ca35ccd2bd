public import LintSemantics
import LintSyntax

/// A class that adopts the kit's `ViewModelBinder`.
///
/// The kit implements `bind()` and calls `bind(to:)` once for each new view model, unless the class interferes.
public struct Binder {
  public let project: Project
  public let type: TypeID
  /// The class and its superclasses in the project.
  let classes: [TypeID]
  /// The class, its ancestors and its descendants.
  let family: HandleSet<TypeID>

  /// - Returns: nil if the type isn't a class that adopts the protocol.
  public init?(_ type: TypeID, in project: Project) {
    guard Self.adoptsBinder(type, project), project[type].kind == .class else { return nil }
    self.project = project
    self.type = type
    let ancestors = project.ancestors(of: type)
    classes = [type] + ancestors.filter { project[$0].kind == .class }
    family = HandleSet([type] + ancestors + project.descendants(of: type))
  }

  public static func adoptsBinder(_ type: TypeID, _ project: Project) -> Bool {
    project.adoptsKit(.viewModelBinder, type)
  }
}

// MARK: - Own 'bind()'

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

  /// The nearest superclass that doesn't adopt the protocol and declares a `bind()`, which the class inherits.
  public var inheritedBind: TypeID? {
    classes.dropFirst().first { !Self.adoptsBinder($0, project) && declaresBind($0) }
  }

  private func declaresBind(_ type: TypeID) -> Bool {
    project.declaredMembers(named: KitMembers.bind, of: type).contains { Self.replacesBind($0, in: project) }
  }

  /// A reference that may call `bind()`, or calls `bind(to:)`.
  struct BindReference {
    let file: FileID
    let owner: DeclarationID?
    /// Whether it is `bind()` or `self.bind()`, rather than a call on another object or a function value.
    let isOwnCall: Bool
  }

  /// All references in the project.
  var bindReferences: [BindReference] {
    project.fileIDs.flatMap { bindReferences(in: $0, project.facts($0).expressionIDs) }
  }

  /// Whether there is a reference anywhere in the project. The code of the family is searched first.
  var hasBindReference: Bool {
    let isInFamily = family.sorted().contains { type in
      project[type].kind == .class
        && project[type].bodies.contains { !bindReferences(in: $0.file, project[$0].code).isEmpty }
    }
    return isInFamily || !bindReferences.isEmpty
  }

  private func bindReferences(in file: FileID, _ code: HandleRange<ExpressionID>) -> [BindReference] {
    let facts = project.facts(file)
    return code.compactMap { expression in
      guard facts.isNamed(KitMembers.bind, expression), mayReferToBind(expression, file) else { return nil }
      let isOwnCall = facts.isOwnMember(expression) && facts.call(of: expression) != nil
      return BindReference(file: file, owner: facts[expression].owner, isOwnCall: isOwnCall)
    }
  }

  /// Whether an expression may refer to `bind()` of the family, or certainly refers to `bind(to:)`.
  private func mayReferToBind(_ expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = project.facts(file)
    guard let call = facts.call(of: expression) else { return mayReferToFamily(expression, file, ifUnknown: true) }
    switch facts.labels(ofCall: call) {
    case []: return mayReferToFamily(expression, file, ifUnknown: true)
    case [KitMembers.bindLabel]:
      return !facts.isMemberOfSuper(expression) && mayReferToFamily(expression, file, ifUnknown: false)
    default: return false
    }
  }

  /// Whether an expression refers to a member of the family.
  ///
  /// - Parameter ifUnknown: the result if the type of the base is unknown.
  func mayReferToFamily(_ expression: ExpressionID, _ file: FileID, ifUnknown: Bool) -> Bool {
    let facts = project.facts(file)
    let node = facts[expression]
    if facts.isOwnMember(expression) {
      guard let enclosing = project.enclosingType(of: node.owner, file: file) else { return ifUnknown }
      if project[enclosing].kind == .protocol { return ifUnknown && !project.isOfKit(enclosing) }
      return family.contains(enclosing)
    }
    guard let base = facts.firstPart(of: expression).flatMap({ project.value(of: $0, file: file) })?.referent.type,
      project[base].kind != .protocol
    else { return ifUnknown }
    return family.contains(base)
  }
}

extension FileFacts {
  /// Whether an expression is a name, or a member of that name.
  func isNamed(_ name: Name, _ expression: ExpressionID) -> Bool {
    let node = self[expression]
    return node.name == name && (node.kind == .reference || node.kind == .member)
  }

  /// Whether an expression is `name`, `self.name` or `super.name`.
  func isOwnMember(_ expression: ExpressionID) -> Bool {
    let node = self[expression]
    if node.kind == .reference { return true }
    guard node.kind == .member, let base = firstPart(of: expression) else { return false }
    return self[base].kind == .super || isSelf(base)
  }

  func isMemberOfSuper(_ expression: ExpressionID) -> Bool {
    self[expression].kind == .member && firstPart(of: expression).map { self[$0].kind == .super } ?? false
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

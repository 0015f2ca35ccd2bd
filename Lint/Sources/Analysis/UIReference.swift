public import LintSemantics
public import LintSyntax

/// A reference to a UI type: code that names the type, or a chain that ends at a value of it.
public struct UIReference: Sendable {
  public let offset: UInt32
  public let referent: Referent
  public let category: UICategory
  /// The declaration that contains the reference, or nil at the top of the file.
  public let owner: DeclarationID?
  /// Whether it is an expression, rather than the type of a declaration.
  public var isUse = false
  /// The member that contains it, if the member is a property or states a UI type as its result.
  public var member: DeclarationID?
  /// Whether another declaration states its type: code only stores the value, returns it or passes it on.
  var isStatedElsewhere = false
}

extension FileReading {
  /// The references to UI types of a category in a declaration and everything inside it: the first in each line.
  public func uiReferences(in declaration: DeclarationID, to category: UICategory) -> [UIReference] {
    firstInEachLine(of: allUIReferences(in: declaration).filter { $0.category == category })
  }

  /// The references that code itself depends on. A value that is only stored, returned or passed on repeats the type of the
  /// member that states it, or of the place that uses it.
  public func ownUIReferences(in declaration: DeclarationID, to category: UICategory) -> [UIReference] {
    firstInEachLine(of: allUIReferences(in: declaration).filter { $0.category == category && !$0.isStatedElsewhere })
  }

  private func firstInEachLine(of references: [UIReference]) -> [UIReference] {
    var lines: Set<Int> = []
    return references.filter { lines.insert(facts.lines.location(of: $0.offset).line).inserted }
  }

  private func allUIReferences(in declaration: DeclarationID) -> [UIReference] {
    memo.uiReferences(in: declaration) {
      let views = views(in: declaration)
      return (writtenTypes(in: declaration) + chains(in: declaration)).filter { reference in
        !(reference.owner.map { owner in views.contains { $0.contains(owner) } } ?? false)
      }.sorted { $0.offset < $1.offset }
    }
  }

  /// The views declared in a declaration. Code in them belongs to the view side.
  public func views(in declaration: DeclarationID) -> [HandleRange<DeclarationID>] {
    facts.contents(of: declaration).compactMap { body in
      guard facts[body].kind.hasMembers, let type = project.type(declaredBy: id(body)),
        project.roles.viewSide(type) != nil
      else { return nil }
      return facts.subtree(of: body)
    }
  }

  /// The written types, without inherited ones and without `Outer` in `Outer.Inner`.
  private func writtenTypes(in declaration: DeclarationID) -> [UIReference] {
    let types = facts[declaration].mentions
    let skipped = inheritedTypes(in: declaration).union(outerTypes(in: types))
    let passedOn = typesOfPassedParameters(in: declaration)
    return types.compactMap { type in
      let node = facts[type]
      guard node.kind == .named || node.kind == .member, !skipped.contains(type) else { return nil }
      let referent = project.referent(of: use(type))
      guard let category = project.uiCategory(of: referent) else { return nil }
      return UIReference(
        offset: node.range.start, referent: referent, category: category, owner: node.owner,
        member: valueMember(around: node.owner),
        isStatedElsewhere: passedOn.contains(type) && !(category == .value && isOfFunctionParameter(node.owner)))
    }
  }

  /// Whether a type is that of a function's parameter. What an initializer receives, a property of the type states.
  private func isOfFunctionParameter(_ owner: DeclarationID?) -> Bool {
    guard let owner, facts[owner].kind == .parameter, let function = facts[owner].parent else { return false }
    return facts[function].kind == .function
  }

  private func inheritedTypes(in declaration: DeclarationID) -> HandleSet<TypeNodeID> {
    let facts = facts
    return HandleSet(
      facts.subtree(of: declaration).lazy.map { facts[$0] }.filter { $0.kind.hasMembers }.flatMap { body in
        Array(body.inherited) + (body.kind == .extension ? body.type.map { [$0] } ?? [] : [])
      })
  }

  /// `Outer` in `Outer.Inner`.
  private func outerTypes(in types: HandleRange<TypeNodeID>) -> HandleSet<TypeNodeID> {
    HandleSet(types.filter { facts[$0].kind == .member }.compactMap(facts.firstPart))
  }

  /// The chains that end at a value of a UI type, or at the type itself.
  private func chains(in declaration: DeclarationID) -> [UIReference] {
    facts[declaration].code.compactMap { expression in
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty else { return nil }
      guard let value = value(of: expression) ?? viewOfService(expression),
        let category = project.uiCategory(of: value.referent), reachesUIFirst(expression, value)
      else { return nil }
      return UIReference(
        offset: facts.anchor(of: expression), referent: value.referent, category: category, owner: node.owner,
        isUse: true, member: valueMember(of: expression),
        isStatedElsewhere: category == .value && isStatedElsewhere(expression, isType: value.isType))
    }
  }

  /// The view that a member returns which the project adds to a service of the system: `UIApplication.shared.shownController`.
  private func viewOfService(_ member: ExpressionID) -> Value? {
    guard facts[member].kind == .member, let base = facts.firstPart(of: member).flatMap(self.value(of:)),
      let system = base.referent.system, project.uiCategory(of: base.referent) == .service
    else { return nil }
    let found = project.shared(SystemExtensions.self).members(named: facts[member].name, of: system)
    return found.firstResult { declared in
      project.value(of: declared).flatMap { project.uiCategory(of: $0.referent) == .view ? $0 : nil }
    }
  }

  /// Whether the chain reaches the UI type here first, and no declaration of this type names it already.
  private func reachesUIFirst(_ expression: ExpressionID, _ value: Value) -> Bool {
    let node = facts[expression]
    // A type inside a view isn't a view, but a namespace of a color contains colors.
    if value.isType {
      switch project.uiCategory(of: value.referent) {
      case .view:
        return !leadsToNestedType(expression, of: value) && !isBaseOfConstant(expression, value)
          && !isPartOfResult(value, owner: node.owner)
      case .service: return !isBaseOfConstant(expression, value)
      // A SwiftUI value in a function that returns a view is reported with the function.
      default: return !isPartOfResult(value, owner: node.owner)
      }
    }
    if node.kind == .reference || node.flags.contains(.implicitBase) { return false }
    guard let base = facts.firstPart(of: expression).flatMap(self.value(of:)) else { return false }
    if project.uiCategory(of: base.referent) == project.uiCategory(of: value.referent) { return false }
    return base.referent.type.map { !isOwn($0, owner: node.owner) } ?? true
  }

  /// Whether a view or value of SwiftUI is part of a function that returns a view. The function's type is reported already.
  private func isPartOfResult(_ value: Value, owner: DeclarationID?) -> Bool {
    guard value.referent.system?.isOfSwiftUI == true, let (member, _) = member(around: owner),
      let type = facts[member].type
    else { return false }
    return project.uiCategory(of: project.referent(of: use(type))) == .view
  }

  /// Whether a type is the enclosing type, one around it or one inside these. Its UI types are reported where it declares them.
  private func isOwn(_ type: TypeID, owner: DeclarationID?) -> Bool {
    guard let enclosing = enclosingType(of: owner) else { return false }
    let outer = project.withOuterTypes(type)
    return project.withOuterTypes(enclosing).contains { outer.contains($0) || project.ancestors(of: $0).contains(type) }
  }

  /// Whether an expression is the base of a constant, as in `UIApplication.didBecomeActiveNotification` and
  /// `UITableView.automaticDimension`. The code then uses neither a service nor a view.
  private func isBaseOfConstant(_ expression: ExpressionID, _ type: Value) -> Bool {
    guard let parent = facts.expression(beginningWith: expression), facts[parent].kind == .member else { return false }
    return type.referent.system.map { isConstant(parent, of: $0) } ?? false
  }

  /// Whether an expression is `Outer` in `Outer.Inner`, which refers to a type inside it.
  private func leadsToNestedType(_ expression: ExpressionID, of outer: Value) -> Bool {
    guard let parent = facts.expression(beginningWith: expression), facts[parent].kind == .member else { return false }
    let name = facts[parent].name
    if !name.isCapitalized { return false }
    // A static property may be capitalized, too, such as `ListCell.CellIdentifier`.
    let member = outer.referent.type.flatMap { project.firstMember(named: name, of: $0) }
    return member.map { project[$0].kind != .property } ?? true
  }
}

extension FileFacts {
  /// The offset at which to report an expression: that of the last name in its chain.
  public func anchor(of expression: ExpressionID) -> UInt32 {
    let node = self[expression]
    switch node.kind {
    case .member:
      let length = UInt32(node.name.text.utf8.count)
      return node.range.end - min(length, node.range.end - node.range.start)
    case .call, .subscript: return firstPart(of: expression).map(anchor) ?? node.range.start
    default: return node.range.start
    }
  }
}

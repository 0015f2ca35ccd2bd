public import LintSemantics
public import LintSyntax

/// A reference to a UI type: code that names the type, or a chain that ends at a value of it.
public struct UIReference: Sendable {
  public let offset: UInt32
  public let referent: Referent
  public let interface: Interface
  /// The declaration around the reference.
  public let owner: DeclarationID?
}

extension FileReading {
  /// The references to UI types in a declaration and everything inside it: the first in each line.
  public func references(in declaration: DeclarationID, _ interface: Interface) -> [UIReference] {
    let all = memo.references(in: declaration) {
      let views = views(in: declaration)
      return (mentions(in: declaration) + expressions(in: declaration)).filter { reference in
        !(reference.owner.map { owner in views.contains { $0.contains(owner) } } ?? false)
      }.sorted { $0.offset < $1.offset }
    }
    var lines: Set<Int> = []
    return all.filter { reference in
      reference.interface == interface && lines.insert(facts.lines.location(of: reference.offset).line).inserted
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
  private func mentions(in declaration: DeclarationID) -> [UIReference] {
    let range = facts[declaration].mentions
    let skipped = inheritedTypes(in: declaration).union(outerNames(in: range))
    return range.compactMap { index in
      let node = facts[index]
      guard node.kind == .named || node.kind == .member, !skipped.contains(index) else { return nil }
      let referent = project.referent(of: use(index))
      guard let interface = project.interface(referent) else { return nil }
      return UIReference(offset: node.range.start, referent: referent, interface: interface, owner: node.owner)
    }
  }

  private func inheritedTypes(in declaration: DeclarationID) -> Set<TypeNodeID> {
    let facts = facts
    return Set(
      facts.subtree(of: declaration).lazy.map { facts[$0] }.filter { $0.kind.hasMembers }.flatMap { body in
        Array(body.inherited) + (body.kind == .extension ? body.type.map { [$0] } ?? [] : [])
      })
  }

  /// `Outer` in `Outer.Inner`.
  private func outerNames(in range: HandleRange<TypeNodeID>) -> Set<TypeNodeID> {
    Set(range.filter { facts[$0].kind == .member }.compactMap(facts.firstPart))
  }

  private func expressions(in declaration: DeclarationID) -> [UIReference] {
    facts[declaration].code.compactMap { index in
      let node = facts[index]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty else { return nil }
      guard let value = project.value(of: index, file: number), let interface = project.interface(value.referent),
        isFirst(index, value)
      else { return nil }
      return UIReference(
        offset: facts.anchor(of: index), referent: value.referent, interface: interface, owner: node.owner)
    }
  }

  /// Whether the chain reaches the UI type here first, and no declaration of this type names it already.
  private func isFirst(_ index: ExpressionID, _ value: Value) -> Bool {
    let node = facts[index]
    // A type inside a view isn't a view, but a namespace of a color contains colors.
    if value.isType {
      switch project.interface(value.referent) {
      case .view: return !leadsToInnerType(index) && !isPart(value, owner: node.owner)
      case .service: return !isBaseOfConstant(index)
      default: return true
      }
    }
    if node.kind == .reference || node.flags.contains(.implicitBase) { return false }
    guard let part = facts.firstPart(of: index), let base = project.value(of: part, file: number) else { return false }
    if project.interface(base.referent) == project.interface(value.referent) { return false }
    return base.referent.type.map { !isOwn($0, owner: node.owner) } ?? true
  }

  /// Whether a SwiftUI view is part of a function that returns a view. The function's type is reported already.
  private func isPart(_ value: Value, owner: DeclarationID?) -> Bool {
    guard value.referent.system?.framework == "SwiftUI", let (member, _) = member(around: owner),
      let type = facts[member].type
    else { return false }
    return project.interface(project.referent(of: use(type))) == .view
  }

  /// Whether a type is the enclosing type, or one around it. Its UI types are reported where it declares them.
  private func isOwn(_ type: TypeID, owner: DeclarationID?) -> Bool {
    guard let here = project.enclosingType(of: owner, file: number) else { return false }
    return project.withOuterTypes(here).contains { $0 == type || project.ancestors(of: $0).contains(type) }
  }

  /// `UIApplication.didBecomeActiveNotification`: a constant isn't the service.
  private func isBaseOfConstant(_ index: ExpressionID) -> Bool {
    guard let parent = facts.expression(beginningWith: index), facts[parent].kind == .member else { return false }
    return SystemConstants.contains(facts[parent].name)
  }

  /// `Outer.Inner`: a type inside another isn't that type.
  private func leadsToInnerType(_ index: ExpressionID) -> Bool {
    guard let parent = facts.expression(beginningWith: index), facts[parent].kind == .member else { return false }
    return facts[parent].name.text.first?.isUppercase ?? false
  }
}

extension FileFacts {
  /// Where people look for an expression: at the last name of its chain.
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

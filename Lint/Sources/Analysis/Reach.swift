public import LintSemantics
public import LintSyntax

/// A place where code comes to know a type: it names it, or follows a chain that ends at it.
public struct Reach: Sendable {
  public let offset: UInt32
  public let referent: Referent
  public let interface: Interface
  /// The declaration that it stands in.
  public let owner: Int32
}

extension FileReading {
  /// Where a declaration and all in it first reach a type of the user interface, one for each line.
  public func reaches(in declaration: Int32, _ interface: Interface) -> [Reach] {
    let all = memo.reaches(in: declaration) {
      let views = views(in: declaration)
      return (mentions(in: declaration) + expressions(in: declaration)).filter { reach in
        !views.contains { $0.contains(reach.owner) }
      }.sorted { $0.offset < $1.offset }
    }
    var lines: Set<Int> = []
    return all.filter { reach in
      reach.interface == interface && lines.insert(facts.lines.location(of: reach.offset).line).inserted
    }
  }

  /// The views that are declared in a declaration: their code is theirs, wherever it stands.
  public func views(in declaration: Int32) -> [Range<Int32>] {
    (declaration..<facts[declaration: declaration].next).dropFirst().compactMap { index in
      let body = facts[declaration: index]
      guard body.kind.hasMembers, let type = project.type(declaredBy: id(index)), project.roles.viewSide(type) != nil
      else { return nil }
      return index..<body.next
    }
  }

  /// Types that are written. What is inherited is another matter, and a type that only leads to one inside it is not meant.
  private func mentions(in declaration: Int32) -> [Reach] {
    let range = facts[declaration: declaration].mentions
    let skipped = inheritedTypes(in: declaration).union(outerNames(in: range))
    return range.compactMap { index in
      let node = facts[type: index]
      guard node.kind == .named || node.kind == .member, !skipped.contains(index) else { return nil }
      let referent = project.referent(of: use(index))
      guard let interface = project.interface(referent) else { return nil }
      return Reach(offset: node.range.start, referent: referent, interface: interface, owner: node.owner)
    }
  }

  private func inheritedTypes(in declaration: Int32) -> Set<Int32> {
    let facts = facts
    let inside = declaration..<facts[declaration: declaration].next
    return Set(
      inside.lazy.map { facts[declaration: $0] }.filter { $0.kind.hasMembers }.flatMap { body in
        Array(body.inherited) + (body.kind == .extension ? body.type.map { [$0] } ?? [] : [])
      })
  }

  /// `Outer` in `Outer.Inner`.
  private func outerNames(in range: Range<Int32>) -> Set<Int32> {
    Set(range.filter { facts[type: $0].kind == .member }.map { $0 + 1 })
  }

  private func expressions(in declaration: Int32) -> [Reach] {
    facts[declaration: declaration].code.compactMap { index in
      let node = facts[expression: index]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty else { return nil }
      guard let value = project.value(of: index, file: number), let interface = project.interface(value.referent),
        isFirst(index, value)
      else { return nil }
      return Reach(
        offset: facts.anchor(of: index), referent: value.referent, interface: interface, owner: node.owner)
    }
  }

  /// Whether the chain had not reached it before, and no declaration of this type says it already.
  private func isFirst(_ index: Int32, _ value: Value) -> Bool {
    let node = facts[expression: index]
    // A view's inner type is no view; a colour's namespace still gives colours.
    if value.isType {
      return project.interface(value.referent) != .view || !leadsToInnerType(index) && !isPart(value, owner: node.owner)
    }
    if node.kind == .reference || node.flags.contains(.implicitBase) { return false }
    guard let base = project.value(of: index + 1, file: number) else { return false }
    if project.interface(base.referent) == project.interface(value.referent) { return false }
    return base.referent.type.map { !isOwn($0, owner: node.owner) } ?? true
  }

  /// A view of SwiftUI's in a function that says it gives a view: what that is made of says no more.
  private func isPart(_ value: Value, owner: Int32) -> Bool {
    guard value.referent.system?.framework == "SwiftUI", let (member, _) = member(around: owner),
      let type = facts[declaration: member].type
    else { return false }
    return project.interface(project.referent(of: use(type))) == .view
  }

  /// Whether a type is the one that code stands in, or around it: what it declares is reported where it does.
  private func isOwn(_ type: TypeID, owner: Int32) -> Bool {
    guard let here = project.enclosingType(of: owner, file: number) else { return false }
    return project.withOuterTypes(here).contains { $0 == type || project.ancestors(of: $0).contains(type) }
  }

  /// `Outer.Inner`: what stands in a type is not that type.
  private func leadsToInnerType(_ index: Int32) -> Bool {
    let parent = facts[expression: index].parent
    guard parent >= 0, parent + 1 == index, facts[expression: parent].kind == .member else { return false }
    return facts[expression: parent].name.text.first?.isUppercase ?? false
  }
}

extension FileFacts {
  /// Where people look for an expression: at the last name of its chain.
  public func anchor(of expression: Int32) -> UInt32 {
    let node = self[expression: expression]
    switch node.kind {
    case .member:
      let length = UInt32(node.name.text.utf8.count)
      return node.range.end - min(length, node.range.end - node.range.start)
    case .call, .subscript: return expression + 1 < node.next ? anchor(of: expression + 1) : node.range.start
    default: return node.range.start
    }
  }
}

public import LintSemantics
public import LintSyntax

/// The declaration of a presenter, or an extension of one.
public struct PresenterBody: Sendable {
  public let declaration: DeclarationID
  public let type: TypeID
  public let name: String
  public let claim: RoleClaim
}

/// A class of views that a presenter receives, of the project or of the system.
public struct ReceivedViewClass: Sendable {
  public let offset: UInt32
  public let type: Referent
}

extension FileReading {
  /// The presenters that aren't on the view side. Those that adopt the kit's protocol are excluded, because it gives them the
  /// view to update.
  public var presenterBodies: [PresenterBody] {
    bodies.compactMap { declaration, type in
      guard project[type].kind != .protocol, let claim = project.roles.claim(.presenter, of: type), claim.basis != .kit,
        project.roles.viewSide(type) == nil, !project.roles.plays(.viewModel, type), !project.laysOutViews(type)
      else { return nil }
      return PresenterBody(
        declaration: declaration, type: type, name: project[type].name.text, claim: claim)
    }
  }

  /// The classes of views that a presenter stores, that its functions receive and use, or to which it casts what it received: the
  /// first place of each. Views that it creates itself don't count.
  public func viewClasses(in body: PresenterBody) -> [ReceivedViewClass] {
    var reported: Set<Referent> = []
    let members = facts.children(of: body.declaration)
    let stored = members.filter { isReceived($0, by: body.type) }.compactMap(viewClass)
    let parameters = members.filter { facts[$0].kind == .function }.flatMap { function in
      facts.children(of: function).filter { facts[$0].kind == .parameter && usesMember(of: $0, in: function) }
    }
    return (stored + parameters.compactMap(viewClass) + castViewClasses(in: body.declaration)).filter {
      reported.insert($0.type).inserted
    }
  }

  /// The class of views that is the type of a property or parameter.
  private func viewClass(of declaration: DeclarationID) -> ReceivedViewClass? {
    facts[declaration].type.flatMap(viewClass)
  }

  private func viewClass(_ written: TypeNodeID) -> ReceivedViewClass? {
    let type = project.referent(of: use(written))
    return isViewClass(type) ? ReceivedViewClass(offset: facts[written].range.start, type: type) : nil
  }

  /// Whether a type is a class of the project on the view side, or a view of the system with contents of its own. The system's plain
  /// views, windows and controllers are only places where a presenter shows something.
  private func isViewClass(_ type: Referent) -> Bool {
    switch type {
    case .project(let type):
      project[type].kind == .class && project.roles.viewSide(type) != nil && !project.isOfWindows(type)
    case .system(let system):
      (system.kind == .view || system.kind == .cell) && system.supertype != nil && !system.traits.contains(.window)
    default: false
    }
  }

  /// The classes of views to which code casts a property or parameter to use their members, as in `(view as? HomeView)?.label`.
  private func castViewClasses(in body: DeclarationID) -> [ReceivedViewClass] {
    facts[body].code.compactMap { expression in
      guard facts[expression].kind == .sequence, let cast = facts.firstPart(of: expression),
        let read = project.declaration(readBy: cast, file: file),
        [.property, .parameter].contains(project[read].kind), isUsed(expression, in: body)
      else { return nil }
      return facts.parts(of: expression).lazy.compactMap { facts[$0].type }.first.flatMap(viewClass)
    }
  }

  /// Whether code uses a member of a value, directly or after it is bound to a local constant.
  private func isUsed(_ value: ExpressionID, in body: DeclarationID) -> Bool {
    guard let next = facts.expression(beginningWith: value) else { return false }
    switch facts[next].kind {
    case .member: return true
    case .tuple: return isUsed(next, in: body)
    case .binding: return facts[next].declaration.map { usesMember(of: $0, in: body) } ?? false
    default: return false
    }
  }

  /// Whether other code sets a stored property, directly or by a parameter.
  private func isReceived(_ child: DeclarationID, by type: TypeID) -> Bool {
    let property = facts[child]
    guard project.isStoredProperty(property), property.value == nil, !property.modifiers.contains(.lazy) else {
      return false
    }
    let writes = project.writes(to: property.name, of: type).filter { $0.value != nil && !project.isEmptyValue($0) }
    if writes.isEmpty { return property.modifiers.isDisjoint(with: [.private, .fileprivate]) }
    return writes.contains { project.parameter(assignedBy: $0) != nil }
  }

  /// Whether code uses a member of a parameter or local, rather than only passing it on.
  private func usesMember(of parameter: DeclarationID, in function: DeclarationID) -> Bool {
    let name = facts[parameter].name
    return facts[function].code.contains { expression in
      let node = facts[expression]
      guard node.kind == .reference, node.name == name,
        project.declaration(readBy: expression, file: file) == id(parameter)
      else { return false }
      return facts.expression(beginningWith: expression).map { facts[$0].kind == .member } ?? false
    }
  }
}

public import LintSemantics
public import LintSyntax

/// The declaration of a presenter, or an extension of one.
public struct PresenterBody: Sendable {
  public let declaration: DeclarationID
  public let type: TypeID
  public let name: String
  public let claim: RoleClaim
}

/// A class of views that a presenter receives.
public struct ReceivedViewClass: Sendable {
  public let offset: UInt32
  public let type: TypeID
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

  /// The classes of views that a presenter stores, or that its functions receive and use: the first place of each. Views that it
  /// creates itself don't count.
  public func viewClasses(in body: PresenterBody) -> [ReceivedViewClass] {
    var reported: Set<TypeID> = []
    let members = facts.children(of: body.declaration)
    let stored = members.filter { isReceived($0, by: body.type) }.compactMap(viewClass)
    let parameters = members.filter { facts[$0].kind == .function }.flatMap { function in
      facts.children(of: function).filter { facts[$0].kind == .parameter && usesMember(of: $0, in: function) }
    }
    return (stored + parameters.compactMap(viewClass)).filter { reported.insert($0.type).inserted }
  }

  /// The class of the project on the view side that is the type of a property or parameter.
  private func viewClass(of declaration: DeclarationID) -> ReceivedViewClass? {
    guard let written = facts[declaration].type, let type = project.referent(of: use(written)).type,
      project[type].kind == .class, project.roles.viewSide(type) != nil
    else { return nil }
    return ReceivedViewClass(offset: facts[written].range.start, type: type)
  }

  /// Whether other code sets a stored property, directly or by a parameter.
  private func isReceived(_ child: DeclarationID, by type: TypeID) -> Bool {
    let property = facts[child]
    guard project.isStoredProperty(property), property.value == nil, !property.modifiers.contains(.lazy) else {
      return false
    }
    let writes = project.writes(to: property.name, of: type).filter { $0.value != nil && !project.isEmptyValue($0) }
    if writes.isEmpty { return property.modifiers.isDisjoint(with: [.private, .fileprivate]) }
    return writes.contains { project.isParameter($0) }
  }

  /// Whether a function uses a member of a parameter, rather than only passing it on.
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

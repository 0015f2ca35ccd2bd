public import LintSemantics
public import LintSyntax

/// A property of an object that retains the token or bag of an observation.
public struct RetainingProperty: Sendable {
  public let name: Name
  /// Nil if a package declares the property.
  public let property: SymbolID?
  /// Whether it is the bag that an extension of NSObject provides, which lives as long as the object.
  public var isForLife = false
  /// Whether the bag belongs to another object, which the property retains.
  public var isThroughObject = false
  /// Whether a package's protocol provides the bag, which only the project's code replaces.
  public var isProvided = false
}

extension FileReading {
  /// The property that an expression refers to, if the enclosing object has it.
  public func storage(_ expression: ExpressionID) -> RetainingProperty? {
    let node = facts[expression]
    switch node.kind {
    case .reference: return bare(node)
    case .member: return memberStorage(expression, node)
    case .subscript: return facts.firstPart(of: expression).flatMap { storage($0) }
    default: return nil
    }
  }

  /// Whether the code belongs to an object, which can be retained.
  public func isInObject(_ owner: DeclarationID?) -> Bool {
    guard let (member, body) = member(around: owner) else { return false }
    guard facts[member].modifiers.isDisjoint(with: [.static, .class]) else { return false }
    if let type = project.type(declaredBy: id(body)) { return memo.isObject(type) { isObject(type) } }
    guard let written = facts[body].type, let system = project.referent(of: use(written)).system else {
      return false
    }
    return system.kind == .view || system.kind == .cell || system.kind == .controller
  }

  private func isObject(_ type: TypeID) -> Bool {
    switch project[type].kind {
    case .class, .actor: !hasOnlySharedInstances(type)
    case .protocol:
      project.externalSupertypes(of: type).contains {
        CommonSupertypes[$0].contains(.classConstraint) || $0.hasPrefix("UI")
      }
    default: false
    }
  }

  private func bare(_ node: Expression) -> RetainingProperty? {
    if let local = local(node.name, at: node.range.start, from: node.owner) { return storage(named: local) }
    guard let found = project.declaration(of: node.name, at: node.range.start, owner: node.owner, file: file) else {
      return inheritsFromElsewhere(node.owner) ? inherited(node) : nil
    }
    return isOwn(found, owner: node.owner) ? RetainingProperty(name: node.name, property: found) : nil
  }

  /// A property that a package declares for the enclosing object.
  private func inherited(_ node: Expression) -> RetainingProperty {
    let isProvided = enclosingType(of: node.owner).map {
      project.shared(ObjectBags.self).provide(node.name, to: $0, in: project)
    }
    return RetainingProperty(name: node.name, property: nil, isProvided: isProvided ?? false)
  }

  /// `guard let bag`, `let bag = self.bag`
  private func storage(named local: DeclarationID) -> RetainingProperty? {
    let declaration = facts[local]
    guard declaration.kind == .local, declaration.modifiers.isDisjoint(with: [.part, .element]) else { return nil }
    if let value = facts.initialValue(of: local) {
      let kind = facts[value].kind
      return kind == .reference || kind == .member ? storage(value) : nil
    }
    guard declaration.modifiers.contains(.unwrapped), let (_, body) = member(around: declaration.parent),
      let type = project.type(declaredBy: id(body)),
      let found = project.firstMember(named: declaration.name, of: type),
      isOwn(found, owner: declaration.parent)
    else { return nil }
    return RetainingProperty(name: declaration.name, property: found)
  }

  private func isOwn(_ found: SymbolID, owner: DeclarationID?) -> Bool {
    let declaration = project[found]
    guard declaration.kind == .property, declaration.modifiers.isDisjoint(with: [.static, .class]),
      retainsObject(found), declaration.parent != nil, let enclosingType = enclosingType(of: owner),
      let declaringType = project.enclosingType(of: found)
    else { return false }
    return enclosingType == declaringType || project.ancestors(of: enclosingType).contains(declaringType)
  }

  /// Whether a class outside the project may declare the members.
  private func inheritsFromElsewhere(_ owner: DeclarationID?) -> Bool {
    guard let type = enclosingType(of: owner) else { return isInObject(owner) }
    return !project.externalSupertypes(of: type).isEmpty
  }

  private func memberStorage(_ expression: ExpressionID, _ node: Expression) -> RetainingProperty? {
    guard let base = facts.firstPart(of: expression), !node.flags.contains(.implicitBase) else { return nil }
    if selfReference(base) != nil { return ofSelf(node) }
    if streams.isLifelongBag(node.name, in: facts[base].name) || isBagOfProject(node.name, in: facts[base].name),
      isSelfExtension(base)
    {
      return RetainingProperty(name: node.name, property: nil, isForLife: true)
    }
    if streams[node.name].contains(.innerToken) { return storage(base) }
    return isValueOfSelf(base) ? RetainingProperty(name: node.name, property: nil) : throughObject(base, node.name)
  }

  /// `cell.bag`, where the object stores the cell and the cell its bag.
  private func throughObject(_ base: ExpressionID, _ bag: Name) -> RetainingProperty? {
    guard var storage = storedObject(base), let type = value(of: base)?.referent.type,
      isStored(bag, in: type)
    else { return nil }
    storage.isThroughObject = true
    return storage
  }

  /// The property in which the enclosing object strongly stores another object of the project.
  func storedObject(_ expression: ExpressionID) -> RetainingProperty? {
    guard let storage = storage(expression), !storage.isThroughObject, let property = storage.property,
      isStronglyStored(property), let type = value(of: expression)?.referent.type,
      project[type].kind == .class || project[type].kind == .actor
    else { return nil }
    return storage
  }

  func isStored(_ member: Name, in type: TypeID) -> Bool {
    project.firstMember(named: member, of: type).map(isStronglyStored) ?? false
  }

  func isStronglyStored(_ property: SymbolID) -> Bool {
    let declaration = project[property]
    return declaration.kind == .property
      && declaration.modifiers.isDisjoint(with: [.static, .class, .computed]) && retainsObject(property)
      && project.file(property).attributes(of: declaration).allSatisfy { KnownAttributes[$0.name].contains(.plain) }
  }

  /// Whether the object of a property lives as long as the one that has the property. The view of a weak outlet does, too: it is in
  /// the hierarchy of a view that the controller, cell or view retains.
  private func retainsObject(_ property: SymbolID) -> Bool {
    let declaration = project[property]
    if declaration.modifiers.isDisjoint(with: [.weak, .unowned]) { return true }
    guard project.file(property).has(.outlet, declaration), let owner = project.enclosingType(of: property),
      project.roles.viewSide(owner) != nil
    else { return false }
    switch project.value(of: property)?.referent {
    case .project(let type)?: return project.roles.viewSide(type).map { $0.role != .controller } ?? isOfPackage(type)
    case .system(let system)?: return system.kind == .view || system.kind == .cell
    case .unknown?: return true
    default: return false
    }
  }

  /// Whether a class of the project inherits from a class of a package. In an outlet, either one is a view.
  private func isOfPackage(_ type: TypeID) -> Bool {
    ([type] + project.ancestors(of: type)).contains { ancestor in
      guard project[ancestor].kind == .class, let superclass = project[ancestor].supertypes.first else { return false }
      guard case .unknown(let name) = superclass.referent else { return false }
      return CommonSupertypes[name].isDisjoint(with: .object)
    }
  }

  private func ofSelf(_ node: Expression) -> RetainingProperty? {
    guard let type = enclosingType(of: node.owner) else {
      return RetainingProperty(name: node.name, property: nil)
    }
    guard let found = project.firstMember(named: node.name, of: type) else {
      return project.externalSupertypes(of: type).isEmpty ? nil : inherited(node)
    }
    return isOwn(found, owner: node.owner) ? RetainingProperty(name: node.name, property: found) : nil
  }

  /// `rx.bag`, where the project adds the bag to each object.
  private func isBagOfProject(_ name: Name, in namespace: Name) -> Bool {
    namespace == SelectionNames.reactive && project.shared(ObjectBags.self).contains(name)
  }

  /// `rx` or `self.rx`.
  private func isSelfExtension(_ expression: ExpressionID) -> Bool {
    let node = facts[expression]
    if node.kind == .reference { return local(node.name, at: node.range.start, from: node.owner) == nil }
    return node.kind == .member && facts.firstPart(of: expression).map { selfReference($0) != nil } ?? false
  }

  /// Whether an expression is a struct that the object stores: `state` in `state.bag`.
  private func isValueOfSelf(_ expression: ExpressionID) -> Bool {
    guard let outer = storage(expression), let property = outer.property,
      let type = project.value(of: property)?.referent.type
    else { return false }
    return project[type].kind == .struct
  }
}

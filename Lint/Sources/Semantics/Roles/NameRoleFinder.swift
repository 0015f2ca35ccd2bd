import LintSyntax

/// Infers roles from the last words of names, which are the weakest evidence.
enum NameRoleFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    let presented = project.presentedModules(roles)
    for type in project.typeIDs {
      let kind = project[type].kind
      guard kind != .typeAlias, kind != .associatedType, !project.isWithoutRole(type),
        let (word, role) = project.vocabulary.decidingWord(of: project[type].name)
      else { continue }
      // A view that is named like a view model plays both roles.
      guard roles.claims(of: type).isEmpty || role == .viewModel else { continue }
      if role == .viewModel, project.isIn(presented, type),
        project.isValueWithoutFunctions(type) || project.isMarker(type)
      {
        continue
      }
      if role == .viewModel, !isViewModelByName(type, project) || project.isProtocolOfViews(type, roles) { continue }
      // An abbreviation alone may stand for anything.
      if word == project[type].name.text, word.allSatisfy(\.isUppercase) { continue }
      if role == .coordinator, project.describesRequests(type) { continue }
      if role == .store, !StoreRoleFinder.mayBeStoreByName(type, project, roles) { continue }
      let name = project[type].name
      let reason = "'\(name)' \(project.vocabulary.place(of: word, in: name)), like a \(role.rawValue)"
      roles.add(RoleClaim(role: role, basis: .name, reasons: [reason]), to: type)
    }
    addImplementations(project, &roles)
    addPresenters(project, &roles)
    addHeirs(presented, project, &roles)
  }

  /// Adds the types that adopt or inherit a type of a package with the name of a view model: `struct EventVM: ViewModel`.
  private static func addHeirs(_ presented: PresentedModules, _ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs {
      let kind = project[type].kind
      guard kind == .struct || kind == .class, roles.claims(of: type).isEmpty, !project.isWithoutRole(type),
        !project.vocabulary.isDouble(project[type].name),
        let parent = project.externalSupertypes(of: type).first(where: {
          project.vocabulary.role(of: $0) == .viewModel
        }), project.mayBeViewModelByName(type),
        !(project.isIn(presented, type) && project.isValueWithoutFunctions(type))
      else { continue }
      let reason = "'\(project[type].name)' adopts or inherits '\(parent)', which is named like a view model"
      roles.add(RoleClaim(role: .viewModel, basis: .name, reasons: [reason]), to: type)
    }
  }
}

extension NameRoleFinder {
  /// Adds the types that implement a protocol with the name of a store, such as `ItemRepositoryImpl`.
  private static func addImplementations(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs {
      let parent = project.ancestors(of: type).first {
        project[$0].kind == .protocol && project.vocabulary.isUnambiguousStore(project[$0].name)
      }
      guard let parent, let claim = roles.claim(.store, of: parent), claim.basis == .name,
        canImplement(type, project, roles)
      else { continue }
      let reason = "'\(project[type].name)' conforms to '\(project[parent].name)'"
      roles.add(RoleClaim(role: .store, basis: .name, reasons: [reason] + claim.reasons), to: type)
    }
  }

  /// Adds the classes that implement a protocol with the name of a presenter, such as `ItemsPresenterImpl`.
  private static func addPresenters(_ project: Project, _ roles: inout Roles) {
    for type in project.typeIDs where project[type].kind == .class {
      guard roles.claims(of: type).isEmpty, !project.isWithoutRole(type),
        let parent = project.protocolOfPresenters(adoptedBy: type)
      else { continue }
      let reason = "'\(project[type].name)' conforms to '\(project[parent].name)'"
      let claim = roles.claim(.presenter, of: parent)
      roles.add(RoleClaim(role: .presenter, basis: .name, reasons: [reason] + (claim?.reasons ?? [])), to: type)
    }
  }

  private static func canImplement(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    roles.claims(of: type).isEmpty && StoreRoleFinder.canBeStore(type, project)
      && StoreRoleFinder.mayBeStoreByName(type, project, roles)
  }

  /// Whether a name like that of a view model is enough. A cell's own model is a view model whatever it has.
  private static func isViewModelByName(_ type: TypeID, _ project: Project) -> Bool {
    let name = project[type].name
    if project.vocabulary.isCellModel(name) { return !project.isEntity(type) }
    if project.vocabulary.isOnlyCellModelEnding(name) { return false }
    return project.mayBeViewModelByName(type)
  }
}

/// Gives types the roles that the configuration declares for their names.
enum ConfiguredRoleFinder {
  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    if project.conventions.rolePatterns.isEmpty { return }
    for type in project.typeIDs where project[type].kind != .typeAlias && project[type].kind != .associatedType {
      let name = project[type].name.text
      guard let pattern = project.conventions.rolePattern(for: name), let role = pattern.role else { continue }
      let reason = "the configuration declares '\(pattern.text)' to be a \(role.rawValue)"
      roles.add(RoleClaim(role: role, basis: .configuration, reasons: [reason]), to: type)
    }
  }
}

extension Project {
  /// The protocol with the name of a presenter that a type adopts, if the type's own name suggests no role.
  func protocolOfPresenters(adoptedBy type: TypeID) -> TypeID? {
    if vocabulary.role(of: self[type].name) != nil { return nil }
    return ancestors(of: type).first { self[$0].kind == .protocol && vocabulary.role(of: self[$0].name) == .presenter }
  }

  /// Whether the configuration declares that a type's name has no role.
  func isWithoutRole(_ type: TypeID) -> Bool {
    conventions.rolePattern(for: self[type].name.text).map { $0.role == nil } ?? false
  }
}

extension Project {
  /// Whether only views, cells and controllers conform to a protocol, which isn't one of view models even if its name suggests it:
  /// a requirement provides or receives their view model, each of them stores another view model, or another type stores one as its
  /// listener.
  func isProtocolOfViews(_ type: TypeID, _ roles: Roles) -> Bool {
    guard self[type].kind == .protocol else { return false }
    let conformers = descendants(of: type).filter { self[$0].kind != .protocol }
    guard !conformers.isEmpty, conformers.allSatisfy({ roles.viewSide($0) != nil }) else { return false }
    if members(of: type).contains(where: { concernsViewModel($0, besides: type) }) { return true }
    // `ViewModelType` is the supertype of all view models.
    let isSupertype = self[type].name.hasPrefix(NameWords.name(.viewModel).text)
    if !isSupertype, conformers.allSatisfy({ storesViewModel($0, besides: type, roles) }) { return true }
    return typeIDs.contains { owner in
      roles.viewSide(owner) == nil && storedProperties(of: owner).contains { isListener($0, of: type) }
    }
  }

  /// Whether a view stores another view model, as one that its view model tells what to show.
  private func storesViewModel(_ view: TypeID, besides type: TypeID, _ roles: Roles) -> Bool {
    storedProperties(of: view).contains { property in
      guard NamingConventions.isViewModelProperty(self[property].name),
        let stored = value(of: property)?.referent.type, stored != type
      else { return false }
      return roles.plays(.viewModel, stored)
    }
  }

  /// Whether a requirement has the type of another view model, as in `func bind(_ viewModel: ListViewModel)`, or is a property named like
  /// one whose type each conformer chooses, as in `var viewModel: Model { get }`.
  private func concernsViewModel(_ requirement: SymbolID, besides type: TypeID) -> Bool {
    let facts = file(requirement)
    if self[requirement].kind == .property, NamingConventions.isViewModelProperty(self[requirement].name),
      hasAssociatedType(requirement)
    {
      return true
    }
    let types = parameters(of: requirement).map { facts[$0].type } + [self[requirement].type]
    return types.contains { written in
      guard let written, let named = referent(of: TypeUse(file: requirement.file, node: written)).type else {
        return false
      }
      return named != type && vocabulary.role(of: self[named].name) == .viewModel && mayBeViewModelByName(named)
    }
  }

  /// Whether each conformer chooses the type of a requirement.
  private func hasAssociatedType(_ requirement: SymbolID) -> Bool {
    let facts = file(requirement)
    guard let parent = self[requirement].parent, var type = self[requirement].type else { return false }
    while let part = facts.onlyPart(of: type) { type = part }
    return facts.children(of: parent).contains {
      facts[$0].kind == .associatedType && facts[$0].name == facts[type].name
    }
  }

  private func isListener(_ property: SymbolID, of type: TypeID) -> Bool {
    let declaration = self[property]
    let mayBeListener =
      !declaration.modifiers.isDisjoint(with: [.weak, .unowned])
      || vocabulary.isListener(declaration.name)
    return mayBeListener && value(of: property)?.referent.type == type
  }
}

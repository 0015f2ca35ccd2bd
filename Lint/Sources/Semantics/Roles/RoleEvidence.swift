import LintSyntax

/// The parts of a file's code from which roles follow. If they are the same after an edit, and every file declares the same, the
/// joined tables stay valid. ``StoreUses`` and ``StoreRoleFinder`` are the only ones that read code.
struct RoleEvidence: Equatable {
  /// A member whose code names a type of stores.
  struct DirectUse: Equatable {
    var member: SymbolID
    let use: StoreUse
  }

  /// A member that reads a declaration that uses or stores a store.
  struct StoreRead: Equatable {
    var member: SymbolID
    var declaration: SymbolID
    /// The members with which the code continues, as in `Store.shared.load()`.
    let members: [Name]
    /// Whether the code passes the result on as an argument.
    let isPassedOn: Bool
  }

  /// The views in the declaration or in an extension of a type.
  struct ViewUse: Equatable {
    let type: TypeID
    /// The project's own views that it names.
    var views: HandleSet<TypeID> = []
    var namesSystemView = false
    /// Whether its code names a view of the system.
    var stylesViews = false
    /// Whether a function translates texts.
    var translates = false
    var placesViews = false
    /// The number of members that place views or name views of the system.
    var showingMembers = 0
  }

  private(set) var directUses: [DirectUse]
  private(set) var storeReads: [StoreRead] = []
  private(set) var viewUses: [ViewUse] = []

  init(of file: FileID, in project: Project) {
    let project = project.reading(file)
    let facts = project.facts(file)
    directUses = StoreUses.directUses(in: file, project).map { DirectUse(member: $0, use: $1) }
    for declaration in facts.declarationIDs where facts[declaration].kind.hasMembers {
      let id = SymbolID(file: file, declaration: declaration)
      if let type = project.type(declaredBy: id) { viewUses.append(Self.viewUse(in: id, of: type, project)) }
    }
    let entities = project.typesWithStoreFunctions
    var names = Self.names(of: HandleSet(viewUses.map(\.type)), entities, project)
    if names.isEmpty { return }
    for declaration in facts.declarations where declaration.kind == .local {
      if let type = declaration.type, names.contains(facts[type].name) { names.insert(declaration.name) }
    }
    for expression in facts.expressionIDs {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, names.contains(node.name),
        let member = project.enclosingMember(of: node.owner, file: file),
        let declaration = project.declaration(readBy: expression, file: file),
        project.involvesStore(declaration)
          || project.type(declaredBy: declaration).map(entities.contains) ?? false
      else { continue }
      let chain = facts.chain(after: expression)
      storeReads.append(
        StoreRead(
          member: member, declaration: declaration,
          members: chain.filter { facts[$0].kind == .member }.map { facts[$0].name },
          isPassedOn: chain.last.map { facts[$0].kind == .argument } ?? false))
    }
    addHelperUses(in: file, project)
  }

  /// Adds the uses of hidden members that read stores, because a store may use another one through its helpers.
  private mutating func addHelperUses(in file: FileID, _ project: Project) {
    let helpers = Set(storeReads.map(\.member).filter { project.isHidden($0) })
    let names = NameSet(helpers.map { project[$0].name })
    if names.isEmpty { return }
    let facts = project.facts(file)
    for expression in facts.expressionIDs where names.contains(facts[expression].name) {
      guard let member = project.enclosingMember(of: facts[expression].owner, file: file),
        let helper = project.declaration(readBy: expression, file: file), helper != member, helpers.contains(helper)
      else { continue }
      storeReads.append(StoreRead(member: member, declaration: helper, members: [], isPassedOn: false))
    }
  }

  /// The names of declarations that involve stores: properties anywhere that store one, and all members of the types.
  private static func names(of types: HandleSet<TypeID>, _ entities: HandleSet<TypeID>, _ project: Project) -> NameSet {
    var names = project.tables.storeUses.sharedNames
    for type in types {
      for member in project.members(of: type) where project.involvesStore(member) { names.insert(project[member].name) }
    }
    for type in project.typeIDs where project.roles.plays(.store, type) { names.insert(project[type].name) }
    for type in entities { names.insert(project[type].name) }
    return names
  }

  private static func viewUse(in body: SymbolID, of type: TypeID, _ project: Project) -> ViewUse {
    var use = ViewUse(type: type)
    for node in project[body].mentions {
      switch project.referent(of: TypeUse(file: body.file, node: node)) {
      case .project(let named): if project.roles.viewSide(named) != nil { use.views.insert(named) }
      case .system(let system): if system.isViewSide { use.namesSystemView = true }
      default: break
      }
    }
    use.stylesViews = StoreRoleFinder.namesSystemView(inCodeOf: body, project)
    use.translates = project.file(body).children(of: body.declaration).contains {
      StoreRoleFinder.translates(SymbolID(file: body.file, declaration: $0), project)
    }
    use.placesViews = StoreRoleFinder.placesViews(body, project)
    use.showingMembers = project.file(body).children(of: body.declaration).count {
      StoreRoleFinder.showsSomething(SymbolID(file: body.file, declaration: $0), project)
    }
    return use
  }

  /// The same evidence with the new numbers of declarations.
  ///
  /// - Returns: nil if a declaration doesn't exist any more.
  func renumbered(by numberings: [FileID: Renumbering]) -> RoleEvidence? {
    var evidence = self
    for index in evidence.directUses.indices {
      guard let member = numberings.number(of: evidence.directUses[index].member) else { return nil }
      evidence.directUses[index].member = member
    }
    for index in evidence.storeReads.indices {
      guard let member = numberings.number(of: evidence.storeReads[index].member),
        let declaration = numberings.number(of: evidence.storeReads[index].declaration)
      else { return nil }
      (evidence.storeReads[index].member, evidence.storeReads[index].declaration) = (member, declaration)
    }
    return evidence
  }
}

extension Project {
  /// Whether a declaration uses a store of the system, stores one of the project, or declares one.
  fileprivate func involvesStore(_ declaration: SymbolID) -> Bool {
    if storeUse(of: declaration) != nil { return true }
    if let type = type(declaredBy: declaration) { return roles.plays(.store, type) }
    return (self[declaration].kind == .property || self[declaration].kind == .local)
      && value(of: declaration)?.referent.type.map { roles.plays(.store, $0) } ?? false
  }
}

extension [FileID: Renumbering] {
  fileprivate func number(of id: SymbolID) -> SymbolID? {
    guard let numbering = self[id.file] else { return id }
    return numbering[id]
  }
}

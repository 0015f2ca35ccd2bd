import LintSyntax

/// Infers stores from code: a store inherits from a store of the system, stores or uses one, or conforms to a protocol of stores. A
/// type that stores a store of the project is one if it is named like a store or returns the store's results.
///
/// A reference to a store isn't enough: view models, interactors, coordinators and delegates reference stores as well.
struct StoreRoleFinder {
  let project: Project
  private(set) var roles: Roles
  private var foundStore = true
  /// The types that will be stores by their names.
  private var expected: HandleSet<TypeID> = []
  /// For each type, whether it can be a store, independent of the inferred roles.
  let candidates: [Bool]
  /// The types with a static function that uses a store of the system, such as a list of endpoints.
  let entities: HandleSet<TypeID>
  /// For each type, whether it or a protocol that it conforms to is named like a store.
  private let namedLikeStore: [Bool]

  /// The protocols of objects that others reference weakly, and so notify.
  private let listeners: HandleSet<TypeID>
  /// The observed objects that belong to the app rather than to a screen.
  let appObjects: HandleSet<TypeID>
  /// The types of the objects that a shared instance of another type contains.
  let sharedParts: HandleSet<TypeID>
  /// The types that a view stores as its model.
  let modelsOfViews: HandleSet<TypeID>
  let globalConstants: [SymbolID]

  /// The maximum length of a chain of stores. Repository, service, client and session are four.
  private static let limit = 8

  private init(project: Project, roles: Roles) {
    self.project = project
    self.roles = roles
    candidates = project.typeIDs.map { Self.canBeStore($0, project) }
    let hasOwnName = project.typeIDs.map { project.vocabulary.isStoreLike(project[$0].name) }
    listeners = Self.listeners(project)
    appObjects = project.appObjects(roles)
    sharedParts = project.partsOfSharedInstances
    modelsOfViews = project.modelsOfViews(roles)
    entities = project.typesWithStoreFunctions
    globalConstants = project.globalConstants
    namedLikeStore = project.typeIDs.map { type in
      hasOwnName[type.index] || project.ancestors(of: type).contains { hasOwnName[$0.index] }
    }
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    var finder = StoreRoleFinder(project: project, roles: roles)
    finder.addInheritors()
    finder.addModelActors()
    finder.addHeirsOfPackages()
    finder.addPropertyWrappers()
    finder.addDirectUsers()
    finder.addClientsOfPackages()
    finder.addKeepers()
    for _ in 0..<limit where finder.foundStore {
      finder.foundStore = false
      finder.addProtocols()
      finder.addConformers()
      finder.addNamedOwners()
      finder.addForwarders()
      finder.addCallers()
      finder.addSharedUsers()
    }
    finder.expectNamedStores()
    for _ in 0..<limit where finder.foundStore {
      finder.foundStore = false
      finder.addSharedUsers()
    }
    roles = finder.roles
  }

  mutating func add(_ type: TypeID, _ basis: RoleClaim.Basis, _ reasons: [String]) {
    guard !roles.plays(.store, type) else { return }
    roles.add(RoleClaim(role: .store, basis: basis, reasons: reasons), to: type)
    foundStore = true
  }

  mutating func expect(_ types: [TypeID]) {
    expected = HandleSet(types)
    foundStore = !types.isEmpty
  }

  /// Whether a type is a store, or will be one by its name.
  func isKnownStore(_ type: TypeID) -> Bool { isStore(type) || expected.contains(type) }

  func isStore(_ type: TypeID) -> Bool { roles.plays(.store, type) }

  func name(_ type: TypeID) -> String { project[type].name.text }

  func isNamedLikeStore(_ type: TypeID) -> Bool { namedLikeStore[type.index] }
}

// MARK: - Stores of the system

extension StoreRoleFinder {
  private mutating func addInheritors() {
    for type in project.typeIDs where isCandidate(type) && project[type].kind == .class {
      guard let (system, path) = project.systemAncestors(of: type).first(where: { $0.system.kind == .store }) else {
        continue
      }
      let steps = path.map(name) + [system.name.text]
      add(type, .inheritance, zip(steps, steps.dropFirst()).map { "'\($0)' inherits from '\($1)'" })
    }
  }

  /// Adds actors with SwiftData's macro, which declares a context.
  private mutating func addModelActors() {
    for type in project.typeIDs where project[type].kind == .actor && !isStore(type) {
      guard project[type].bodies.contains(where: { project.file($0).has(.modelActor, project[$0]) }) else { continue }
      add(type, .inheritance, ["'@ModelActor' gives '\(name(type))' a 'ModelContext' of SwiftData"])
    }
  }

  /// Adds classes whose superclass is a package's and named like a store, such as `API`.
  private mutating func addHeirsOfPackages() {
    for type in project.typeIDs where project[type].kind == .class && isCandidate(type) && !isStore(type) {
      guard case .unknown(let parent)? = project[type].supertypes.first?.referent,
        project.vocabulary.isUnambiguousStore(parent), !Self.isObserved(type, project),
        project.file(project[type].declaration).imports.contains(where: { !SystemTypes.frameworks.contains($0.module) })
      else { continue }
      let word = project.vocabulary.storeWordText(of: parent) ?? ""
      add(
        type, .inheritance,
        [
          "'\(name(type))' inherits from '\(parent)', which \(project.vocabulary.place(of: word, in: parent)), like a store"
        ])
    }
  }

  private mutating func addPropertyWrappers() {
    for type in project.tables.storeUses.wrappers where !isStore(type) {
      guard let (_, use) = storeUse(by: type) else { continue }
      add(type, .use, ["the property wrapper '\(name(type))' \(predicate(use))"])
    }
  }

  private func predicate(_ use: StoreUse) -> String {
    "\(use.isStored ? "stores" : "uses") '\(use.system.name)' of \(use.system.framework)"
  }

  /// Adds types that store or use a store of the system or of a package, and the types that inherit from them.
  private mutating func addDirectUsers() {
    for type in project.typeIDs where isCandidate(type) && !isDataStruct(type) {
      guard let (member, use) = storeUse(by: type), isNamedLikeStore(type) || isLikelyStore(type, use),
        usesMoreThanSettings(type) || !Self.isTheme(type, project) && !isReporter(type)
      else { continue }
      let subject = use.isStored ? name(type) : "\(name(type)).\(project[member].name)"
      add(type, .use, ["'\(subject)' \(predicate(use))"])
      for inheritor in project.descendants(of: type) where isCandidate(inheritor) {
        let reasons = roles.claim(.store, of: type)?.reasons ?? []
        add(inheritor, .use, ["'\(name(inheritor))' inherits from '\(name(type))'"] + reasons)
      }
    }
  }

  /// The strongest use of a store: a stored property before code. Unless the type is named like a store, an initializer that reads
  /// settings once isn't enough, and neither is code that only prepares or clears up files, or makes another object. A private
  /// function that nothing calls never counts.
  private func storeUse(by type: TypeID) -> (SymbolID, StoreUse)? {
    let all = project.members(of: type).compactMap { member -> (SymbolID, StoreUse)? in
      guard let use = project.storeUse(of: member), use.system.kind != .cache || sharesCache(type),
        !project.isUnused(member)
      else { return nil }
      return (member, use)
    }
    return all.first { $0.1.isStored }
      ?? all.first { member, use in
        isNamedLikeStore(type)
          || project[member].kind != .initializer && !use.isHousekeeping && !project.isFactory(member)
      }
  }

  private func isReporter(_ type: TypeID) -> Bool { project.isOnlyTold(type) && project.reportsElsewhere(type) }

  /// Whether all screens read the same cache from a type's shared instance.
  private func sharesCache(_ type: TypeID) -> Bool {
    project.hasSharedInstance(type)
      && project.functions(of: type).contains { !project.isHidden($0) && project.hasResult($0) }
  }

  /// Whether a value only carries the stores that others read from it, such as the environment of an app.
  private func isCarrier(_ type: TypeID) -> Bool {
    project[type].kind == .struct
      && project.members(of: type).allSatisfy { member in
        guard let use = project.storeUse(of: member) else { return true }
        let declaration = project[member]
        if use.isStored { return !project.isHidden(member) }
        return declaration.kind == .initializer || project.isStoredProperty(declaration)
          || !declaration.modifiers.isDisjoint(with: [.static, .class])
      }
  }

  /// Whether nothing suggests another role. Views observe their model. A type that references views and only uses a store is a
  /// helper of these views. A locator or carrier only passes stores on, a translator only reads settings, and a logger or reporter
  /// gives nothing back.
  private func isLikelyStore(_ type: TypeID, _ use: StoreUse) -> Bool {
    (!Self.isObserved(type, project)
      || appObjects.contains(type) && (usesMoreThanSettings(type) || sharesSettings(type)))
      && !isLocator(type, includesHidden: use.isStored) && !Self.isTranslator(type, project)
      && (use.isStored
        ? !isCarrier(type) && !(hidesSettingsOrRequests(type) && project.onlyReports(type))
        : (!project.onlyReports(type) || isCalledBack(type, by: use.system))
          && (!Self.supportsViews(type, project, roles) || mostlyReturnsResults(type) || mostlyUsesStore(type)))
  }

  /// Whether more than half of a type's visible functions return results of a store, and it stores no views. The others may create
  /// screens, such as the one with which the app begins.
  private func mostlyReturnsResults(_ type: TypeID) -> Bool {
    let functions = project.functions(of: type).filter { !project.isHidden($0) }
    let results = functions.filter {
      project.storeUse(of: $0) != nil && project.hasResult($0) && !createsViewOrViewModel($0)
        && !Self.showsSomething($0, project)
    }
    return results.count * 2 > functions.count && !storesViews(type)
  }

  /// Whether more than two thirds of a type's visible functions and computed properties use a store and show nothing, and it stores
  /// no views. Functions that only compute don't count. Some of them return results, or pass them to an object that they receive. A
  /// single function may lead to another screen, such as the one after signing out.
  private func mostlyUsesStore(_ type: TypeID) -> Bool {
    let members = project.members(of: type).filter {
      !project.isHidden($0) && !onlyComputes($0)
        && (project[$0].kind == .function || project[$0].kind == .property && project[$0].modifiers.contains(.computed))
    }
    let users = members.filter {
      project.storeUse(of: $0) != nil && !createsViewOrViewModel($0) && !Self.showsSomething($0, project)
    }
    let givesBack = users.contains { project.hasResult($0) || project.answersParameter($0) }
    return users.count * 3 > members.count * 2 && givesBack && !storesViews(type)
  }

  /// Whether a function returns a value that it computes from its parameters and the type's own members.
  private func onlyComputes(_ function: SymbolID) -> Bool {
    let declaration = project[function]
    return declaration.kind == .function && declaration.type != nil && !declaration.modifiers.contains(.async)
      && !project.parameters(of: function).isEmpty && !project.hasFunctionParameter(function)
      && project.storeUse(of: function) == nil && !Self.showsSomething(function, project)
  }

  private func storesViews(_ type: TypeID) -> Bool {
    project.storedProperties(of: type).contains {
      project.value(of: $0).map { roles.isViewSide($0.referent) } ?? false
    }
  }

  /// Whether the store that a type uses delivers its results to the type, as in `paymentQueue(_ queue: SKPaymentQueue, …)`. Then the
  /// type handles results, although its own functions return nothing.
  private func isCalledBack(_ type: TypeID, by store: SystemType) -> Bool {
    store.kind == .store
      && project.functions(of: type).contains { function in
        let facts = project.file(function)
        return project.parameters(of: function).contains { parameter in
          facts[parameter].type.map { project.referent(of: TypeUse(file: function.file, node: $0)) } == .system(store)
        }
      }
  }

  /// Whether a type is state that the views of one screen observe. An object that all screens share is a service if it uses a store.
  func isStateOfScreen(_ type: TypeID) -> Bool { Self.isObserved(type, project) && !appObjects.contains(type) }

  /// Whether a type with functions uses nothing but settings and a store's unfinished work, and keeps them to itself, as a player of
  /// downloaded sounds does.
  private func hidesSettingsOrRequests(_ type: TypeID) -> Bool {
    !project.functions(of: type).isEmpty
      && project.members(of: type).allSatisfy { member in
        guard let use = project.storeUse(of: member) else { return true }
        return (use.system.kind == .request || use.system.traits.contains(.settings))
          && (!use.isStored || project.isHidden(member))
      }
  }

  private func usesMoreThanSettings(_ type: TypeID) -> Bool {
    project.members(of: type).contains { member in
      project.storeUse(of: member).map { !$0.system.traits.contains(.settings) } ?? false
    }
  }

  /// Whether an observed type shares the user's settings. A theme makes colors and fonts of them.
  private func sharesSettings(_ type: TypeID) -> Bool {
    project.hasSharedInstance(type) && !hasLooks(type)
      && !project.storedProperties(of: type).contains { property in
        project.value(of: property)?.referent.type.map { $0 != type && hasLooks($0) } ?? false
      }
  }

  /// Whether a type has colors, fonts or images.
  private func hasLooks(_ type: TypeID) -> Bool {
    project.members(of: type).contains { project.value(of: $0)?.referent.system?.kind == .value }
  }

  /// Whether a type stores several stores, to pass them on. A type whose own code uses a store of the system, and that hides the stores
  /// it stores, uses them itself. So does one that others ask for the values that a store of the system keeps.
  func isLocator(_ type: TypeID, includesHidden: Bool = true) -> Bool {
    if sharesKeptValues(type) { return false }
    let properties = project.storedProperties(of: type).filter { includesHidden || !project.isHidden($0) }
    let stored = properties.compactMap { project.value(of: $0)?.referent.type }
    return HandleSet(stored.filter { $0 != type && (isNamedLikeStore($0) || storeUse(by: $0) != nil) }).count > 1
  }
}

extension StoreRoleFinder {
  /// Whether a shared instance has properties that others read and write, and whose values a store of the system keeps:
  /// `@Setting("network") var network = Network.main`.
  private func sharesKeptValues(_ type: TypeID) -> Bool {
    project.hasSharedInstance(type)
      && project.members(of: type).contains { member in
        let declaration = project[member]
        guard declaration.kind == .property, !project.isHidden(member),
          declaration.modifiers.isDisjoint(with: [.static, .class]),
          let use = project.storeUse(of: member), use.system.kind == .store, !use.isStored, !returnsStore(member)
        else { return false }
        return declaration.modifiers.isSuperset(of: [.computed, .settable]) || project.storeWrapper(of: member) != nil
      }
  }
}

// MARK: - Stores of packages

extension StoreRoleFinder {
  /// Adds types that store a client of a package that isn't known, by the last word of its name.
  private mutating func addClientsOfPackages() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && !isDataStruct(type) {
      guard let client = project.storedProperties(of: type).lazy.compactMap(client).first, !isStateOfScreen(type),
        !isLocator(type), !Self.supportsViews(type, project, roles)
      else { continue }
      add(type, .use, ["'\(name(type))' stores the package's '\(client)'"])
    }
  }

  /// The type of a package that a private property stores, if it is named like a client.
  private func client(in property: SymbolID) -> Name? {
    guard project.isHidden(property), let name = unknownType(of: property), project.vocabulary.isUnambiguousStore(name),
      !project.vocabulary.isOnlyEnding(name)
    else { return nil }
    return project.file(property).imports.contains { !SystemTypes.frameworks.contains($0.module) } ? name : nil
  }

  /// The type of a property that nothing in the project declares: its declared type, or the type whose shared instance it stores.
  private func unknownType(of property: SymbolID) -> Name? {
    if case .unknown(let name)? = project.value(of: property)?.referent { return name }
    let facts = project.file(property)
    guard project[property].type == nil, let binding = project[property].value,
      let instance = facts.firstPart(of: binding), facts[instance].kind == .member,
      SystemMembers[facts[instance].name].contains(.instance), let base = facts.firstPart(of: instance),
      facts[base].kind == .reference, facts[base].name.bytes.first.map(CamelCase.isCapital) ?? false
    else { return nil }
    let name = facts[base].name
    guard case .unknown = project.lookUp(name, owner: facts[base].owner, file: property.file) else { return nil }
    return name
  }

  private static func listeners(_ project: Project) -> HandleSet<TypeID> {
    HandleSet(
      project.typeIDs.flatMap { type in
        project.storedProperties(of: type).compactMap { property in
          project[property].modifiers.isDisjoint(with: [.weak, .unowned])
            ? nil : project.value(of: property)?.referent.type
        }
      })
  }
}

// MARK: - Stores of the project

extension StoreRoleFinder {
  /// Adds protocols that a store conforms to, if they are named like a store or only stores conform to them.
  private mutating func addProtocols() {
    for type in project.typeIDs where project[type].kind == .protocol && !isStore(type) {
      let name = project[type].name
      guard roles.claims(of: type).isEmpty, !modelsOfViews.contains(type), !project.vocabulary.isCommonSupertype(name)
      else { continue }
      let conformers = conformers(of: type)
      let isNamed = project.vocabulary.isStoreLike(name)
      if let store = conformers.first(where: isStore),
        isNamed || !listeners.contains(type) && conformers.allSatisfy({ isStore($0) || replacesStore($0, conformers) })
      {
        let reasons = roles.claim(.store, of: store)?.reasons ?? []
        add(type, .use, ["'\(self.name(store))' conforms to '\(name)'"] + reasons)
      } else if let system = project.systemAdopter(of: type), isNamed || conformers.isEmpty {
        add(type, .use, ["'\(system.name)' conforms to '\(name)'"])
      }
    }
  }

  /// Whether a type has the name of a store that conforms to the same protocol. Another target then uses it instead of the store.
  private func replacesStore(_ type: TypeID, _ conformers: [TypeID]) -> Bool {
    conformers.contains { project[$0].name == project[type].name && isStore($0) }
  }

  /// The types that conform to a protocol directly. Test doubles and the types that inherit from them don't count.
  private func conformers(of type: TypeID) -> [TypeID] {
    let all = project.descendants(of: type).filter { project[$0].kind != .protocol }
    if all.count < 2 { return all.filter { !project.isDouble($0) } }
    let known = HandleSet(all)
    return all.filter { conformer in
      !project.isDouble(conformer)
        && !project.ancestors(of: conformer).contains { known.contains($0) || project.isDouble($0) }
    }
  }

  private mutating func addConformers() {
    for type in project.typeIDs where project[type].kind != .protocol {
      let isCandidate = isCandidate(type)
      guard isCandidate || isViewOrViewModel(type), !isStore(type) else { continue }
      let parents = project.ancestors(of: type).filter { project[$0].kind == .protocol && isStore($0) }
      if parents.isEmpty || carriesValues(type) { continue }
      // A view that conforms to a store's protocol isn't a store, unless the protocol is named like one.
      guard let parent = parents.first(where: { isCandidate || project.vocabulary.isStore(project[$0].name) }) else {
        continue
      }
      let reasons = roles.claim(.store, of: parent)?.reasons ?? []
      add(type, .use, ["'\(name(type))' conforms to '\(name(parent))'"] + reasons)
    }
  }

  /// Adds types that are named like a store, if they store a store or their file imports a package that fetches or stores data.
  private mutating func addNamedOwners() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && isNamedLikeStore(type) {
      if Self.isObservedState(type, project) || Self.providesViews(type, project, roles) || carriesValues(type) {
        continue
      }
      let file = project.file(project[type].declaration)
      if let property = project.storedProperties(of: type).first(where: { store(in: $0) != nil }),
        let store = store(in: property)
      {
        if showsMore(type, thanItUses: property) { continue }
        add(type, .use, ["\(nameReason(type)) and stores '\(name(store))'"])
      } else if let line = file.imports.first(where: { PackageTypes.modules.contains($0.module) }) {
        add(type, .use, ["\(nameReason(type)) and imports '\(line.module)'"])
      }
    }
  }

  /// Whether more members of a type show something than use the store in a property, as in a service for dialogs.
  private func showsMore(_ type: TypeID, thanItUses property: SymbolID) -> Bool {
    let members = project.members(of: type)
    let showing = members.count { Self.showsSomething($0, project) }
    return showing > 0 && showing > members.count { usesStore(in: property, by: $0) }
  }

  /// The sentence that names the word which makes a name like that of a store.
  private func nameReason(_ type: TypeID) -> String {
    for named in [type] + project.ancestors(of: type) {
      guard let word = project.vocabulary.storeWordText(of: project[named].name) else { continue }
      let ending = "\(project.vocabulary.place(of: word, in: project[named].name)), like a store,"
      return named == type
        ? "'\(name(type))' \(ending)" : "'\(name(type))' conforms to '\(name(named))', which \(ending)"
    }
    return "'\(name(type))' is named like a store"
  }

  /// The store of the project that a property stores.
  func store(in property: SymbolID) -> TypeID? {
    project.value(of: property)?.referent.type.flatMap { isStore($0) ? $0 : nil }
  }
}

import LintFacts

/// Stores, told by what types do: they keep or use a store of the system or of a package, inherit from one, conform to a
/// protocol of stores, or bear a store's name and keep one.
///
/// Whoever only holds a store is none: view models, interactors, coordinators and delegates of the app all do.
struct StoreRoles {
  private let project: Project
  private var roles: Roles
  private var found = true
  /// For each type whether it could be a store, whatever roles are found: asked often, and always answered alike.
  private let candidates: [Bool]

  /// A chain of stores is rarely longer: repository, service, client, session.
  private static let limit = 8

  private init(project: Project, roles: Roles) {
    self.project = project
    self.roles = roles
    candidates = project.typeIDs.map { Self.couldBeStore($0, project) }
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    var pass = StoreRoles(project: project, roles: roles)
    pass.takeWhatInherits()
    pass.takeWhatUses()
    for _ in 0..<limit where pass.found {
      pass.found = false
      pass.takeProtocols()
      pass.takeConformers()
      pass.takeKeepers()
    }
    roles = pass.roles
  }

  private mutating func add(_ type: TypeID, _ basis: RoleClaim.Basis, _ reasons: [String]) {
    guard !roles.plays(.store, type) else { return }
    roles.add(RoleClaim(role: .store, basis: basis, reasons: reasons), to: type)
    found = true
  }

  private func isStore(_ type: TypeID) -> Bool { roles.plays(.store, type) }

  private func name(_ type: TypeID) -> String { project[type].name.text }

  private mutating func takeWhatInherits() {
    for type in project.typeIDs where isCandidate(type) && project[type].kind == .class {
      guard let (system, path) = project.systemAncestors(of: type).first(where: { $0.system.kind == .store }) else {
        continue
      }
      let steps = path.map(name) + [system.name.text]
      add(type, .inheritance, zip(steps, steps.dropFirst()).map { "\($0) inherits from \($1)" })
    }
  }

  private mutating func takeWhatUses() {
    for type in project.typeIDs where isCandidate(type) && !isValue(type) {
      guard let (member, touch) = touch(by: type), isNamed(type) || isUnlikelyOther(type, touch) else { continue }
      let place = touch.isKept ? name(type) : "\(name(type)).\(project[member].name)"
      add(type, .use, ["\(place) \(touch.isKept ? "keeps" : "uses") \(touch.system.name) of \(touch.system.framework)"])
      for heir in project.descendants(of: type) where isCandidate(heir) {
        let claim = roles.claim(.store, of: type)?.reasons ?? []
        add(heir, .use, ["\(name(heir)) inherits from \(name(type))"] + claim)
      }
    }
  }

  /// What is kept tells more than what is used. Settings that are read once, when it is made, are not kept by it.
  private func touch(by type: TypeID) -> (DeclarationID, StoreTouches.Touch)? {
    let all = project.members(of: type).compactMap { member in project.touches[member].map { (member, $0) } }
    return all.first { $0.1.isKept } ?? all.first { project[$0.0].kind != .initializer || isNamed(type) }
  }

  /// What views observe is their model, whatever it uses; what knows views and only uses a store helps them; a locator
  /// gives stores to others.
  private func isUnlikelyOther(_ type: TypeID, _ touch: StoreTouches.Touch) -> Bool {
    !Self.isObserved(type, project) && !isLocator(type)
      && (touch.isKept || !Self.knowsViews(type, project, roles))
  }

  /// Who holds several stores gives them to others.
  private func isLocator(_ type: TypeID) -> Bool {
    let held = project.storedProperties(of: type).compactMap { project.value(of: $0)?.referent.type }
    return Set(held.filter { $0 != type && (isNamed($0) || touch(by: $0) != nil) }).count > 1
  }

  /// A protocol whose name says so and that a store adopts, or that only stores adopt.
  private mutating func takeProtocols() {
    for type in project.typeIDs where project[type].kind == .protocol && !isStore(type) {
      guard roles.claims(of: type).isEmpty, !StoreWords.isUser(name(type)), !StoreWords.isShared(name(type)) else {
        continue
      }
      let adopters = project.descendants(of: type).filter {
        project[$0].kind != .protocol && !StoreWords.isDouble(name($0))
      }
      let isNamed = StoreWords.isStoreOrLoose(name(type))
      guard let store = adopters.first(where: isStore), isNamed || adopters.allSatisfy(isStore) else {
        if isNamed, let system = project.systemAdopter(of: type) {
          add(type, .use, ["\(system.name) conforms to \(name(type))"])
        }
        continue
      }
      let reasons = roles.claim(.store, of: store)?.reasons ?? []
      add(type, .use, ["\(name(store)) conforms to \(name(type))"] + reasons)
    }
  }

  private mutating func takeConformers() {
    for type in project.typeIDs where project[type].kind != .protocol {
      let isFree = isCandidate(type)
      guard isFree || isOnOtherSide(type), !isStore(type) else { continue }
      let parents = project.ancestors(of: type).filter { project[$0].kind == .protocol && isStore($0) }
      // A view that adopts whatever stores adopt is none yet; one that adopts what is called a store says so.
      guard let parent = parents.first(where: { isFree || StoreWords.isStore(name($0)) }) else { continue }
      let reasons = roles.claim(.store, of: parent)?.reasons ?? []
      add(type, .use, ["\(name(type)) conforms to \(name(parent))"] + reasons)
    }
  }

  /// Types that bear a store's name and keep a store, or stand in a file that imports what fetches or keeps.
  private mutating func takeKeepers() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && isNamed(type) {
      let file = project.file(project[type].declaration)
      if let kept = project.storedProperties(of: type).compactMap(keptStore).first {
        add(type, .use, ["\(name(type)) is called a store and keeps \(name(kept))"])
      } else if let line = file.imports.first(where: { PackageTypes.modules.contains($0.module) }) {
        add(type, .use, ["\(name(type)) is called a store and imports \(line.module)"])
      }
    }
  }

  private func keptStore(_ property: DeclarationID) -> TypeID? {
    project.value(of: property)?.referent.type.flatMap { isStore($0) ? $0 : nil }
  }

  private func isNamed(_ type: TypeID) -> Bool { project.isCalledStore(type) }
}

extension StoreRoles {
  private static let entities: Set<Name> = [
    "Codable", "Decodable", "Encodable", "Mappable", "ImmutableMappable", "BaseMappable", "StaticMappable",
    "NSManagedObject", "Object", "EmbeddedObject", "RealmSwiftObject", "PersistentModel", "Identifiable", "Hashable",
    "Equatable", "NSCoding", "NSSecureCoding", "Error", "LocalizedError", "FetchableRecord", "PersistableRecord",
    "TargetType", "URLRequestConvertible", "Operation", "NSOperation", "PreviewProvider", "AppIntent", "XCTestCase",
  ]
  private static let marks: Set<Name> = ["Model", "propertyWrapper", "main"]
  private static let outsiders: Set<SystemType.Kind> = [.view, .cell, .controller, .delegate, .interface]

  /// Whether a type may be a store at all: it plays no other role, and is no entity.
  private func isCandidate(_ type: TypeID) -> Bool {
    candidates[Int(type.index)] && roles.claims(of: type).allSatisfy { $0.role == .store }
  }

  private static func couldBeStore(_ type: TypeID, _ project: Project) -> Bool {
    switch project[type].kind {
    case .class, .struct, .actor, .enum: break
    default: return false
    }
    guard !isOfInterface(type, project), !project.isWithoutRole(type),
      NamedRoles.role(of: project[type].name) ?? .store == .store, !StoreWords.isUser(project[type].name.text)
    else { return false }
    return !isEntity(type, project)
  }

  private func isOnOtherSide(_ type: TypeID) -> Bool {
    roles.viewSide(type) != nil || roles.plays(.viewModel, type)
  }

  /// What carries data, and can load or save itself: an entity with a helper, not a store.
  private func isValue(_ type: TypeID) -> Bool {
    guard project[type].kind == .struct else { return false }
    let stored = project.storedProperties(of: type)
    return !stored.isEmpty && !stored.contains { project.touches[$0]?.isKept ?? false }
  }

  static func isEntity(_ type: TypeID, _ project: Project) -> Bool {
    let bodies = project[type].bodies
    if bodies.contains(where: { project.file($0).attributes(of: project[$0]).contains { marks.contains($0.name) } }) {
      return true
    }
    if project[type].kind == .enum, project.members(of: type).contains(where: { project[$0].kind == .enumCase }) {
      return true
    }
    return project.outerAncestors(of: type).contains(where: entities.contains)
  }

  static func isOfInterface(_ type: TypeID, _ project: Project) -> Bool {
    project.systemAncestors(of: type).contains { outsiders.contains($0.system.kind) }
  }

  /// Whether a store's name may be believed: nothing that the type declares speaks against it.
  static func mayBeNamed(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    let name = project[type].name.text
    guard !StoreWords.isBare(name), project[type].kind == .protocol || !project.functions(of: type).isEmpty else {
      return false
    }
    return !isObserved(type, project) && !isEntity(type, project) && !isOfInterface(type, project)
      && !knowsViews(type, project, roles)
  }

  static func isObserved(_ type: TypeID, _ project: Project) -> Bool {
    project.systemAncestors(of: type).contains { $0.system.kind == .observable }
      || project[type].bodies.contains { project.file($0).attributeNames(project[$0]).contains("Observable") }
  }

  private static func knowsViews(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    project[type].bodies.contains { body in
      project[body].mentions.contains { node in
        switch project.referent(of: TypeUse(file: body.file, node: node)) {
        case .project(let named): named != type && roles.viewSide(named) != nil
        case .system(let system): [.view, .cell, .controller].contains(system.kind)
        default: false
        }
      }
    }
  }
}

extension FileFacts {
  func attributeNames(_ declaration: Declaration) -> Set<Name> { Set(attributes(of: declaration).map(\.name)) }
}

extension Project {
  /// By its own name, or by that of a protocol it adopts.
  func isCalledStore(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { StoreWords.isStoreOrLoose(self[$0].name.text) }
  }

  /// A store of the system that the project makes conform to a protocol: `extension URLSession: Fetching {}`.
  func systemAdopter(of type: TypeID) -> SystemType? { tables.systemAdopters[type] }

  func collectSystemAdopters() {
    for (file, facts) in files.enumerated() {
      for declaration in facts.declarations where declaration.kind == .extension && !declaration.inherited.isEmpty {
        guard let system = systemType(extendedBy: declaration, file: Int32(file)), system.kind == .store else {
          continue
        }
        for node in facts.roots(of: declaration.inherited) {
          let parent = referent(of: TypeUse(file: Int32(file), node: node)).type
          if let parent { tables.systemAdopters[parent] = system }
        }
      }
    }
  }
}

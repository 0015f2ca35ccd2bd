import LintSyntax

/// Stores, told by what types do: they keep or use a store of the system or of a package, inherit from one, conform to a
/// protocol of stores, bear a store's name and keep one, or pass on what they are asked to a store that they keep.
///
/// A type that only references a store isn't one: view models, interactors, coordinators and delegates of the app all do.
struct StoreRoles {
  let project: Project
  private(set) var roles: Roles
  private var found = true
  /// For each type whether it could be a store, independent of the roles that are found.
  let candidates: [Bool]
  /// For each type whether it bears a store's name, or a protocol that it adopts does.
  private let named: [Bool]

  /// A chain of stores is rarely longer: repository, service, client, session.
  private static let limit = 8

  private init(project: Project, roles: Roles) {
    self.project = project
    self.roles = roles
    candidates = project.typeIDs.map { Self.couldBeStore($0, project) }
    let called = project.typeIDs.map { StoreWords.isStoreOrLoose(project[$0].name.text) }
    named = project.typeIDs.map { type in
      called[type.index] || project.ancestors(of: type).contains { called[$0.index] }
    }
  }

  @Sendable static func infer(_ project: Project, _ roles: inout Roles) {
    var pass = StoreRoles(project: project, roles: roles)
    pass.takeWhatInherits()
    pass.takeModelActors()
    pass.takeWrappers()
    pass.takeWhatUses()
    for _ in 0..<limit where pass.found {
      pass.found = false
      pass.takeProtocols()
      pass.takeConformers()
      pass.takeKeepers()
      pass.takeForwarders()
    }
    roles = pass.roles
  }

  mutating func add(_ type: TypeID, _ basis: RoleClaim.Basis, _ reasons: [String]) {
    guard !roles.plays(.store, type) else { return }
    roles.add(RoleClaim(role: .store, basis: basis, reasons: reasons), to: type)
    found = true
  }

  func isStore(_ type: TypeID) -> Bool { roles.plays(.store, type) }

  func name(_ type: TypeID) -> String { project[type].name.text }

  func isNamed(_ type: TypeID) -> Bool { named[type.index] }
}

extension StoreRoles {
  mutating func takeWhatInherits() {
    for type in project.typeIDs where isCandidate(type) && project[type].kind == .class {
      guard let (system, path) = project.systemAncestors(of: type).first(where: { $0.system.kind == .store }) else {
        continue
      }
      let steps = path.map(name) + [system.name.text]
      add(type, .inheritance, zip(steps, steps.dropFirst()).map { "'\($0)' inherits from '\($1)'" })
    }
  }

  /// SwiftData's macro gives an actor a context, and stores made of it.
  mutating func takeModelActors() {
    for type in project.typeIDs where project[type].kind == .actor && !isStore(type) {
      guard project[type].bodies.contains(where: { project.file($0).has("ModelActor", project[$0]) }) else { continue }
      add(type, .inheritance, ["'@ModelActor' gives '\(name(type))' a 'ModelContext' of SwiftData"])
    }
  }

  mutating func takeWrappers() {
    for type in project.tables.touches.wrappers where !isStore(type) {
      guard let (_, touch) = touch(by: type) else { continue }
      add(type, .use, ["the property wrapper '\(name(type))' \(words(touch))"])
    }
  }

  private func words(_ touch: StoreTouches.Touch) -> String {
    "\(touch.isKept ? "stores" : "uses") '\(touch.system.name)' of \(touch.system.framework)"
  }

  mutating func takeWhatUses() {
    for type in project.typeIDs where isCandidate(type) && !isValue(type) {
      guard let (member, touch) = touch(by: type), isNamed(type) || isUnlikelyOther(type, touch) else { continue }
      let place = touch.isKept ? name(type) : "\(name(type)).\(project[member].name)"
      add(type, .use, ["'\(place)' \(words(touch))"])
      for heir in project.descendants(of: type) where isCandidate(heir) {
        let claim = roles.claim(.store, of: type)?.reasons ?? []
        add(heir, .use, ["'\(name(heir))' inherits from '\(name(type))'"] + claim)
      }
    }
  }

  /// What is kept tells more than what is used. Settings that are read once, when it is made, are not kept by it.
  private func touch(by type: TypeID) -> (SymbolID, StoreTouches.Touch)? {
    let all = project.members(of: type).compactMap { member in project.touch(of: member).map { (member, $0) } }
    return all.first { $0.1.isKept } ?? all.first { project[$0.0].kind != .initializer || isNamed(type) }
  }

  /// What views observe is their model, whatever it uses; what knows views and only uses a store helps them; a locator
  /// gives stores to others.
  private func isUnlikelyOther(_ type: TypeID, _ touch: StoreTouches.Touch) -> Bool {
    !Self.isObserved(type, project) && !isLocator(type) && !Self.localizes(type, project)
      && (touch.isKept || !Self.knowsViews(type, project, roles))
  }

  /// Who holds several stores gives them to others.
  private func isLocator(_ type: TypeID) -> Bool {
    let held = project.storedProperties(of: type).compactMap { project.value(of: $0)?.referent.type }
    return Set(held.filter { $0 != type && (isNamed($0) || touch(by: $0) != nil) }).count > 1
  }

  // MARK: Protocols

  /// A protocol that is named like a store and that a store adopts, or that only stores adopt.
  mutating func takeProtocols() {
    for type in project.typeIDs where project[type].kind == .protocol && !isStore(type) {
      guard roles.claims(of: type).isEmpty, !StoreWords.isUser(name(type)), !StoreWords.isShared(name(type)) else {
        continue
      }
      let adopters = adopters(of: type)
      let isNamed = StoreWords.isStoreOrLoose(name(type))
      if let store = adopters.first(where: isStore), isNamed || adopters.allSatisfy(isStore) {
        let reasons = roles.claim(.store, of: store)?.reasons ?? []
        add(type, .use, ["'\(name(store))' conforms to '\(name(type))'"] + reasons)
      } else if let system = project.systemAdopter(of: type), isNamed || adopters.isEmpty {
        add(type, .use, ["'\(system.name)' conforms to '\(name(type))'"])
      }
    }
  }

  /// Those that say what a protocol is. Doubles and their heirs do not, and an heir says no more than what it inherits.
  private func adopters(of type: TypeID) -> [TypeID] {
    let all = project.descendants(of: type).filter { project[$0].kind != .protocol }
    if all.count < 2 { return all.filter { !isDouble($0) } }
    let known = Set(all)
    return all.filter { adopter in
      !isDouble(adopter) && !project.ancestors(of: adopter).contains { known.contains($0) || isDouble($0) }
    }
  }

  private func isDouble(_ type: TypeID) -> Bool { StoreWords.isDouble(name(type)) }

  mutating func takeConformers() {
    for type in project.typeIDs where project[type].kind != .protocol {
      let isFree = isCandidate(type)
      guard isFree || isOnOtherSide(type), !isStore(type) else { continue }
      let parents = project.ancestors(of: type).filter { project[$0].kind == .protocol && isStore($0) }
      // A view that adopts a store's protocol isn't a store, unless the protocol is named like one.
      guard let parent = parents.first(where: { isFree || StoreWords.isStore(name($0)) }) else { continue }
      let reasons = roles.claim(.store, of: parent)?.reasons ?? []
      add(type, .use, ["'\(name(type))' conforms to '\(name(parent))'"] + reasons)
    }
  }

  /// Types that are named like a store and own a store, or whose file imports a module that fetches or stores data.
  mutating func takeKeepers() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && isNamed(type) && !isStateOfViews(type) {
      let file = project.file(project[type].declaration)
      if let kept = project.storedProperties(of: type).compactMap(keptStore).first {
        add(type, .use, ["'\(name(type))' is named like a store and stores '\(name(kept))'"])
      } else if let line = file.imports.first(where: { PackageTypes.modules.contains($0.module) }) {
        add(type, .use, ["'\(name(type))' is named like a store and imports '\(line.module)'"])
      }
    }
  }

  /// What views observe is often called a store or a fetcher, and is their state: that it keeps a service says no more.
  private func isStateOfViews(_ type: TypeID) -> Bool {
    Self.isObserved(type, project) && !StoreWords.isPlainStore(name(type))
  }

  func keptStore(_ property: SymbolID) -> TypeID? {
    project.value(of: property)?.referent.type.flatMap { isStore($0) ? $0 : nil }
  }
}

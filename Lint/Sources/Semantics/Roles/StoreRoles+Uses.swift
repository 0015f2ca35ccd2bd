import LintSyntax

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
      guard
        project[type].bodies.contains(where: { project.file($0).attributeNames(project[$0]).contains("ModelActor") })
      else { continue }
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
}

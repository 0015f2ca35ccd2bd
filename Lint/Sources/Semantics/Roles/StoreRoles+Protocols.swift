import LintSyntax

extension StoreRoles {
  /// A protocol whose name says so and that a store adopts, or that only stores adopt.
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
      // A view that adopts whatever stores adopt is none yet; one that adopts what is called a store says so.
      guard let parent = parents.first(where: { isFree || StoreWords.isStore(name($0)) }) else { continue }
      let reasons = roles.claim(.store, of: parent)?.reasons ?? []
      add(type, .use, ["'\(name(type))' conforms to '\(name(parent))'"] + reasons)
    }
  }

  /// Types that bear a store's name and keep a store, or stand in a file that imports what fetches or keeps.
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

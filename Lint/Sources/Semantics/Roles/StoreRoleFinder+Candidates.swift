import LintSyntax

extension StoreRoleFinder {
  private static let userInterfaceKinds: [SystemTypeKind] = [.view, .cell, .controller, .delegate, .interface]

  /// Whether a type can be a store and plays no other role.
  func isCandidate(_ type: TypeID) -> Bool {
    candidates[type.index] && roles.claims(of: type).allSatisfy { $0.role == .store }
  }

  static func canBeStore(_ type: TypeID, _ project: Project) -> Bool {
    switch project[type].kind {
    case .class, .struct, .actor, .enum: break
    default: return false
    }
    guard !isUserInterfaceType(type, project), !project.isWithoutRole(type),
      NameRoleFinder.role(of: project[type].name) ?? .store == .store, !StoreWords.isStoreUser(project[type].name.text)
    else { return false }
    return !isEntity(type, project)
  }

  func isViewOrViewModel(_ type: TypeID) -> Bool {
    roles.viewSide(type) != nil || roles.plays(.viewModel, type)
  }

  /// Whether a type is a struct that carries data. If it can load or save itself, it is still an entity rather than a store.
  func isDataStruct(_ type: TypeID) -> Bool {
    guard project[type].kind == .struct else { return false }
    // A constant with an initial value is the same in each value, so it isn't data of a type that is named like a store.
    let stored = project.storedProperties(of: type).filter {
      !isNamedLikeStore(type) || !project[$0].modifiers.contains(.constant) || project[$0].value == nil
    }
    return !stored.isEmpty
      && !stored.contains { project.storeUse(of: $0)?.isStored ?? false || project.storeWrapper(of: $0) != nil }
  }

  static func isEntity(_ type: TypeID, _ project: Project) -> Bool {
    if project[type].bodies.contains(where: { project.file($0).has(.notStore, project[$0]) }) { return true }
    if project[type].kind == .enum, project.members(of: type).contains(where: { project[$0].kind == .enumCase }) {
      return true
    }
    let found = project.externalSupertypes(of: type).filter { CommonSupertypes[$0].contains(.entity) }
    return !found.isEmpty
      && !(found.allSatisfy { CommonSupertypes[$0].contains(.identity) } && isObjectWithStore(type, project))
  }

  /// Whether a type is an object that stores a store of the system or of a package.
  private static func isObjectWithStore(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind == .class || project[type].kind == .actor else { return false }
    return project.storedProperties(of: type).contains { project.storeUse(of: $0)?.isStored ?? false }
  }

  static func isUserInterfaceType(_ type: TypeID, _ project: Project) -> Bool {
    project.systemAncestors(of: type).contains { userInterfaceKinds.contains($0.system.kind) }
  }

  /// Whether a type's name is enough to be a store, because no declaration of the type contradicts it.
  static func mayBeStoreByName(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    let name = project[type].name.text
    guard !StoreWords.isOnlyEnding(name), project[type].kind == .protocol || !project.functions(of: type).isEmpty else {
      return false
    }
    return !isObservedState(type, project) && !isEntity(type, project) && !isUserInterfaceType(type, project)
      && !referencesViews(type, project, roles) && !onlyComputes(type, project)
  }

  /// Whether a type stores nothing, and each of its functions computes one value from others, such as a text for a date.
  private static func onlyComputes(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind != .protocol, project.storedProperties(of: type).isEmpty else { return false }
    return project.functions(of: type).allSatisfy { function in
      let facts = project.file(function)
      let declaration = project[function]
      guard !declaration.modifiers.isDisjoint(with: [.static, .class]), !declaration.modifiers.contains(.async),
        let result = declaration.type, facts.firstPart(of: result) == nil,
        project.storeUse(of: function) == nil
      else { return false }
      return !project.hasFunctionParameter(function)
    }
  }

  /// Whether a type translates texts into the user's language. It may store that language and still isn't a store of the app's
  /// data.
  static func localizes(_ type: TypeID, _ project: Project) -> Bool {
    project.members(of: type).contains { NamingConventions.isLocalization(project[$0].name) }
  }

  static func isObserved(_ type: TypeID, _ project: Project) -> Bool {
    project.systemAncestors(of: type).contains { $0.system.kind == .observable }
      || project[type].bodies.contains { project.file($0).has(.observable, project[$0]) }
  }

  /// Whether a type is state that views observe. Such types are often called stores or fetchers, and store a service. A
  /// repository or service remains a store if views observe it.
  static func isObservedState(_ type: TypeID, _ project: Project) -> Bool {
    isObserved(type, project) && !StoreWords.isUnambiguousStore(project[type].name.text)
  }

  static func referencesViews(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    project[type].bodies.contains { body in
      project[body].mentions.contains { node in
        switch project.referent(of: TypeUse(file: body.file, node: node)) {
        case .project(let named): named != type && roles.viewSide(named) != nil
        case .system(let system): system.isViewSide
        default: false
        }
      }
    }
  }
}

extension Project {
  /// Whether the name of a type, or of a protocol or class that it inherits, is like that of a store.
  func isNamedLikeStore(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { StoreWords.isStoreLike(self[$0].name.text) }
  }

  /// The store of the system that conforms to a protocol of the project, as in `extension URLSession: Fetching {}`.
  func systemAdopter(of type: TypeID) -> SystemType? { tables.systemAdopters[type] }

  func collectSystemAdopters() {
    for file in fileIDs {
      let facts = facts(file)
      for declaration in facts.declarations where declaration.kind == .extension && !declaration.inherited.isEmpty {
        guard let system = systemType(extendedBy: declaration, file: file), system.kind == .store else {
          continue
        }
        for node in facts.roots(of: declaration.inherited) {
          let parent = referent(of: TypeUse(file: file, node: node)).type
          if let parent { tables.systemAdopters[parent] = system }
        }
      }
    }
  }
}

extension Project {
  /// Whether a function returns a store's result, rather than a value that it chose or computed.
  func returnsStoreResult(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { expression in
      let node = facts[expression]
      guard node.owner == function.declaration, node.kind == .return else { return false }
      return comesFromStore(facts.firstPart(of: expression), function.file, 4)
    }
  }

  /// Whether a chain of calls begins with a store. Arguments don't count.
  private func comesFromStore(_ expression: ExpressionID?, _ file: FileID, _ limit: Int) -> Bool {
    let facts = facts(file)
    var next = expression
    while let part = next {
      if case .system(let system)? = value(of: part, file: file)?.referent, system.kind == .store { return true }
      switch facts[part].kind {
      case .member, .call, .subscript, .binding: next = facts.firstPart(of: part)
      case .reference:
        guard limit > 0, let read = declaration(readBy: part, file: file), read.file == file,
          self[read].kind == .local, let value = self[read].value
        else { return false }
        return comesFromStore(value, file, limit - 1)
      default: return false
      }
    }
    return false
  }
}

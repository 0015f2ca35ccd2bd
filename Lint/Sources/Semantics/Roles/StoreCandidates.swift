import LintSyntax

extension StoreRoles {
  private static let outsiders: [SystemType.Kind] = [.view, .cell, .controller, .delegate, .interface]

  /// Whether a type may be a store at all: it plays no other role, and is no entity.
  func isCandidate(_ type: TypeID) -> Bool {
    candidates[type.index] && roles.claims(of: type).allSatisfy { $0.role == .store }
  }

  static func couldBeStore(_ type: TypeID, _ project: Project) -> Bool {
    switch project[type].kind {
    case .class, .struct, .actor, .enum: break
    default: return false
    }
    guard !isOfInterface(type, project), !project.isWithoutRole(type),
      NamedRoles.role(of: project[type].name) ?? .store == .store, !StoreWords.isUser(project[type].name.text)
    else { return false }
    return !isEntity(type, project)
  }

  func isOnOtherSide(_ type: TypeID) -> Bool {
    roles.viewSide(type) != nil || roles.plays(.viewModel, type)
  }

  /// What carries data, and can load or save itself: an entity with a helper, not a store.
  func isValue(_ type: TypeID) -> Bool {
    guard project[type].kind == .struct else { return false }
    // Of what is called a store, a constant that is written is no data: each value carries the same.
    let stored = project.storedProperties(of: type).filter {
      !isNamed(type) || !project[$0].modifiers.contains(.constant) || project[$0].value == nil
    }
    return !stored.isEmpty
      && !stored.contains { project.touch(of: $0)?.isKept ?? false || project.storeWrapper(of: $0) != nil }
  }

  static func isEntity(_ type: TypeID, _ project: Project) -> Bool {
    let bodies = project[type].bodies
    if bodies.contains(where: {
      project.file($0).attributes(of: project[$0]).contains { KnownAttributes[$0.name].contains(.notStore) }
    }) {
      return true
    }
    if project[type].kind == .enum, project.members(of: type).contains(where: { project[$0].kind == .enumCase }) {
      return true
    }
    let found = project.externalSupertypes(of: type).filter { CommonSupertypes[$0].contains(.entity) }
    return !found.isEmpty
      && !(found.allSatisfy { CommonSupertypes[$0].contains(.identity) } && keepsStore(type, project))
  }

  /// An object that keeps a store of the system or of a package.
  private static func keepsStore(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind == .class || project[type].kind == .actor else { return false }
    return project.storedProperties(of: type).contains { project.touch(of: $0)?.isKept ?? false }
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
      && !knowsViews(type, project, roles) && !onlyComputes(type, project)
  }

  /// What keeps nothing, and whose functions only make one value of others, at once: words for a date, a colour for a name.
  private static func onlyComputes(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind != .protocol, project.storedProperties(of: type).isEmpty else { return false }
    return project.functions(of: type).allSatisfy { function in
      let facts = project.file(function)
      let declaration = project[function]
      guard !declaration.modifiers.isDisjoint(with: [.static, .class]), !declaration.modifiers.contains(.async),
        let result = declaration.type, facts.firstPart(of: result) == nil,
        project.touch(of: function) == nil
      else { return false }
      return !facts.children(of: function.declaration).contains { child in
        facts[child].kind == .parameter
          && project.isFunction(facts[child].type, in: function.file)
      }
    }
  }

  /// Who says things in the user's language is an app's voice, though it keeps which language that is.
  static func localizes(_ type: TypeID, _ project: Project) -> Bool {
    project.members(of: type).contains { member in
      let name = project[member].name.text.lowercased()
      return name.hasPrefix("localize") || name.hasPrefix("localise")
    }
  }

  static func isObserved(_ type: TypeID, _ project: Project) -> Bool {
    project.systemAncestors(of: type).contains { $0.system.kind == .observable }
      || project[type].bodies.contains { project.file($0).has("Observable", project[$0]) }
  }

  static func knowsViews(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
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
  /// By its own name, or by that of a protocol it adopts.
  func isCalledStore(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { StoreWords.isStoreOrLoose(self[$0].name.text) }
  }

  /// A store of the system that the project makes conform to a protocol: `extension URLSession: Fetching {}`.
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
  /// Whether a function gives back what a store gave it, rather than what it chose or made by asking one.
  func givesFromStore(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { index in
      let node = facts[index]
      guard node.owner == function.declaration, node.kind == .return else { return false }
      return comesFromStore(facts.firstPart(of: index), function.file, 4)
    }
  }

  /// Follows a chain of calls to where it begins: what is handed to them does not count.
  private func comesFromStore(_ expression: ExpressionID?, _ file: FileID, _ limit: Int) -> Bool {
    let facts = facts(file)
    var next = expression
    while let index = next {
      if case .system(let system)? = value(of: index, file: file)?.referent, system.kind == .store { return true }
      switch facts[index].kind {
      case .member, .call, .subscript, .binding: next = facts.firstPart(of: index)
      case .reference:
        guard limit > 0, let read = declaration(readBy: index, file: file), read.file == file,
          self[read].kind == .local, let value = self[read].value
        else { return false }
        return comesFromStore(value, file, limit - 1)
      default: return false
      }
    }
    return false
  }
}

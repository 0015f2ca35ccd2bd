import LintSyntax

extension Project {
  func collectTypes() {
    for file in fileIDs {
      let facts = facts(file)
      for id in facts.declarationIDs {
        let declaration = facts[id]
        if declaration.kind.isNominal || declaration.kind == .typeAlias || declaration.kind == .associatedType {
          collect(declaration, SymbolID(file: file, declaration: id))
        }
      }
    }
  }

  private func collect(_ declaration: Declaration, _ id: SymbolID) {
    let type = TypeID(types.count)
    tables.types.append(ProjectType(name: declaration.name, kind: declaration.kind, declaration: id))
    tables.nested.append([])
    tables.subtypes.append([])
    tables.typesByDeclaration[id] = type
    guard let parent = declaration.parent else {
      tables.topLevelTypes.append(type, named: declaration.name)
      return
    }
    if let outer = tables.typesByDeclaration[SymbolID(file: id.file, declaration: parent)] { nest(type, in: outer) }
  }

  private func nest(_ type: TypeID, in outer: TypeID) {
    tables.types[type.index].outer = outer
    tables.nested[outer.index].append(NamedType(name: self[type].name, type: type))
  }

  /// Assigns each extension, and the types declared in it, to the extended type. Collects those of names that nothing declares.
  func bindExtensions() {
    var waiting: [SymbolID] = []
    for file in fileIDs {
      let facts = facts(file)
      for declaration in facts.declarationIDs where facts[declaration].kind == .extension {
        let id = SymbolID(file: file, declaration: declaration)
        if !bindExtension(id) { waiting.append(id) }
      }
    }
    // In `extension Feed.Comments`, an extension in a later file may declare `Comments`.
    var count = 0
    while waiting.count != count {
      count = waiting.count
      waiting.removeAll(where: bindExtension)
    }
  }

  /// - Returns: whether the type is known, or another extension can't declare it.
  private func bindExtension(_ id: SymbolID) -> Bool {
    let facts = facts(id.file)
    guard let written = facts[id.declaration].type else { return true }
    let extended = referent(of: TypeUse(file: id.file, node: written))
    let isNested = facts[written].kind == .member
    if case .unknown(let name) = extended, facts[written].kind == .named {
      tables.externalExtensions[name, default: []].append(id)
    }
    guard let type = extended.type else {
      for child in facts.children(of: id.declaration) where facts[child].kind == .function {
        tables.externalFunctions.insert(facts[child].name)
      }
      return !isNested
    }
    tables.types[type.index].extensions.append(id)
    tables.typesByDeclaration[id] = type
    nestTypes(declaredBy: id, in: type)
    return true
  }

  private func nestTypes(declaredBy id: SymbolID, in outer: TypeID) {
    let facts = file(id)
    for child in facts.children(of: id.declaration) where facts[child].kind != .extension {
      if let type = tables.typesByDeclaration[SymbolID(file: id.file, declaration: child)] { nest(type, in: outer) }
    }
  }

  func collectMembers() {
    for file in fileIDs {
      let facts = facts(file)
      for child in facts.topLevel {
        let declaration = facts[child]
        let id = SymbolID(file: file, declaration: child)
        if declaration.kind == .property || declaration.kind == .function {
          tables.globals.append(id, named: declaration.name)
        }
      }
    }
    for type in typeIDs {
      let members = self[type].bodies.flatMap { body in
        file(body).children(of: body.declaration).map { SymbolID(file: body.file, declaration: $0) }
      }
      tables.declaredMembers.append(members)
      tables.members.add(members.lazy.map { (self[$0].name, $0) })
    }
  }

  func resolveSupertypes() {
    for type in typeIDs {
      var all: [Supertype] = []
      for body in self[type].bodies {
        let facts = file(body)
        for node in facts.roots(of: self[body].inherited) {
          let place = Place(file: body.file, offset: facts[node].range.start)
          for referent in referents(of: TypeUse(file: body.file, node: node)) {
            all.append(Supertype(referent: referent, place: place))
          }
        }
      }
      tables.types[type.index].supertypes = all
      for parent in all.compactMap(\.referent.type) { tables.subtypes[parent.index].append(type) }
    }
  }
}

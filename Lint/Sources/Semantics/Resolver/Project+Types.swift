import LintSyntax

extension Project {
  func collectTypes() {
    for file in fileIDs {
      for (index, declaration) in facts(file).declarations.enumerated()
      where declaration.kind.isNominal || declaration.kind == .typeAlias || declaration.kind == .associatedType {
        collect(declaration, SymbolID(file: file, declaration: DeclarationID(index)))
      }
    }
  }

  private func collect(_ declaration: Declaration, _ id: SymbolID) {
    let type = TypeID(types.count)
    tables.types.append(
      ProjectType(
        name: declaration.name, kind: declaration.kind, declaration: id))
    tables.nested.append([])
    tables.subtypes.append([])
    tables.declared[id] = type
    guard let parent = declaration.parent else {
      tables.topLevel[declaration.name, default: []].append(type)
      return
    }
    if let outer = tables.declared[SymbolID(file: id.file, declaration: parent)] {
      setOuter(of: type, outer)
    }
  }

  private func setOuter(of type: TypeID, _ outer: TypeID) {
    tables.types[type.index].outer = outer
    tables.nested[outer.index].append(NamedType(name: self[type].name, type: type))
  }

  /// An extension belongs to the type that its name means; types in it are that type's.
  func bindExtensions() {
    for file in fileIDs {
      for (index, declaration) in facts(file).declarations.enumerated() where declaration.kind == .extension {
        guard let written = declaration.type else { continue }
        let id = SymbolID(file: file, declaration: DeclarationID(index))
        guard case .project(let type) = referent(of: TypeUse(file: file, node: written)) else { continue }
        tables.types[type.index].extensions.append(id)
        tables.declared[id] = type
        adoptNested(of: id, in: type)
      }
    }
  }

  private func adoptNested(of id: SymbolID, in outer: TypeID) {
    for child in file(id).children(of: id.declaration) {
      guard file(id)[child].kind != .extension else { continue }
      if let type = tables.declared[SymbolID(file: id.file, declaration: child)] { setOuter(of: type, outer) }
    }
  }

  func collectMembers() {
    for file in fileIDs {
      let facts = facts(file)
      for child in facts.topLevel {
        let declaration = facts[child]
        let id = SymbolID(file: file, declaration: child)
        if declaration.kind == .property || declaration.kind == .function {
          tables.globals[declaration.name, default: []].append(id)
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

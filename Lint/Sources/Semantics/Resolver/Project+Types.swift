import LintSyntax

extension Project {
  func collectTypes() {
    for (file, facts) in files.enumerated() {
      for (index, declaration) in facts.declarations.enumerated()
      where declaration.kind.isNominal || declaration.kind == .typeAlias || declaration.kind == .associatedType {
        collect(declaration, DeclarationID(file: Int32(file), index: Int32(index)))
      }
    }
  }

  private func collect(_ declaration: Declaration, _ id: DeclarationID) {
    let type = TypeID(index: Int32(types.count))
    tables.types.append(
      ProjectType(
        name: declaration.name, kind: declaration.kind, declaration: id))
    tables.nested.append([])
    tables.subtypes.append([])
    tables.declared[id] = type
    let parent = DeclarationID(file: id.file, index: declaration.parent)
    if declaration.parent < 0 {
      tables.topLevel[declaration.name, default: []].append(type)
    } else if let outer = tables.declared[parent] {
      setOuter(of: type, outer)
    }
  }

  private func setOuter(of type: TypeID, _ outer: TypeID) {
    tables.types[Int(type.index)].outer = outer
    tables.nested[Int(outer.index)].append(NamedType(name: self[type].name, type: type))
  }

  /// An extension belongs to the type that its name means; types in it are that type's.
  func bindExtensions() {
    for (file, facts) in files.enumerated() {
      for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .extension {
        guard let written = declaration.type else { continue }
        let id = DeclarationID(file: Int32(file), index: Int32(index))
        guard case .project(let type) = referent(of: TypeUse(file: Int32(file), node: written)) else { continue }
        tables.types[Int(type.index)].extensions.append(id)
        tables.declared[id] = type
        adoptNested(of: id, in: type)
      }
    }
  }

  private func adoptNested(of id: DeclarationID, in outer: TypeID) {
    for child in file(id).children(ofDeclaration: id.index) {
      guard file(id)[declaration: child].kind != .extension else { continue }
      if let type = tables.declared[DeclarationID(file: id.file, index: child)] { setOuter(of: type, outer) }
    }
  }

  func collectMembers() {
    for (file, facts) in files.enumerated() {
      for child in facts.children(ofDeclaration: nil) {
        let declaration = facts[declaration: child]
        let id = DeclarationID(file: Int32(file), index: child)
        if declaration.kind == .property || declaration.kind == .function {
          tables.globals[declaration.name, default: []].append(id)
        }
      }
    }
    for type in typeIDs {
      let members = self[type].bodies.flatMap { body in
        file(body).children(ofDeclaration: body.index).map { DeclarationID(file: body.file, index: $0) }
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
          let place = Place(file: body.file, offset: facts[type: node].range.start)
          for referent in referents(of: TypeUse(file: body.file, node: node)) {
            all.append(Supertype(referent: referent, place: place))
          }
        }
      }
      tables.types[Int(type.index)].supertypes = all
      for parent in all.compactMap(\.referent.type) { tables.subtypes[Int(parent.index)].append(type) }
    }
  }
}

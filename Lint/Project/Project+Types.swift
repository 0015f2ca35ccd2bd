import LintFacts

extension Project {
  mutating func collectTypes() {
    for (file, facts) in files.enumerated() {
      for (index, declaration) in facts.declarations.enumerated()
      where declaration.kind.isNominal || declaration.kind == .typeAlias || declaration.kind == .associatedType {
        collect(declaration, DeclarationID(file: Int32(file), index: Int32(index)))
      }
    }
  }

  private mutating func collect(_ declaration: Declaration, _ id: DeclarationID) {
    let type = TypeID(index: Int32(types.count))
    types.append(
      ProjectType(
        name: declaration.name, kind: declaration.kind, declaration: id))
    typeOfDeclaration[id] = type
    let parent = DeclarationID(file: id.file, index: declaration.parent)
    if declaration.parent < 0 {
      topLevel[declaration.name, default: []].append(type)
    } else if let outer = typeOfDeclaration[parent] {
      setOuter(of: type, outer)
    }
  }

  private mutating func setOuter(of type: TypeID, _ outer: TypeID) {
    types[Int(type.index)].outer = outer
    nested[outer, default: [:]][self[type].name, default: []].append(type)
  }

  /// An extension belongs to the type that its name means; types in it are that type's.
  mutating func bindExtensions() {
    for (file, facts) in files.enumerated() {
      for (index, declaration) in facts.declarations.enumerated() where declaration.kind == .extension {
        guard let written = declaration.type else { continue }
        let id = DeclarationID(file: Int32(file), index: Int32(index))
        guard case .project(let type) = referent(of: TypeUse(file: Int32(file), node: written)) else { continue }
        types[Int(type.index)].extensions.append(id)
        extended[id] = type
        adoptNested(of: id, in: type)
      }
    }
  }

  private mutating func adoptNested(of id: DeclarationID, in outer: TypeID) {
    for child in file(id).children(ofDeclaration: id.index) {
      if let type = typeOfDeclaration[DeclarationID(file: id.file, index: child)] { setOuter(of: type, outer) }
    }
  }

  mutating func collectMembers() {
    for (file, facts) in files.enumerated() {
      for child in facts.children(ofDeclaration: nil) {
        let declaration = facts[declaration: child]
        let id = DeclarationID(file: Int32(file), index: child)
        if declaration.kind == .property || declaration.kind == .function {
          globals[declaration.name, default: []].append(id)
        }
      }
    }
    for type in typeIDs {
      for body in self[type].bodies {
        for child in file(body).children(ofDeclaration: body.index) {
          let id = DeclarationID(file: body.file, index: child)
          members[type, default: [:]][self[id].name, default: []].append(id)
        }
      }
    }
  }

  mutating func resolveSupertypes() {
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
      types[Int(type.index)].supertypes = all
      for parent in all.compactMap(\.referent.type) { subtypes[parent, default: []].append(type) }
    }
  }
}

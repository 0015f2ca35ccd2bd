public import LintSyntax

extension Project {
  /// Limits the work for sources that no compiler accepts. Real types have fewer ancestors.
  private static let ancestorLimit = 200

  /// The types of the project that a type inherits or conforms to, nearest first.
  public func ancestors(of type: TypeID) -> [TypeID] {
    recorder?.recordResolution(of: type)
    if type.index < tables.ancestors.count { return tables.ancestors[type.index] }
    var found: [TypeID] = []
    var next: TypeID? = type
    var visitedCount = 0
    while let current = next, found.count < Self.ancestorLimit {
      for supertype in self[current].supertypes {
        if let parent = supertype.referent.type, parent != type, !found.contains(parent) { found.append(parent) }
      }
      next = visitedCount < found.count ? found[visitedCount] : nil
      visitedCount += 1
    }
    return found
  }

  /// The system's types that a type inherits or conforms to, each with the path of types that leads to it.
  public func systemAncestors(of type: TypeID) -> [(system: SystemType, path: [TypeID])] {
    var found: [(SystemType, [TypeID])] = []
    var types = [type]
    /// The position of the type that names each type as its supertype.
    var subtypes = [0]
    var position = 0
    while position < types.count, types.count < Self.ancestorLimit {
      for supertype in self[types[position]].supertypes {
        switch supertype.referent {
        case .system(let system):
          var path = [types[position]]
          var last = position
          while last > 0 {
            last = subtypes[last]
            path.append(types[last])
          }
          found.append((system, path.reversed()))
        case .project(let next) where !types.contains(next):
          types.append(next)
          subtypes.append(position)
        default: break
        }
      }
      position += 1
    }
    return found
  }

  /// Whether one of the types that ``systemAncestors(of:)`` finds meets a condition.
  public func hasSystemAncestor(_ type: TypeID, where matches: (SystemType) -> Bool) -> Bool {
    var ancestors: [TypeID] = []
    var (current, position) = (type, 0)
    while ancestors.count + 1 < Self.ancestorLimit {
      for supertype in self[current].supertypes {
        switch supertype.referent {
        case .system(let system) where matches(system): return true
        case .project(let next) where next != type && !ancestors.contains(next): ancestors.append(next)
        default: break
        }
      }
      guard position < ancestors.count else { return false }
      current = ancestors[position]
      position += 1
    }
    return false
  }

  /// The names of the supertypes, inherited ones included, that the project doesn't declare.
  public func externalSupertypes(of type: TypeID) -> [Name] {
    var names = self[type].supertypes.compactMap(\.referent.externalName)
    for ancestor in ancestors(of: type) { names += self[ancestor].supertypes.compactMap(\.referent.externalName) }
    return names
  }

  /// Whether a supertype from another module is of a kind.
  func inherits(_ kind: CommonSupertypes, by type: TypeID) -> Bool {
    let isOfKind = { (supertype: Supertype) in
      supertype.referent.externalName.map { CommonSupertypes[$0].contains(kind) } ?? false
    }
    return self[type].supertypes.contains(where: isOfKind)
      || ancestors(of: type).contains { self[$0].supertypes.contains(where: isOfKind) }
  }

  /// The types whose inheritance clauses name a type.
  public func subtypes(of type: TypeID) -> [TypeID] {
    recorder?.recordResolution(of: type)
    return tables.subtypes[type.index]
  }

  /// The types that inherit a type or conform to it, directly or not.
  public func descendants(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var visited: HandleSet<TypeID> = []
    var pending = subtypes(of: type)
    while let next = pending.popLast() {
      guard visited.insert(next) else { continue }
      found.append(next)
      pending += subtypes(of: next)
    }
    return found
  }

  public func enclosingType(of symbol: SymbolID) -> TypeID? {
    enclosingType(of: symbol.declaration, file: symbol.file)
  }

  /// The nearest type around a declaration. A declaration of a type counts as inside the type.
  public func enclosingType(of declaration: DeclarationID?, file: FileID) -> TypeID? {
    for outer in facts(file).enclosing(declaration) {
      if let type = type(declaredBy: SymbolID(file: file, declaration: outer)) { return type }
    }
    return nil
  }
}

extension Project {
  /// The type that a declaration declares or extends.
  public func type(declaredBy declaration: SymbolID) -> TypeID? {
    recorder?.recordResolution(in: declaration.file)
    return tables.typesByDeclaration[declaration]
  }

  /// A type and the types around it, from the inside out.
  public func withOuterTypes(_ type: TypeID) -> [TypeID] {
    Array(sequence(first: type) { self[$0].outer })
  }

  /// The name of a type with the names of the types around it: `Outer.Inner`.
  public func qualifiedName(of type: TypeID) -> String {
    withOuterTypes(type).reversed().map { self[$0].name.text }.joined(separator: ".")
  }
}

public import LintSyntax

extension Project {
  /// Nobody inherits from more: what would is followed no further.
  private static let ancestorLimit = 200

  /// The types of the project that a type inherits or conforms to, nearest first.
  public func ancestors(of type: TypeID) -> [TypeID] {
    recorder?.resolve(type)
    let index = type.index
    if index < tables.ancestry.count { return tables.ancestry[index] }
    var found: [TypeID] = []
    var next: TypeID? = type
    var done = 0
    while let open = next, found.count < Self.ancestorLimit {
      for supertype in self[open].supertypes {
        if let above = supertype.referent.type, above != type, !found.contains(above) { found.append(above) }
      }
      next = done < found.count ? found[done] : nil
      done += 1
    }
    return found
  }

  /// The system's types that a type inherits or conforms to, and the way to each.
  public func systemAncestors(of type: TypeID) -> [(system: SystemType, path: [TypeID])] {
    var found: [(SystemType, [TypeID])] = []
    var seen = [type]
    var open = [[type]]
    while !open.isEmpty, seen.count < Self.ancestorLimit {
      let path = open.removeFirst()
      for supertype in self[path[path.count - 1]].supertypes {
        switch supertype.referent {
        case .system(let system): found.append((system, path))
        case .project(let next) where !seen.contains(next):
          seen.append(next)
          open.append(path + [next])
        default: break
        }
      }
    }
    return found
  }

  /// All supertypes whose declaration is not in the project, by name, and the way to each.
  public func outerAncestors(of type: TypeID) -> [Name] {
    ([type] + ancestors(of: type)).flatMap { self[$0].supertypes }.compactMap { supertype in
      switch supertype.referent {
      case .unknown(let name): name
      case .system(let system): system.name
      default: nil
      }
    }
  }

  /// Those that inherit a type or conform to it by what is written of them.
  public func subtypes(of type: TypeID) -> [TypeID] {
    recorder?.resolve(type)
    return tables.subtypes[type.index]
  }

  /// All that inherit a type or conform to it.
  public func descendants(of type: TypeID) -> [TypeID] {
    var found: [TypeID] = []
    var seen: Set<TypeID> = []
    var open = subtypes(of: type)
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      open += subtypes(of: next)
    }
    return found
  }

  public func enclosingType(of symbol: SymbolID) -> TypeID? {
    enclosingType(of: symbol.declaration, file: symbol.file)
  }

  /// The type around a declaration, or the one itself is.
  public func enclosingType(of declaration: DeclarationID?, file: FileID) -> TypeID? {
    for place in facts(file).enclosing(declaration) {
      if let type = type(declaredBy: SymbolID(file: file, declaration: place)) { return type }
    }
    return nil
  }
}

extension Project {
  /// The type that a declaration declares or extends.
  public func type(declaredBy declaration: SymbolID) -> TypeID? {
    recorder?.resolve(declaration.file)
    return tables.declared[declaration]
  }

  /// A type and the types around it, from the inside out.
  public func withOuterTypes(_ type: TypeID) -> [TypeID] {
    Array(sequence(first: type) { self[$0].outer })
  }
}

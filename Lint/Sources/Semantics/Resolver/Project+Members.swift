public import LintSyntax

extension Project {
  /// What a type declares directly, its extensions included.
  public func members(of type: TypeID) -> [SymbolID] {
    for body in self[type].bodies { recorder?.read(body.file) }
    return tables.declaredMembers[type.index]
  }

  /// What a type keeps; a requirement of a protocol keeps nothing.
  public func storedProperties(of type: TypeID) -> [SymbolID] {
    if self[type].kind == .protocol { return [] }
    return members(of: type).filter { isStoredProperty(self[$0]) }
  }

  public func isStoredProperty(_ declaration: Declaration) -> Bool {
    declaration.kind == .property && !declaration.modifiers.contains(.computed)
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }

  public func functions(of type: TypeID) -> [SymbolID] {
    members(of: type).filter { self[$0].kind == .function }
  }

  /// The members of a name, those that are inherited last.
  public func members(named name: Name, of type: TypeID) -> [SymbolID] {
    let own = declaredMembers(named: name, of: type)
    let above = ancestors(of: type)
    return above.isEmpty ? own : own + above.flatMap { declaredMembers(named: name, of: $0) }
  }

  /// The nearest member of a name.
  public func firstMember(named name: Name, of type: TypeID) -> SymbolID? {
    recorder?.resolve(type)
    if let own = tables.members.first(type, name) { return own }
    for above in ancestors(of: type) {
      recorder?.resolve(above)
      if let inherited = tables.members.first(above, name) { return inherited }
    }
    return nil
  }

  /// The members of a name that a type declares itself.
  public func declaredMembers(named name: Name, of type: TypeID) -> [SymbolID] {
    recorder?.resolve(type)
    return tables.members[type, name]
  }

  /// The nearest member of a name that a value has: a composition has those of all its parts.
  public func firstMember(named name: Name, of value: Value) -> SymbolID? {
    guard let first = value.referent.type else { return nil }
    if let found = firstMember(named: name, of: first) { return found }
    guard let use = value.use else { return nil }
    for part in referents(of: use).dropFirst() {
      if let type = part.type, let found = firstMember(named: name, of: type) { return found }
    }
    return nil
  }

  public func globals(named name: Name) -> [SymbolID] {
    recorder?.lookUp(name)
    return tables.globals[name] ?? []
  }
}

/// The tables that every answer about a project follows from, to compare two runs.
extension Project {
  public var allStoreUses: [SymbolID: StoreUse] { tables.storeUses.byMember }
  /// The project's own property wrappers over a store.
  public var storeWrappers: Set<TypeID> { tables.storeUses.wrappers }
  /// The files that import the kit.
  public var kitFiles: [FileID] { tables.kitFiles }

  /// The types in a type, those in its extensions included.
  public func types(in type: TypeID) -> [(name: Name, type: TypeID)] {
    tables.nested[type.index].map { ($0.name, $0.type) }
  }

  /// The types at the top of a file, by name.
  public var typesAtTop: [Name: [TypeID]] { tables.topLevel }
  /// The properties and functions at the top of a file, by name.
  public var globals: [Name: [SymbolID]] { tables.globals }
}

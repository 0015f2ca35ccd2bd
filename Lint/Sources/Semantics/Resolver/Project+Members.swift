public import LintSyntax

extension Project {
  /// The members that a type and its extensions declare.
  public func members(of type: TypeID) -> [SymbolID] {
    for body in self[type].bodies { recorder?.recordRead(of: body.file) }
    return tables.declaredMembers[type.index]
  }

  /// The stored properties of a type. A protocol has none.
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

  /// The members with a name, followed by the inherited ones.
  public func members(named name: Name, of type: TypeID) -> [SymbolID] {
    let own = declaredMembers(named: name, of: type)
    let ancestors = ancestors(of: type)
    return ancestors.isEmpty ? own : own + ancestors.flatMap { declaredMembers(named: name, of: $0) }
  }

  /// The first member with a name, own members before inherited ones.
  public func firstMember(named name: Name, of type: TypeID) -> SymbolID? {
    recorder?.recordResolution(of: type)
    if let own = tables.members.first(type, name) { return own }
    for ancestor in ancestors(of: type) {
      recorder?.recordResolution(of: ancestor)
      if let inherited = tables.members.first(ancestor, name) { return inherited }
    }
    return nil
  }

  /// The members with a name that a type and its extensions declare.
  public func declaredMembers(named name: Name, of type: TypeID) -> [SymbolID] {
    recorder?.recordResolution(of: type)
    return tables.members[type, name]
  }

  /// The first member of a value with a name. A composition has the members of all its parts.
  public func firstMember(named name: Name, of value: Value) -> SymbolID? {
    guard let first = value.referent.type else { return nil }
    if let found = firstMember(named: name, of: first) {
      guard self[found].kind == .enumCase, !value.isType else { return found }
      // A property of an instance may have the name of a case.
      return members(named: name, of: first).first { self[$0].kind != .enumCase } ?? found
    }
    guard let use = value.use else { return nil }
    for part in referents(of: use).dropFirst() {
      if let type = part.type, let found = firstMember(named: name, of: type) { return found }
    }
    return nil
  }

  /// The member that code names: a property before a function with its name, unless the code calls it. A delegate's functions are
  /// often named like the property of the object that calls them.
  func member(_ found: SymbolID, meantBy expression: ExpressionID, _ facts: FileFacts, of type: TypeID) -> SymbolID {
    guard self[found].kind == .function else { return found }
    let isCalled = facts.expression(beginningWith: expression).map { facts[$0].kind == .call } ?? false
    return isCalled ? found : uncalledMember(found, of: type)
  }

  /// The member that code means by a name that it doesn't call.
  func uncalledMember(_ found: SymbolID, of type: TypeID) -> SymbolID {
    guard self[found].kind == .function else { return found }
    return members(named: self[found].name, of: type).first { self[$0].kind == .property } ?? found
  }

  /// The top-level properties and functions with a name.
  public func globals(named name: Name) -> [SymbolID] {
    recorder?.recordLookup(of: name)
    return tables.globals[name] ?? []
  }

  /// Whether an extension adds a function with a name to a type that the project doesn't declare.
  public func extendsExternalType(withFunction name: Name) -> Bool {
    recorder?.recordLookup(of: name)
    return tables.externalFunctions.contains(name)
  }
}

/// Tables that determine all other results, for comparing two runs.
extension Project {
  public var allStoreUses: [SymbolID: StoreUse] { tables.storeUses.byMember }
  /// The project's own property wrappers over a store.
  public var storeWrappers: HandleSet<TypeID> { tables.storeUses.wrappers }
  /// The files that import the kit.
  public var kitFiles: [FileID] { tables.kitFiles }

  /// Whether modules of the project have the names of the kit's.
  public var hidesKit: Bool { !tables.kitHomonyms.isEmpty }

  /// The types declared in a type and its extensions.
  public func types(in type: TypeID) -> [(name: Name, type: TypeID)] {
    tables.nested[type.index].map { ($0.name, $0.type) }
  }

  public var topLevelTypes: [Name: [TypeID]] { tables.topLevelTypes.byName }
  /// The top-level properties and functions, by name.
  public var globals: [Name: [SymbolID]] { tables.globals.byName }
  /// The extensions of types that no file declares: classes that Xcode generates from a Core Data model, and SwiftUI's environment.
  public var externalExtensions: [Name: [SymbolID]] { tables.externalExtensions }
  public var externalFunctions: [Name] { tables.externalFunctions.all }
}

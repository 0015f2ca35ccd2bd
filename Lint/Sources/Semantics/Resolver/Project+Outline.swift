public import LintSyntax

/// What all answers about a project follow from, for whoever compares it with what it was.
extension Project {
  public var allTouches: [SymbolID: StoreTouches.Touch] { tables.touches.touches }
  /// The project's own property wrappers over a store.
  public var storeWrappers: Set<TypeID> { tables.touches.wrappers }
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

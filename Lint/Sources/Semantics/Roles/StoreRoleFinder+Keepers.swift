import LintSyntax

/// Stores that keep the data of another store in memory.
extension StoreRoleFinder {
  /// Adds classes that load data from a store and save it again: one function puts what the store returns into a property that
  /// others can read, and one passes this property back, as in `items = Disk.load()` and `Disk.save(items)`.
  ///
  /// Code that only loads displays or prepares data, as a view's helper does.
  mutating func addKeepers() {
    let stores = storeNames
    for type in project.typeIDs where project[type].kind == .class && isCandidate(type) && !isStore(type) {
      guard let property = keptProperty(of: type, stores) else { continue }
      add(type, .use, ["'\(name(type))' loads '\(project[property].name)' from a store and saves it there"])
    }
  }

  /// The property that a type loads from a store and passes back to one.
  private func keptProperty(of type: TypeID, _ stores: NameSet) -> SymbolID? {
    let users = project.functions(of: type).compactMap { function in
      let calls = storeCalls(in: function, of: type, stores)
      return calls.isEmpty ? nil : (function: function, calls: calls)
    }
    if users.isEmpty || isStateOfScreen(type) || Self.supportsViews(type, project, roles) || placesViews(type) {
      return nil
    }
    let kept = users.flatMap { propertiesKeeping(resultsOf: $0.calls.contains, in: $0.function, of: type) }
    return users.lazy.compactMap { passedBack(kept, $0.calls, $0.function) }.first
  }

  /// The names of stores of which a function calls a member.
  private func storeCalls(in function: SymbolID, of type: TypeID, _ stores: NameSet) -> [ExpressionID] {
    let facts = project.file(function)
    return project[function].code.filter { expression in
      guard stores.contains(facts[expression].name), let store = namedStore(expression, facts, function.file, stores)
      else { return false }
      return store != type && callsMember(after: expression, of: store, facts)
    }
  }

  /// The first of some properties that a function passes to a store.
  private func passedBack(_ properties: [SymbolID], _ stores: [ExpressionID], _ function: SymbolID) -> SymbolID? {
    if properties.isEmpty { return nil }
    let facts = project.file(function)
    let arguments = stores.compactMap { facts.chain(after: $0).last { facts[$0].kind == .call } }
      .flatMap(facts.arguments)
    return arguments.lazy.compactMap { argument in
      facts.firstPart(of: argument).flatMap { project.declaration(readBy: $0, file: function.file) }
    }.first(where: properties.contains)
  }
}

public import LintSyntax

extension StoreRoleFinder {
  /// Adds classes that store a store and return its results. The shared instance of a class may publish them in its properties
  /// instead.
  ///
  /// A locator passes several stores on, an event reporter returns nothing, and a helper of views references them: none is a
  /// store.
  mutating func addForwarders() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && canForward(type) {
      let owned = ownProperties(of: type).compactMap { property in store(in: property).map { (property, $0) } }
      guard !owned.isEmpty, owned.count == 1 || owned.contains(where: { project.isHidden($0.0) }),
        !Self.supportsViews(type, project, roles), !placesViews(type)
      else { continue }
      if let (_, store) = owned.first(where: { returnsResults(type, of: $0.0) }) {
        add(type, .use, ["'\(name(type))' stores '\(name(store))' and returns its results"])
      } else if project.hasSharedInstance(type), project.hasReadableState(type),
        let (_, store) = owned.first(where: { usesStore(in: $0.0, byMembersOf: type) })
      {
        add(type, .use, ["'\(name(type))' stores '\(name(store))' and shares what it publishes"])
      }
    }
  }

  /// The stored properties of a type, and the private ones that return what another property refers to. A weak property isn't the
  /// type's own.
  private func ownProperties(of type: TypeID) -> [SymbolID] {
    project.members(of: type).filter { member in
      let declaration = project[member]
      if !declaration.modifiers.isDisjoint(with: [.weak, .unowned]) { return false }
      return project.isStoredProperty(declaration)
        || declaration.kind == .property && declaration.modifiers.contains(.computed) && declaration.type != nil
          && project.isHidden(member)
    }
  }

  /// Adds types whose functions all return results of stores that they create or share, such as a wrapper around a command line. An
  /// environment or a factory, which returns the store itself, isn't one.
  mutating func addCallers() {
    let stores = NameSet(project.typeIDs.filter(isStore).map { project[$0].name })
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && canCall(type) {
      let functions = project.functions(of: type).filter {
        !project.isHidden($0) && project.hasResult($0) && !returnsStore($0)
      }
      let calls = functions.compactMap { function in calledStore(by: function, stores).map { (function, $0) } }
      guard let (function, store) = calls.first, calls.count == functions.count, store != type,
        !Self.supportsViews(type, project, roles), !placesViews(type)
      else { continue }
      add(type, .use, ["'\(name(type)).\(project[function].name)' returns results of '\(name(store))'"])
    }
  }

  /// Whether a type can call a store on behalf of the app. Data and observed types can't, and a type with a protocol of a framework
  /// answers the framework.
  private func canCall(_ type: TypeID) -> Bool {
    !Self.isObserved(type, project) && !isDataStruct(type)
      && project.externalSupertypes(of: type).allSatisfy { CommonSupertypes[$0].contains(.standard) }
  }

  /// Whether a member returns a store itself, alone or beside a view, so that the member only provides it.
  private func returnsStore(_ member: SymbolID) -> Bool {
    let facts = project.file(member)
    guard let result = project[member].type else { return isProvided(project.value(of: member)?.referent) }
    let parts = facts[result].kind == .tuple ? Array(facts.parts(of: result)) : [result]
    return parts.contains { isProvided(project.referent(of: TypeUse(file: member.file, node: $0))) }
  }

  /// Whether a value is a store, or has the protocol of a store.
  private func isProvided(_ referent: Referent?) -> Bool {
    switch referent {
    case .project(let type)?:
      isStore(type) || project[type].kind == .protocol && project.descendants(of: type).contains(where: isStore)
    case .system(let system)?: system.kind == .store
    default: false
    }
  }

  private func calledStore(by function: SymbolID, _ stores: NameSet) -> TypeID? {
    let facts = project.file(function)
    for expression in project[function].code {
      let node = facts[expression]
      guard node.kind == .reference, stores.contains(node.name),
        let store = project.lookUp(node.name, owner: node.owner, file: function.file).type,
        isStore(store), roles.claim(.store, of: store)?.basis != .name, !project.isDouble(store),
        !readsConstant(at: expression, of: store, facts)
      else { continue }
      return store
    }
    return nil
  }

  /// Whether code only reads a constant that a type declares, as in `Account.website`.
  private func readsConstant(at name: ExpressionID, of type: TypeID, _ facts: FileFacts) -> Bool {
    guard let member = facts.expression(beginningWith: name), facts[member].kind == .member,
      let declared = project.firstMember(named: facts[member].name, of: type)
    else { return false }
    let value = project.value(of: declared)?.referent.type
    return project[declared].kind == .property && project[declared].modifiers.contains(.constant)
      && !(value.map { $0 == type || isStore($0) } ?? false)
  }

  private func canForward(_ type: TypeID) -> Bool {
    (project[type].kind == .class || project[type].kind == .actor) && !isStateOfScreen(type)
      && (!publishesState(type) || appObjects.contains(type) || project.hasSharedInstance(type))
  }

  private func publishesState(_ type: TypeID) -> Bool {
    project.storedProperties(of: type).contains { project.file($0).has(.published, project[$0]) }
  }

  private func placesViews(_ type: TypeID) -> Bool {
    project[type].bodies.contains { Self.placesViews($0, project) }
  }

  /// Whether code puts views or controllers on the screen, and so supports the view side.
  static func placesViews(_ body: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(body)
    return project[body].code.contains { expression in
      facts[expression].kind == .member && SystemMembers[facts[expression].name].contains(.placement)
    }
  }

  /// Whether a visible member returns a result and uses the store in a property.
  private func returnsResults(_ type: TypeID, of property: SymbolID) -> Bool {
    project.members(of: type).contains {
      !project.isHidden($0) && project.hasResult($0) && !createsViewOrViewModel($0) && !returnsStore($0)
        && usesStore(in: property, by: $0)
    }
  }

  /// Whether a function returns a view or a view model, as a factory's does.
  private func createsViewOrViewModel(_ member: SymbolID) -> Bool {
    guard project[member].kind == .function, let result = project.value(of: member)?.referent.type else { return false }
    return isViewOrViewModel(result) || project.vocabulary.role(of: project[result].name) == .viewModel
  }

  private func usesStore(in property: SymbolID, byMembersOf type: TypeID) -> Bool {
    project.functions(of: type).contains { !project.isHidden($0) && usesStore(in: property, by: $0) }
  }

  /// Whether a member uses the store in a property, itself or through a hidden function of its type.
  private func usesStore(in property: SymbolID, by member: SymbolID) -> Bool {
    uses(property, in: member)
      || project.hiddenFunctions(calledBy: member).contains { uses(property, in: $0) }
  }

  private func uses(_ property: SymbolID, in member: SymbolID) -> Bool {
    let facts = project.file(member)
    let name = project[property].name
    return project[member].code.contains { expression in
      let node = facts[expression]
      return node.name == name && (node.kind == .reference || node.kind == .member)
        && facts.hasMember(after: expression)
        && project.declaration(readBy: expression, file: member.file) == property
    }
  }
}

extension FileFacts {
  /// Whether code continues with a member of an expression's value, such as `load` in `store.load()`.
  func hasMember(after expression: ExpressionID) -> Bool {
    self.expression(beginningWith: expression).map { self[$0].kind == .member } ?? false
  }
}

extension Project {
  /// The hidden functions of its own type that a member calls.
  func hiddenFunctions(calledBy member: SymbolID) -> [SymbolID] {
    guard let type = enclosingType(of: member) else { return [] }
    let hidden = functions(of: type).filter { isHidden($0) && $0 != member }
    if hidden.isEmpty { return [] }
    let facts = file(member)
    let called = NameSet(
      self[member].code.lazy.map { facts[$0] }.filter { $0.kind == .reference || $0.kind == .member }.map(\.name))
    return hidden.filter { called.contains(self[$0].name) }
  }

  /// Whether a parameter of a function is itself a function.
  public func hasFunctionParameter(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return facts.children(of: function.declaration).contains { child in
      facts[child].kind == .parameter
        && facts[child].type.flatMap { functionType(TypeUse(file: function.file, node: $0)) } != nil
    }
  }

  public func isFunction(_ type: TypeNodeID?, in file: FileID) -> Bool {
    type.flatMap { function(TypeUse(file: file, node: $0)) } != nil
  }

  /// Whether a type is a function without a result, optional or not.
  public func isFunctionWithoutResult(_ use: TypeUse) -> Bool {
    guard let function = function(use), let result = Array(facts(function.file).parts(of: function.node)).last else {
      return false
    }
    let node = facts(function.file)[result]
    let isEmptyTuple = node.kind == .tuple && facts(function.file).firstPart(of: result) == nil
    return isEmptyTuple || node.kind == .named && node.name == LanguageWords.void
  }

  /// Whether a parameter of a function type is a function, such as a completion handler.
  public func takesFunction(_ use: TypeUse, at position: Int) -> Bool {
    guard let function = function(use) else { return false }
    let parameters = Array(facts(function.file).parts(of: function.node)).dropLast()
    return parameters.indices.contains(position) && isFunction(parameters[position], in: function.file)
  }

  /// The function type that a type is, without optionals and parentheses.
  func function(_ use: TypeUse) -> TypeUse? {
    switch node(use).kind {
    case .function: return use
    case .optional, .implicitlyUnwrapped, .tuple, .other:
      return facts(use.file).onlyPart(of: use.node).flatMap { function(TypeUse(file: use.file, node: $0)) }
    default: return nil
    }
  }
  /// The function type that a type is or names an alias of, as in `@escaping Completion<Int>`.
  func functionType(_ use: TypeUse) -> TypeUse? {
    if let function = function(use) { return function }
    let (facts, node) = (facts(use.file), node(use))
    guard node.kind == .named else {
      return facts.onlyPart(of: use.node).flatMap { functionType(TypeUse(file: use.file, node: $0)) }
    }
    guard let alias = lookUp(node.name, owner: node.owner, file: use.file).type, self[alias].kind == .typeAlias else {
      return nil
    }
    let declaration = self[alias].declaration
    return self[declaration].type.flatMap { function(TypeUse(file: declaration.file, node: $0)) }
  }
}

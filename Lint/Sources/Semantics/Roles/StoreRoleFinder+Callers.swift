public import LintSyntax

/// Stores that use other stores in their code without storing them: by their shared instances, or by creating them.
extension StoreRoleFinder {
  /// Adds types that return results of stores that they create or share, such as a wrapper around a command line or a request. Most
  /// functions with results have to. An environment or a factory, which returns the store itself or a view model, isn't one.
  mutating func addCallers() {
    let stores = storeNames
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && canCall(type) {
      let functions = project.functions(of: type).filter {
        !project.isHidden($0) && !project.isInHiddenExtension($0) && project.hasResult($0)
          && (!isDataStruct(type) || project.sendsRequest($0)) && !returnsStore($0) && !creates(type, $0)
          && !createsViewOrViewModel($0)
      }
      let calls = functions.compactMap { function in
        (storeCalled(by: function, of: type, stores) ?? storeCalled(byHelpersOf: function, of: type, stores))
          .map { (function, $0) }
      }
      guard let (function, store) = calls.first, calls.count * 2 >= functions.count,
        !Self.supportsViews(type, project, roles) || mostlyAnswers(type, by: calls.map(\.0)), !placesViews(type),
        !Self.isTheme(type, project)
      else { continue }
      add(type, .use, ["'\(name(type)).\(project[function].name)' returns results of '\(store)'"])
    }
  }

  /// Whether more than half of a type's visible functions return results of a store, and the type's only views are controllers that
  /// its functions receive, to pass them to another object that shows an error.
  private func mostlyAnswers(_ type: TypeID, by functions: [SymbolID]) -> Bool {
    let visible = project.functions(of: type).count { !project.isHidden($0) }
    return functions.count * 2 > visible && !Self.stylesViews(type, project) && onlyReceivesControllers(type)
  }

  /// Whether each view that a type names is a controller of the system that one of its functions receives.
  private func onlyReceivesControllers(_ type: TypeID) -> Bool {
    project.mentions(in: type).allSatisfy { mention in
      let referent = project.referent(of: mention)
      return !roles.isViewSide(referent) || referent.system?.kind == .controller && isParameter(mention)
    }
  }

  /// Whether a type is written as that of a function's parameter.
  private func isParameter(_ use: TypeUse) -> Bool {
    let facts = project.facts(use.file)
    guard let owner = facts[use.node].owner, facts[owner].kind == .parameter, let function = facts[owner].parent else {
      return false
    }
    return facts[function].kind == .function
  }

  /// Adds types with a shared instance of which a member uses a store, if others can read what the instance fetched. It may show
  /// an alert, but a type of which more members show something is a helper of views.
  mutating func addSharedUsers() {
    let stores = storeNames
    for type in project.typeIDs
    where isCandidate(type) && !isStore(type) && project.hasSharedInstance(type) && canShare(type) {
      let users = project.members(of: type).compactMap { member in
        storeUsed(by: member, of: type, stores).map { (member, $0) }
      }
      guard let (member, store) = users.first,
        !Self.referencesViews(type, project, roles) || onlyReceivesControllers(type),
        users.contains(where: { isVisibleResult($0.0) || givesVisibleResult($0.0, of: type) })
          || project.hasReadableState(type) && users.contains(where: { callsOrChangesStore($0.0, of: type, stores) }),
        users.count > project.members(of: type).count(where: { Self.showsSomething($0, project) })
      else { continue }
      add(type, .use, ["'\(name(type)).\(project[member].name)' uses '\(store)', and screens share '\(name(type))'"])
    }
  }

  /// Whether a member calls a function of a store, changes the store, or assigns what the store contains. Code that only reads a
  /// property of a store may decide by it.
  private func callsOrChangesStore(_ member: SymbolID, of type: TypeID, _ stores: NameSet) -> Bool {
    let facts = project.file(member)
    return project[member].code.contains { expression in
      let value: ExpressionID
      if let store = namedStore(expression, facts, member.file, stores) {
        guard store != type, callsMember(after: expression, of: store, facts) else { return false }
        // `Session.shared` and `Session()` only give the object.
        value = facts.expression(beginningWith: expression) ?? expression
      } else if let read = project.declaration(readBy: expression, file: member.file),
        project[read].kind == .local || project.enclosingType(of: read) == type,
        store(in: read).map({ $0 != type }) ?? false
      {
        value = expression
      } else {
        return false
      }
      let whole = facts.chain(after: value).last ?? value
      return facts.isCalled(value) || facts.mayChange(value)
        || facts[whole].parent.map { facts[$0].kind == .assignment } ?? false
    }
  }

  private func isVisibleResult(_ member: SymbolID) -> Bool {
    !project.isHidden(member) && project.hasResult(member) && !returnsStore(member)
  }

  /// Whether a visible member with a result reads a private property that uses a store.
  private func givesVisibleResult(_ user: SymbolID, of type: TypeID) -> Bool {
    guard project[user].kind == .property, project.hasResult(user), !returnsStore(user) else { return false }
    return project.members(of: type).contains { member in
      let facts = project.file(member)
      return member != user && isVisibleResult(member)
        && project[member].code.contains {
          facts[$0].name == project[user].name
            && (facts[$0].kind == .reference
              || facts.firstPart(of: $0).map { facts[$0].name == LanguageWords.selfWord } ?? false)
        }
    }
  }

  /// Whether code places views or names views of the system.
  static func showsSomething(_ member: SymbolID, _ project: Project) -> Bool {
    placesViews(member, project) || namesSystemView(inCodeOf: member, project)
  }

  /// Prepares another search for shared users, of the types that will be stores by their names.
  mutating func expectNamedStores() {
    // A closure would copy the finder for each type.
    var found: [TypeID] = []
    for type in project.typeIDs
    where project[type].kind != .protocol && !isStore(type) && isCandidate(type)
      && project.vocabulary.role(of: project[type].name) == .store && Self.mayBeStoreByName(type, project, roles)
    { found.append(type) }
    expect(found)
  }

  /// The names of stores, and of the global constants that keep one.
  var storeNames: NameSet {
    let constants = globalConstants.filter { project.value(of: $0)?.referent.type.map(isKnownStore) ?? false }
    return NameSet(
      (project.typeIDs.filter(isKnownStore) + entities).map { project[$0].name } + constants.map { project[$0].name })
  }

  /// Whether a type can call a store on behalf of the app. Observed types can't, and a type with a protocol of a framework
  /// answers the framework.
  private func canCall(_ type: TypeID) -> Bool {
    !Self.isObserved(type, project)
      && project.externalSupertypes(of: type).allSatisfy { CommonSupertypes[$0].contains(.standard) }
  }

  /// Whether a shared instance can keep what it fetched. A locator only passes stores on, and a reporter gives nothing back.
  private func canShare(_ type: TypeID) -> Bool {
    !isStateOfScreen(type) && !isDataStruct(type) && !isLocator(type) && !project.onlyReports(type)
      && !Self.isTheme(type, project) && !Self.isTranslator(type, project)
  }

  /// Whether a member returns a store itself, alone or beside a view, so that the member only provides it.
  func returnsStore(_ member: SymbolID) -> Bool {
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

  /// Whether a static function only makes an object of its own type.
  private func creates(_ type: TypeID, _ function: SymbolID) -> Bool {
    !project[function].modifiers.isDisjoint(with: [.static, .class])
      && project.value(of: function)?.referent.type == type
  }

  /// The name of the store that a function calls: of the system, created or shared in its code, or stored by a value.
  private func storeCalled(by function: SymbolID, of type: TypeID, _ stores: NameSet) -> Name? {
    if isDataStruct(type) {
      if let use = project.storeUse(of: function), !use.isHousekeeping, use.system.kind == .store {
        return use.system.name
      }
      return storeUsed(by: function, of: type, stores)
    }
    let facts = project.file(function)
    for expression in project[function].code {
      guard let store = namedStore(expression, facts, function.file, stores), isKnownStore(store), store != type,
        !readsConstant(at: expression, of: store, facts), !qualifiesOtherType(expression, of: store, facts),
        callsMember(after: expression, of: store, facts) || !isPassedOn(expression, facts)
      else { continue }
      return project[store].name
    }
    return nil
  }

  /// The name of the store that a private function or computed property calls on behalf of a function of its type.
  private func storeCalled(byHelpersOf function: SymbolID, of type: TypeID, _ stores: NameSet) -> Name? {
    if isDataStruct(type) { return nil }
    return project.hiddenMembers(usedBy: function).lazy.compactMap { storeCalled(by: $0, of: type, stores) }.first
  }

  /// The name of a store of the project of which a member calls something. Creating one isn't enough.
  private func storeUsed(by member: SymbolID, of type: TypeID, _ stores: NameSet) -> Name? {
    let facts = project.file(member)
    let locals = NameSet(
      facts.children(of: member.declaration).map { facts[$0] }
        .filter { $0.kind == .local && (facts.typeName(of: $0).map(stores.contains) ?? false) }.map(\.name))
    for expression in project[member].code {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member else { continue }
      if let store = namedStore(expression, facts, member.file, stores) {
        if store != type, callsMember(after: expression, of: store, facts) { return project[store].name }
      } else if locals.contains(node.name) || isDataStruct(type) && node.kind == .reference,
        facts.hasMember(after: expression),
        let read = project.declaration(readBy: expression, file: member.file),
        let store = store(in: read), store != type
      {
        return project[store].name
      }
    }
    return nil
  }

  /// The store of the project that a reference names, or that a global constant keeps: `let api = API.shared`.
  func namedStore(
    _ expression: ExpressionID, _ facts: FileFacts, _ file: FileID, _ stores: NameSet
  ) -> TypeID? {
    let node = facts[expression]
    guard node.kind == .reference, stores.contains(node.name),
      let store = project.lookUp(node.name, owner: node.owner, file: file).type ?? keptStore(expression, file),
      isKnownStore(store) || entities.contains(store), !project.isDouble(store)
    else { return nil }
    return store
  }

  private func keptStore(_ reference: ExpressionID, _ file: FileID) -> TypeID? {
    guard let constant = project.declaration(readBy: reference, file: file), project[constant].kind == .property,
      project[constant].parent == nil
    else { return nil }
    return project.value(of: constant)?.referent.type
  }

  /// Whether code continues with a member of a store after the store's name, its shared instance or its initializer.
  func callsMember(after name: ExpressionID, of store: TypeID, _ facts: FileFacts) -> Bool {
    var chain = name
    while let next = facts.expression(beginningWith: chain) {
      switch facts[next].kind {
      case .call where chain == name: chain = next
      case .member:
        guard let declared = project.firstMember(named: facts[next].name, of: store) else { return false }
        if !isKnownStore(store) { return project.storeUse(of: declared)?.system.kind == .store }
        guard chain == name, project.value(of: declared)?.referent.type == store else {
          return !isConstant(declared, of: store)
        }
        chain = next
      default: return false
      }
    }
    return false
  }

  /// Whether a store is a whole argument, as in `Feed(store: Store.shared)`.
  private func isPassedOn(_ name: ExpressionID, _ facts: FileFacts) -> Bool {
    facts.chain(after: name).last.map { facts[$0].kind == .argument } ?? false
  }

  /// Whether code only reads a constant that a type declares, as in `Account.website`.
  private func readsConstant(at name: ExpressionID, of type: TypeID, _ facts: FileFacts) -> Bool {
    guard let member = facts.expression(beginningWith: name), facts[member].kind == .member,
      let declared = project.firstMember(named: facts[member].name, of: type)
    else { return false }
    return isConstant(declared, of: type)
  }

  /// Whether a store's name only qualifies that of a nested type that isn't a store, as in `Account.Limits.minimum`.
  private func qualifiesOtherType(_ name: ExpressionID, of store: TypeID, _ facts: FileFacts) -> Bool {
    guard let member = facts.expression(beginningWith: name), facts[member].kind == .member,
      case .project(let nested)? = project.nestedType(facts[member].name, in: store)
    else { return false }
    return !isKnownStore(nested)
  }

  private func isConstant(_ member: SymbolID, of type: TypeID) -> Bool {
    let value = project.value(of: member)?.referent.type
    if project[member].kind == .property, project.computes(member) { return true }
    return project[member].kind == .property && project[member].modifiers.contains(.constant)
      && !(value.map { $0 == type || isStore($0) } ?? false)
  }
}

extension FileFacts {
  /// The name of the type that a constant is declared with, or of which it stores a new object.
  fileprivate func typeName(of local: Declaration) -> Name? {
    if let type = local.type { return self[type].name }
    guard let call = local.value.flatMap(firstPart), self[call].kind == .call, let callee = callee(of: call),
      self[callee].kind == .reference
    else { return nil }
    return self[callee].name
  }

  /// The members and calls with which code continues after an expression, and the argument that the whole is.
  public func chain(after expression: ExpressionID) -> [ExpressionID] {
    var chain: [ExpressionID] = []
    var last = expression
    while let next = self.expression(beginningWith: last), [.member, .call].contains(self[next].kind) {
      chain.append(next)
      last = next
    }
    if let parent = self[last].parent, self[parent].kind == .argument { chain.append(parent) }
    return chain
  }
}

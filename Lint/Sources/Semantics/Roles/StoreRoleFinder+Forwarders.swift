public import LintSyntax

extension StoreRoleFinder {
  /// Adds classes that store a store and return its results. An object that the whole app shares may publish them in its properties
  /// instead.
  ///
  /// A locator only passes several stores on, an event reporter returns nothing, and a helper of views references them: none is a
  /// store. An object with several stores isn't a locator if most of its functions return their results, or if it is shared and keeps
  /// what they return.
  mutating func addForwarders() {
    for type in project.typeIDs where isCandidate(type) && !isStore(type) && canForward(type) {
      let owned = ownProperties(of: type).compactMap { property in store(in: property).map { (property, $0) } }
      guard !owned.isEmpty,
        owned.count == 1 || owned.contains(where: { project.isHidden($0.0) })
          || project.hasSharedInstance(type) && owned.contains(where: { keepsResults(type, of: $0.0) })
          || mostlyReturnsResults(type, of: owned.map(\.0)),
        !Self.supportsViews(type, project, roles), !placesViews(type)
      else { continue }
      if let (_, store) = owned.first(where: { returnsResults(type, of: $0.0) }) {
        add(type, .use, ["'\(name(type))' stores '\(name(store))' and returns its results"])
      } else if isShared(type), project.hasReadableState(type), !Self.isTheme(type, project),
        let (_, store) = owned.first(where: { usesStore(in: $0.0, byMembersOf: type) })
      {
        add(type, .use, ["'\(name(type))' stores '\(name(store))' and shares what it publishes"])
      }
    }
  }

  /// Whether the whole app shares an instance of a type: its own shared instance, or a part of another type's.
  private func isShared(_ type: TypeID) -> Bool { project.hasSharedInstance(type) || sharedParts.contains(type) }

  /// The properties of a type and its superclasses: those that are stored, and those that return what another property refers to. A
  /// weak property isn't the type's own.
  private func ownProperties(of type: TypeID) -> [SymbolID] {
    let superclasses = project.ancestors(of: type).filter { project[$0].kind == .class }
    return ([type] + superclasses).flatMap(project.members).filter { member in
      let declaration = project[member]
      if !declaration.modifiers.isDisjoint(with: [.weak, .unowned, .static, .class]) { return false }
      return project.isStoredProperty(declaration)
        || declaration.kind == .property && declaration.modifiers.contains(.computed) && declaration.type != nil
    }
  }

  private func canForward(_ type: TypeID) -> Bool {
    (project[type].kind == .class || project[type].kind == .actor) && !isStateOfScreen(type)
      && (!publishesState(type) || appObjects.contains(type) || project.hasSharedInstance(type))
  }

  private func publishesState(_ type: TypeID) -> Bool {
    project.storedProperties(of: type).contains { project.file($0).has(.published, project[$0]) }
  }

  func placesViews(_ type: TypeID) -> Bool {
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

  /// Whether more than half of a type's visible functions use the stores in properties, more than one of them altogether, and return
  /// results or pass them to a closure.
  private func mostlyReturnsResults(_ type: TypeID, of properties: [SymbolID]) -> Bool {
    let functions = project.functions(of: type).filter { !project.isHidden($0) }
    let results = functions.filter { function in
      (project[function].type != nil || project.hasFunctionParameter(function)) && !createsViewOrViewModel(function)
        && !returnsStore(function) && properties.contains { usesStore(in: $0, by: function) }
    }
    return results.count * 2 > functions.count
      && properties.count { property in results.contains { usesStore(in: property, by: $0) } } > 1
  }

  /// Whether a function returns a view or a view model, as a factory's does.
  func createsViewOrViewModel(_ member: SymbolID) -> Bool {
    guard project[member].kind == .function else { return false }
    switch project.value(of: member)?.referent {
    case .project(let result)?:
      return isViewOrViewModel(result) || project.vocabulary.role(of: project[result].name) == .viewModel
    case .system(let result)?: return result.isViewSide
    default: return false
    }
  }

  /// Whether a function puts what the store in a property returns into a property that others can read:
  /// `store.load { self.items = $0 }`, `let items = await store.items() ; self.items = items`.
  private func keepsResults(_ type: TypeID, of property: SymbolID) -> Bool {
    project.functions(of: type).contains { function in
      !propertiesKeeping(resultsOf: { reads(property, at: $0, function.file) }, in: function, of: type).isEmpty
    }
  }

  /// The properties that others can read and into which a function puts what the store that an expression names returns.
  func propertiesKeeping(
    resultsOf isStore: (ExpressionID) -> Bool, in function: SymbolID, of type: TypeID
  ) -> [SymbolID] {
    let facts = project.file(function)
    var results: [Expression] = []
    var names = NameSet()
    for expression in project[function].code where isStore(expression) {
      let call = facts.chain(after: expression).last { facts[$0].kind == .call } ?? expression
      results.append(facts[call])
      for outer in facts.containing(call) where facts[outer].kind == .binding {
        if let local = facts[outer].declaration, facts[local].kind == .local { names.insert(facts[local].name) }
      }
    }
    if results.isEmpty { return [] }
    return project[function].code.compactMap { expression in
      guard let target = facts.changedMember(at: expression),
        let changed = project.declaration(readBy: target, file: function.file),
        project.isReadableData(changed, of: type)
      else { return nil }
      let isKept =
        facts.subtree(of: expression).contains { names.contains(facts[$0].name) }
        || results.contains { result in
          result.range.contains(facts[expression].range.start)
            || facts[expression].range.contains(result.range.start)
        }
      return isKept ? changed : nil
    }
  }

  private func usesStore(in property: SymbolID, byMembersOf type: TypeID) -> Bool {
    project.members(of: type).contains { member in
      !project.isHidden(member) && (project[member].kind == .function || mayObserve(member, in: type))
        && usesStore(in: property, by: member)
    }
  }

  /// Whether a property may have an observer that saves each new value. Of an object that views observe, such properties are settings
  /// that a view may show and change.
  private func mayObserve(_ member: SymbolID, in type: TypeID) -> Bool {
    project.isStoredProperty(project[member]) && !project[member].modifiers.contains(.constant)
      && !Self.isObserved(type, project)
  }

  /// Whether a member uses the store in a property, itself or through a hidden function of its type.
  func usesStore(in property: SymbolID, by member: SymbolID) -> Bool {
    uses(property, in: member)
      || project.hiddenFunctions(calledBy: member).contains { uses(property, in: $0) }
  }

  private func uses(_ property: SymbolID, in member: SymbolID) -> Bool {
    project[member].code.contains { reads(property, at: $0, member.file) }
  }

  /// Whether code reads a property and continues with a member of its value.
  private func reads(_ property: SymbolID, at expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = project.facts(file)
    let node = facts[expression]
    return node.name == project[property].name && (node.kind == .reference || node.kind == .member)
      && facts.hasMember(after: expression) && project.declaration(readBy: expression, file: file) == property
  }
}

extension FileFacts {
  /// The member that code assigns, or the stream that it sends an element to: `items = loaded`, `items.accept(loaded)`.
  fileprivate func changedMember(at expression: ExpressionID) -> ExpressionID? {
    switch self[expression].kind {
    case .assignment: target(of: expression)
    case .call:
      callee(of: expression).flatMap { StreamAPI[self[$0].name].contains(.sends) ? firstPart(of: $0) : nil }
    default: nil
    }
  }

  /// Whether code continues with a member of an expression's value, such as `load` in `store.load()`.
  func hasMember(after expression: ExpressionID) -> Bool { member(after: expression) != nil }

  /// The member of an expression's value with which code continues.
  func member(after expression: ExpressionID) -> Name? {
    self.expression(beginningWith: expression).flatMap { self[$0].kind == .member ? self[$0].name : nil }
  }
}

extension Project {
  /// The hidden functions of its own type that a member calls.
  func hiddenFunctions(calledBy member: SymbolID) -> [SymbolID] {
    hiddenMembers(usedBy: member).filter { self[$0].kind == .function }
  }

  /// The hidden functions and computed properties of its own type that a member uses.
  func hiddenMembers(usedBy member: SymbolID) -> [SymbolID] {
    guard let type = enclosingType(of: member) else { return [] }
    let hidden = members(of: type).filter { candidate in
      let declaration = self[candidate]
      return candidate != member && isHidden(candidate)
        && (declaration.kind == .function || declaration.kind == .property && declaration.modifiers.contains(.computed))
    }
    if hidden.isEmpty { return [] }
    let facts = file(member)
    let names = NameSet(hidden.map { self[$0].name })
    var used: NameSet = []
    for expression in self[member].code {
      let node = facts[expression]
      if node.kind == .reference || node.kind == .member, names.contains(node.name) { used.insert(node.name) }
    }
    return hidden.filter { used.contains(self[$0].name) }
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
  /// The function type that a type is or names an alias of, as in `@escaping Completion<Int>` or `Client.Completion`.
  func functionType(_ use: TypeUse) -> TypeUse? {
    if let function = function(use) { return function }
    let (facts, node) = (facts(use.file), node(use))
    let named: TypeID?
    switch node.kind {
    case .named: named = lookUp(node.name, owner: node.owner, file: use.file).type
    case .member:
      let base = facts.firstPart(of: use.node).flatMap { referent(of: TypeUse(file: use.file, node: $0)).type }
      named = base.flatMap { nestedType(node.name, in: $0)?.type }
    default: return facts.onlyPart(of: use.node).flatMap { functionType(TypeUse(file: use.file, node: $0)) }
    }
    guard let alias = named, self[alias].kind == .typeAlias else { return nil }
    let declaration = self[alias].declaration
    return self[declaration].type.flatMap { function(TypeUse(file: declaration.file, node: $0)) }
  }
}

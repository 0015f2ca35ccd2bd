import LintSemantics
import LintSyntax

/// Finds the store accesses in the code of one member of a view.
struct StoreAccessFinder {
  let reading: FileReading
  private let member: DeclarationID

  init(_ reading: FileReading, member: DeclarationID) {
    self.reading = reading
    self.member = member
  }

  var facts: FileFacts { reading.facts }
  var project: Project { reading.project }

  var accesses: [StoreAccess] {
    let selfWord = LanguageWords.selfWord
    return facts[member].code.compactMap { expression in
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, !node.name.isEmpty,
        !node.flags.contains(.implicitBase), node.name != selfWord
      else { return nil }
      return access(expression, node)
    }
  }

  private func access(_ expression: ExpressionID, _ node: Expression) -> StoreAccess? {
    let declaration = project.declaration(readBy: expression, file: reading.file)
    if let declaration, let store = project.storeUsed(by: declaration), !isInjected(expression),
      !isMemberOfView(declaration), !isDefaultOfDelegate(declaration, expression),
      matchesGlobal(declaration, expression), !isPassedToViews(expression),
      !isPassedLookUp(expression, declaration)
    {
      return StoreAccess(
        offset: facts.anchor(of: expression), store: store, provider: project.nameable(store, usedBy: declaration),
        operation: .calls, owner: node.owner)
    }
    if declaration == nil, let access = generatedAccess(expression, node) { return access }
    guard let value = value(of: expression) else {
      return declaration.flatMap { environmentAccess(expression, $0) }
    }
    guard let store = reading.store(value, at: expression), !isPassedToViews(expression),
      !reading.isSentBack(expression, to: store)
    else { return nil }
    if value.isType { return typeAccess(expression, node, store) }
    // Of a type without Swift sources, only the shared instance is evidence for a store.
    if isWithoutSources(store) { return nil }
    let result = callResult(expression)
    guard !isPassedOn(result, declaration), !isPassedProvision(result), !hasStoreAsBase(expression) else { return nil }
    if isInjected(expression),
      !(isObserved(declaration, store) || isMemberOfObserved(expression)) || !isReceiver(result, store)
    {
      return declaration.flatMap { environmentAccess(expression, $0) }
    }
    guard usesContents(result, store), !facts.asksForPermission(result), !observesItem(expression, result, store)
    else { return nil }
    // Of a request or an item, the method accesses the store.
    let accessed = project.isRequest(store) ? chainParent(of: result) ?? expression : expression
    return StoreAccess(offset: facts.anchor(of: accessed), store: store, operation: .calls, owner: node.owner)
  }

  /// A call of a store that SwiftUI's environment provides under a key, as in `@Environment(\.noteService) var service`.
  private func environmentAccess(_ expression: ExpressionID, _ property: SymbolID) -> StoreAccess? {
    guard let function = chainParent(of: expression), facts[function].kind == .member,
      let referent = project.environmentReferent(of: property), let type = referent.type,
      let store = project.store(referent), !project.roles.plays(.viewModel, type), isReceiver(expression, store),
      usesContents(expression, store), !project.publishesOrAnswers(facts[function].name, of: type)
    else { return nil }
    return StoreAccess(
      offset: facts.anchor(of: expression), store: store, operation: .calls, owner: facts[expression].owner)
  }

  /// An access by a static member of a class that Xcode generates from a Core Data model, as in `Note.recent()`.
  private func generatedAccess(_ expression: ExpressionID, _ node: Expression) -> StoreAccess? {
    guard node.kind == .member, let member = project.generatedMember(namedBy: expression, file: reading.file),
      let store = project.storeUsed(byGenerated: member), !isPassedToViews(expression),
      !isPassedInstance(expression, ofGenerated: member)
    else { return nil }
    return StoreAccess(
      offset: facts.anchor(of: expression), store: store, operation: .calls, owner: node.owner)
  }

  /// Whether a view only passes on the object that a static property of its class looks up.
  private func isPassedInstance(_ expression: ExpressionID, ofGenerated member: SymbolID) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .property, isArgument(expression), let type = declaration.type,
      let base = facts.firstPart(of: expression)
    else { return false }
    return project.referent(of: TypeUse(file: member.file, node: type)) == .unknown(facts[base].name)
  }

  /// The value of an expression. A stored closure that is called here counts as its result, and a container as what it provides.
  private func value(of expression: ExpressionID) -> Value? {
    let value = reading.value(of: expression)
    guard let value, value.isFunction || providesStore(expression) else { return value }
    let result = callResult(expression)
    return result == expression ? value : reading.value(of: result)
  }

  /// The call of an expression, as in `factory.makeStore()` or `container[.store]`, or the expression itself.
  private func callResult(_ expression: ExpressionID) -> ExpressionID {
    guard let parent = chainParent(of: expression), facts[parent].kind == .call || providesStore(expression) else {
      return expression
    }
    return parent
  }

  /// Whether code continues with a subscript of the project that returns a store.
  private func providesStore(_ expression: ExpressionID) -> Bool {
    guard let parent = chainParent(of: expression), facts[parent].kind == .subscript,
      let container = reading.value(of: expression), container.referent.type != nil
    else { return false }
    return isStore(parent)
  }

  /// Whether an expression calls a global function that is visible and whose labels match. A view may inherit a member with the
  /// same name. Always true for members.
  private func matchesGlobal(_ id: SymbolID, _ expression: ExpressionID) -> Bool {
    let declaration = project[id]
    if declaration.parent != nil { return true }
    let isPrivate = !declaration.modifiers.isDisjoint(with: [.private, .fileprivate])
    guard !isPrivate || id.file == reading.file, let call = chainParent(of: expression), facts[call].kind == .call
    else { return false }
    let declaring = project.file(id)
    var labels = declaring.children(of: id.declaration).lazy.map { declaring[$0] }.filter { $0.kind == .parameter }
      .map(\.label)[...]
    return facts.parts(of: call).dropFirst().allSatisfy { part in
      let argument = facts[part]
      if argument.flags.contains(.trailing) { return true }
      guard let match = labels.firstIndex(of: argument.name) else { return false }
      labels = labels[(match + 1)...]
      return true
    }
  }

  /// An access by a type's name: an initializer, or a static member. Constants and nested types are only names.
  private func typeAccess(_ expression: ExpressionID, _ node: Expression, _ store: KnownStore) -> StoreAccess? {
    guard let parent = chainParent(of: expression), !isForPermission(parent), !reading.loadsOnlyImages(store) else {
      return nil
    }
    if isWithoutSources(store), facts[parent].kind != .member, !isCalledOnce(parent, store) { return nil }
    let operation: StoreOperation? =
      switch facts[parent].kind {
      case .call: project.isRequest(store) ? usesContents(parent, store) ? .calls : nil : .creates
      case .subscript: .calls
      case .member:
        usesContents(ofType: store, by: parent) && !isPassedInstance(parent, of: store) && !isObservedInstance(parent)
          ? .calls : nil
      default: nil
      }
    return operation.map { operation in
      StoreAccess(
        offset: node.range.start, store: store, operation: operation, owner: node.owner,
        isPassedOn: operation == .creates && (isArgument(parent) || isOnlyNamed(parent)))
    }
  }

  /// `locations = CLLocationManager()`, where the type only asks for a permission.
  private func isForPermission(_ creation: ExpressionID) -> Bool {
    guard facts[creation].kind == .call, let assignment = facts[creation].parent, facts[assignment].kind == .assignment,
      let target = facts.target(of: assignment), facts.isOwnMember(target),
      let property = project.declaration(readBy: target, file: reading.file), project[property].kind == .property
    else { return false }
    return reading.asksForPermission(property)
  }

  /// Whether code creates a store of a package only to ask it for something: `WalletService().wallets()`. A call without a used result
  /// may do other work.
  private func isCalledOnce(_ creation: ExpressionID, _ store: KnownStore) -> Bool {
    guard case .package = store, facts[creation].kind == .call, let member = chainParent(of: creation),
      facts[member].kind == .member, let call = chainParent(of: member), facts[call].kind == .call
    else { return false }
    return chainParent(of: call) != nil || facts[call].parent != nil
  }

  private func isWithoutSources(_ store: KnownStore) -> Bool {
    switch store {
    case .package, .objectiveC: true
    case .project, .system: false
    }
  }

  /// Whether the next member in the chain, if any, reads or changes what the store contains. A request without a member isn't sent.
  private func usesContents(_ expression: ExpressionID, _ store: KnownStore) -> Bool {
    guard let parent = chainParent(of: expression), facts[parent].kind == .member else {
      return !project.isRequest(store)
    }
    switch store {
    case .system: return SystemMembers[facts[parent].name].isDisjoint(with: [.location, .delegation])
    case .project(let type):
      return reading.accessesData(parent, of: type)
        && !(facts.isTarget(parent) && project.onlyReceives(facts[parent].name, of: type))
    case .package, .objectiveC: return true
    }
  }

  /// Whether a member's name is that of a type in a store. Without a declaration, a capital letter decides.
  private func isTypeName(_ name: Name, in store: KnownStore) -> Bool {
    guard name.text.first?.isUppercase ?? true else { return false }
    guard case .project(let type) = store, let declared = project.firstMember(named: name, of: type) else {
      return true
    }
    return project[declared].kind.hasMembers
  }

  /// Whether a static member of a store reads or changes what the store contains.
  private func usesContents(ofType store: KnownStore, by member: ExpressionID) -> Bool {
    let name = facts[member].name
    guard name != LanguageWords.selfWord, !isTypeName(name, in: store) else { return false }
    switch store {
    case .system(let system):
      if SystemMembers[name].contains(.instance) {
        return usesContents(callResult(member), store) && !reading.asksForPermission(member)
      }
      return !SystemMembers[name].contains(.permission) && !reading.isConstant(member, of: system)
    case .package: return SystemMembers[name].contains(.instance)
    case .objectiveC(let type): return project.returnsInstance(name, ofObjectiveC: type)
    case .project(let type):
      guard let declared = project.firstMember(named: name, of: type) else { return true }
      let declaration = project[declared]
      if declaration.kind == .enumCase { return false }
      // `X.shared.member`: the member after the shared instance decides.
      if project.value(of: declared)?.referent == .project(type) { return usesContents(member, store) }
      let isConstant =
        declaration.kind == .property && declaration.modifiers.contains(.constant)
        && project.value(of: declared).flatMap { project.store($0.referent) } == nil
      return !isConstant && (reading.accessesData(member, of: type) || sendsRequest(madeBy: member))
    }
  }

  /// Whether code sends the request that a store's static function makes: `Requests.profile().send()`.
  private func sendsRequest(madeBy function: ExpressionID) -> Bool {
    let request = callResult(function)
    guard request != function, let store = reading.value(of: request).flatMap({ project.store($0.referent) }) else {
      return false
    }
    return project.isRequest(store) && usesContents(request, store)
  }
}

/// Positions in a chain.
extension StoreAccessFinder {
  /// The member, call or subscript whose base or callee an expression is.
  private func chainParent(of expression: ExpressionID) -> ExpressionID? {
    guard let parent = facts.expression(beginningWith: expression) else { return nil }
    switch facts[parent].kind {
    case .member, .call, .subscript: return parent
    default: return nil
    }
  }

  /// Whether the base of a member is a store already. Only the first store in a chain counts.
  private func hasStoreAsBase(_ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .member, let base = facts.firstPart(of: expression).flatMap(reading.value(of:))
    else { return false }
    return project.store(base.referent) != nil
  }

  /// Whether the view only observes or shows values that the store of its item publishes, as in `item.service.$price`.
  private func observesItem(_ expression: ExpressionID, _ result: ExpressionID, _ store: KnownStore) -> Bool {
    guard case .project(let type) = store, facts[expression].kind == .member,
      let base = facts.firstPart(of: expression), let item = project.declaration(readBy: base, file: reading.file),
      project[item].parent != nil, let value = reading.value(of: base), !value.isType,
      let itemType = value.referent.type, project.roles.claims(of: itemType).isEmpty,
      let member = chainParent(of: result), facts[member].kind == .member
    else { return false }
    let name = facts[member].name
    if name.hasPrefix("$") { return true }
    guard let declared = project.firstMember(named: name, of: type), project[declared].kind == .property else {
      return false
    }
    if project.file(declared).has(.published, project[declared]) { return true }
    guard case .unknown(let stream)? = project.value(of: declared)?.referent else { return false }
    return StreamTypes[stream].contains(.stream)
  }

  /// Whether the view only passes on a store, or stores it.
  private func isPassedOn(_ expression: ExpressionID, _ id: SymbolID?) -> Bool {
    if chainParent(of: expression) != nil { return isReportedInSuperclass(id) }
    if isTarget(expression) || isArgument(expression) || isOnlyNamed(expression) || isExposed(expression) {
      return true
    }
    guard let id else { return true }
    let declaration = project[id]
    guard declaration.kind == .property || declaration.kind == .function else { return true }
    if declaration.parent == nil { return false }
    guard let type = project.enclosingType(of: id) else { return true }
    // Views may pass a view model's values from one view model to the next.
    return project.roles.viewSide(type) != nil || project.roles.plays(.viewModel, type)
  }

  /// Whether an expression is a default argument, or the value of a local constant that the view only passes on. A use of the
  /// parameter or the constant counts by itself.
  private func isOnlyNamed(_ expression: ExpressionID) -> Bool {
    guard let binding = facts.expression(beginningWith: expression), facts[binding].kind == .binding,
      let declared = facts[binding].declaration
    else { return false }
    switch facts[declared].kind {
    case .parameter: return true
    case .local:
      let local = reading.id(declared)
      return !facts[member].code.contains { use in
        facts[use].kind == .reference && facts[use].name == facts[declared].name && chainParent(of: use) != nil
          && project.declaration(readBy: use, file: reading.file) == local
      }
    default: return false
    }
  }

  /// Whether an expression is the whole result of a computed property: `var store: Store { dependencies.store }`. Code that uses the
  /// property counts.
  private func isExposed(_ expression: ExpressionID) -> Bool {
    facts[member].kind == .property && facts[member].modifiers.contains(.computed) && facts[expression].kind == .member
      && facts.expression(beginningWith: expression).map { facts[$0].kind == .return } ?? false
  }

  /// Whether an expression is a whole argument, as in `ProfileViewModel(session: .init(), store: store)`.
  private func isArgument(_ expression: ExpressionID) -> Bool {
    facts.expression(beginningWith: expression).map { facts[$0].kind == .argument } ?? false
  }

  /// Whether an argument is a shared store, as in `ProfileViewModel(store: ProfileStore.shared)`. Another type may provide it.
  private func isPassedInstance(_ instance: ExpressionID, of store: KnownStore) -> Bool {
    if case .objectiveC = store {
      let result = callResult(instance)
      return isArgument(result) || isAssignedToOtherObject(result)
    }
    let result = SystemMembers[facts[instance].name].contains(.instance) ? callResult(instance) : instance
    return (isArgument(result) || isAssignedToOtherObject(result)) && (result != instance || isStore(result))
  }

  /// Whether a view only sets a property of another object, as in `viewModel.store = ProfileStore.shared`.
  private func isAssignedToOtherObject(_ value: ExpressionID) -> Bool {
    guard let assignment = facts[value].parent, facts[assignment].kind == .assignment,
      facts.value(of: assignment) == value, let target = facts.target(of: assignment), facts[target].kind == .member,
      let object = facts.firstPart(of: target)
    else { return false }
    return facts[object].name != LanguageWords.selfWord
  }

  /// Whether a view only passes on the instance that a static property looks up, as in `PageViewModel(wallet: Wallet.current)`.
  private func isPassedLookUp(_ expression: ExpressionID, _ id: SymbolID) -> Bool {
    guard isArgument(expression), let type = project.enclosingType(of: id) else { return false }
    return project.looksUpInstance(id, of: type)
  }

  private func isStore(_ expression: ExpressionID) -> Bool {
    reading.value(of: expression).flatMap { project.store($0.referent) } != nil
  }

  /// Whether the view only gets another store from a store, and passes it on, as in `ListViewModel(store: session.makeStore())`.
  private func isPassedProvision(_ expression: ExpressionID) -> Bool {
    guard let member = chainParent(of: expression), facts[member].kind == .member else { return false }
    let result = callResult(member)
    return chainParent(of: result) == nil && (isArgument(result) || isOnlyNamed(result)) && isStore(result)
  }

  /// Whether SwiftUI observes a store's shared instance, as in `@ObservedObject var settings = Settings.shared`.
  private func isObservedInstance(_ instance: ExpressionID) -> Bool {
    guard let binding = facts.expression(beginningWith: instance), facts[binding].kind == .binding,
      let property = facts[binding].declaration
    else { return false }
    return facts.has(.observing, facts[property])
  }

  /// Whether a superclass stores the store. The cause is reported there.
  private func isReportedInSuperclass(_ id: SymbolID?) -> Bool {
    guard let id, project.isStoredProperty(project[id]), let owner = project.enclosingType(of: id),
      let type = reading.enclosingType(of: member), type != owner
    else { return false }
    return project.roles.viewSide(owner) != nil && project.ancestors(of: type).contains(owner)
  }

  private func isTarget(_ expression: ExpressionID) -> Bool {
    facts.expression(beginningWith: expression).map { facts[$0].kind == .assignment } ?? false
  }

  /// Whether the chain begins with a property that SwiftUI sets.
  private func isInjected(_ expression: ExpressionID) -> Bool {
    var current = expression
    while true {
      let node = facts[current]
      if let id = project.declaration(readBy: current, file: reading.file) {
        let declaration = project[id]
        if declaration.kind == .property, project.file(id).isInjected(declaration) { return true }
      }
      guard node.kind == .member || node.kind == .call || node.kind == .subscript,
        let base = facts.firstPart(of: current)
      else { return false }
      current = base
    }
  }

  /// Whether a property observes a repository or another store of the project, rather than a view model.
  private func isObserved(_ property: SymbolID?, _ store: KnownStore) -> Bool {
    guard let property, case .project(let type) = store, !project.roles.plays(.viewModel, type) else { return false }
    let file = project.file(property)
    return file.isObserved(project[property]) || file.isInjected(project[property]) && project.isObserved(type)
  }

  /// Whether the chain begins with an object that SwiftUI observes, as in `document.files.add()`.
  private func isMemberOfObserved(_ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .member else { return false }
    var base = expression
    while facts[base].kind == .member, let next = facts.firstPart(of: base) { base = next }
    guard let property = project.declaration(readBy: base, file: reading.file) else { return false }
    return project.file(property).isObserved(project[property])
  }

  /// Whether code calls a method of an expression's value that uses a store. Showing or editing what an observed object publishes is
  /// fine, but a store that SwiftUI can't observe publishes nothing. All methods of a type that is named like a store count.
  private func isReceiver(_ expression: ExpressionID, _ store: KnownStore) -> Bool {
    guard case .project(let type) = store, let member = chainParent(of: expression), facts[member].kind == .member,
      let declared = project.firstMember(named: facts[member].name, of: type)
    else { return false }
    let usesStore = project.isNamedLikeStore(type) || project.usesStore(declared)
    if project[declared].kind == .property {
      return usesStore && !project.isObserved(type) && project.value(of: declared)?.referent.type == nil
    }
    return project[declared].kind == .function && usesStore
      && chainParent(of: member).map { facts[$0].kind == .call } ?? false
  }

  /// Whether a view declares a member. Its use of a store is reported there.
  private func isMemberOfView(_ id: SymbolID) -> Bool {
    guard let type = project.enclosingType(of: id) else { return false }
    return project.roles.viewSide(type) != nil
  }

  /// Whether a view calls its delegate: `delegate?.didClose()`. An extension of the delegate's protocol then uses the store for the
  /// delegate, not for the view.
  private func isDefaultOfDelegate(_ id: SymbolID, _ expression: ExpressionID) -> Bool {
    guard facts[expression].kind == .member, let base = facts.firstPart(of: expression), !facts.isSelf(base),
      let type = project.enclosingType(of: id), project[type].kind == .protocol
    else { return false }
    return project.vocabulary.observerKind(ofProtocol: project[type].name) == .delegate
  }

  /// Whether SwiftUI passes the store to views, as in `.environment(Session.shared)` or `AppStorage("key", store: defaults)`.
  private func isPassedToViews(_ expression: ExpressionID) -> Bool {
    var chain = expression
    while let parent = chainParent(of: chain) { chain = parent }
    guard let argument = facts[chain].parent, facts[argument].kind == .argument, let call = facts[argument].parent,
      let callee = reading.calleeName(call)
    else { return false }
    return SystemMembers[callee].contains(.settings) || KnownAttributes[callee].contains(.settings)
      || SystemMembers[callee].contains(.environment) && facts[chain].kind == .member
  }
}

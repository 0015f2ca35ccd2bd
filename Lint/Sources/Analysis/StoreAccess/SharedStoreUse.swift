public import LintSemantics
import LintSyntax

/// A store whose shared instance a view model uses: its first use, and the others.
public struct SharedStoreDependency: Sendable {
  public let store: KnownStore
  /// The type that provides the instance, and the members that return it: `ItemStore.shared`, `App.shared.itemStore`.
  public let path: String
  public let offset: UInt32
  /// The other places, in the order of the view model's declaration and extensions.
  public let uses: [Place]
}

extension FileReading {
  /// The dependencies of a view model whose first use is in this body.
  public func sharedStoreDependencies(in body: ViewModelBody) -> [SharedStoreDependency] {
    let own = sharedStoreUses(in: body.declaration, of: body.type)
    if own.isEmpty { return [] }
    let this = id(body.declaration)
    let places = bodies(of: body.type).flatMap { other in
      let uses =
        other == this ? own : reading(of: other.file).sharedStoreUses(in: other.declaration, of: body.type)
      return uses.map { PlacedSharedStoreUse(body: other, use: $0) }
    }
    var seen: [KnownStore] = []
    return own.compactMap { use in
      if seen.contains(use.store) { return nil }
      seen.append(use.store)
      let same = places.filter { $0.use.store == use.store }
      guard same.first?.body == this else { return nil }
      return SharedStoreDependency(
        store: use.store, path: use.path, offset: use.offset, uses: same.dropFirst().map(\.place))
    }
  }

  /// The outermost declarations and extensions of a view model and of the types in it.
  private func bodies(of viewModel: TypeID) -> [SymbolID] {
    var found = project[viewModel].bodies
    var types = project.types(in: viewModel).map(\.type)
    while let nested = types.popLast() {
      if project.roles.viewSide(nested) == nil { types += project.types(in: nested).map(\.type) }
      found += project[nested].bodies.filter { project[$0].kind == .extension }
    }
    return found
  }

  private func sharedStoreUses(in body: DeclarationID, of viewModel: TypeID) -> [SharedStoreUse] {
    facts[body].code.compactMap { index in
      let node = facts[index]
      if node.kind == .reference {
        guard !project.globals(named: node.name).isEmpty, let found = globalStore(index),
          isUse(index, of: found, in: viewModel)
        else { return nil }
        return SharedStoreUse(store: found, path: node.name.text, offset: node.range.start)
      }
      guard node.kind == .member, let found = sharedStore(index, node), isUse(index, of: found, in: viewModel) else {
        return nil
      }
      let base = facts.firstPart(of: index)
      let offset = base.map { facts[$0].range.start } ?? node.range.start
      return SharedStoreUse(store: found, path: path(of: index, for: found), offset: offset)
    }
  }

  /// The names from the type that provides an instance to the member that returns it.
  private func path(of member: ExpressionID, for store: KnownStore) -> String {
    var names = [facts[member].name.text]
    var base = facts.firstPart(of: member)
    while let next = base, let value = value(of: next), !value.isType {
      names.append(facts[next].name.text)
      base = facts.firstPart(of: next)
    }
    let provider = base.flatMap { value(of: $0)?.referent.type }.map { project[$0].name } ?? project.name(of: store)
    return ([provider.text] + names.reversed()).joined(separator: ".")
  }

  // MARK: - Shared instances

  /// The store whose shared instance a global constant keeps: `let API = RemoteStore.shared`.
  private func globalStore(_ reference: ExpressionID) -> KnownStore? {
    guard let constant = project.declaration(readBy: reference, file: file),
      project[constant].kind == .property, project[constant].parent == nil,
      project[constant].modifiers.contains(.constant)
    else { return nil }
    let there = reading(of: constant.file)
    guard let value = there.facts.initialValue(of: constant.declaration), there.facts[value].kind == .member,
      SystemMembers[there.facts[value].name].contains(.instance)
    else { return nil }
    return there.sharedStore(value, there.facts[value])
  }

  /// The store whose shared instance a member returns: `UserDefaults.standard`, `Store.shared`, or `.shared` where a store is
  /// expected.
  private func sharedStore(_ member: ExpressionID, _ node: Expression) -> KnownStore? {
    if node.flags.contains(.implicitBase) {
      guard SystemMembers[node.name].contains(.instance) else { return nil }
      return expectedReferent(of: member).flatMap(project.store)
    }
    guard let base = facts.firstPart(of: member) else { return nil }
    // A type may be named with its module or with the type that contains it: `Storage.Preferences.shared`.
    if facts[base].kind == .member, !facts[base].name.isCapitalized { return storedPart(member, of: base) }
    // Few bases name a type.
    guard facts[base].name.isCapitalized || facts[base].name.isEmpty && facts[base].kind == .type,
      let value = value(of: base), value.isType
    else { return nil }
    guard let store = store(value, at: base) else {
      return providedStore(node.name, of: value.referent.type)
    }
    return returnsInstance(node, store) ? store : nil
  }

  /// The store that a shared object contains, as in `App.shared.itemStore`. If the object is a store, its own use counts instead.
  private func storedPart(_ member: ExpressionID, of instance: ExpressionID) -> KnownStore? {
    guard let base = facts.firstPart(of: instance), facts[base].name.isCapitalized,
      let owner = value(of: base), owner.isType, let type = owner.referent.type,
      project.store(owner.referent) == nil, returnsOwnInstance(facts[instance].name, type),
      let part = project.firstMember(named: facts[member].name, of: type),
      project.isClosedPart(part) || isMadePart(part)
    else { return nil }
    return project.value(of: part).flatMap { $0.isType ? nil : project.store($0.referent) }
  }

  /// Whether an object makes a part each time, and code can't replace it: `var service: Service { RemoteService(client: client) }`.
  private func isMadePart(_ part: SymbolID) -> Bool {
    project[part].kind == .property && project[part].modifiers.contains(.computed)
      && !project[part].modifiers.contains(.settable)
  }

  /// The store that a factory shares, as in `enum StoreFactory { static let shared: Store = RemoteStore() }`. A package's protocol may
  /// declare the member that returns it. All static properties of the type then have the same type.
  private func providedStore(_ instance: Name, of type: TypeID?) -> KnownStore? {
    guard let type, SystemMembers[instance].contains(.instance) else { return nil }
    let properties = project.members(of: type).filter {
      project[$0].kind == .property && !project[$0].modifiers.isDisjoint(with: [.static, .class])
    }
    let declared = project.firstMember(named: instance, of: type).map { [$0] } ?? properties
    let provided = Set(declared.map { project.value(of: $0).flatMap { project.store($0.referent) } })
    return provided.count == 1 && declared.allSatisfy(properties.contains) ? provided.first ?? nil : nil
  }

  /// Whether a static member returns an instance of its own type, or of a protocol that the type conforms to.
  private func returnsInstance(_ node: Expression, _ store: KnownStore) -> Bool {
    if case .objectiveC(let name) = store { return project.returnsInstance(node.name, ofObjectiveC: name) }
    guard case .project(let type) = store, project.firstMember(named: node.name, of: type) != nil else {
      return SystemMembers[node.name].contains(.instance)
    }
    return returnsOwnInstance(node.name, type)
  }

  private func returnsOwnInstance(_ name: Name, _ type: TypeID) -> Bool {
    guard let member = project.firstMember(named: name, of: type) else { return false }
    let declaration = project[member]
    guard !declaration.modifiers.isDisjoint(with: [.static, .class]),
      let returned = project.value(of: member)?.referent.type,
      returned == type || project.ancestors(of: type).contains(returned)
    else { return false }
    // Another function makes a new instance.
    return declaration.kind == .property || SystemMembers[name].contains(.instance)
      || project.givesSharedInstance(member)
  }

  /// The type of the property that an expression initializes or is assigned to.
  private func expectedReferent(of expression: ExpressionID) -> Referent? {
    guard let parent = facts[expression].parent else { return nil }
    switch facts[parent].kind {
    case .binding: return facts[parent].declaration.flatMap { project.value(of: id($0))?.referent }
    case .assignment:
      guard facts.value(of: parent) == expression else { return nil }
      return facts.target(of: parent).flatMap { value(of: $0)?.referent }
    default: return nil
    }
  }

  // MARK: - Exceptions

  /// Whether a test can't replace the instance that an expression returns.
  private func isUse(_ member: ExpressionID, of store: KnownStore, in viewModel: TypeID) -> Bool {
    if case .project(let type) = store {
      // A view model that is a store itself.
      if type == viewModel || project.ancestors(of: viewModel).contains(type) { return false }
    }
    let instance = facts.expression(beginningWith: member).flatMap { facts[$0].kind == .call ? $0 : nil } ?? member
    return accessesContents(instance, store) && !isDefaultArgument(instance) && !isReplaceableValue(instance, viewModel)
      && !isFallback(instance) && !isPassedToOwnInitializer(instance, viewModel) && !isInPreview(instance)
      && !facts.enclosing(facts[instance].owner).contains(where: isForPreviews)
  }

  /// Whether the code reads or changes what the store contains, unless it passes the instance on.
  private func accessesContents(_ instance: ExpressionID, _ store: KnownStore) -> Bool {
    if asksForPermission(instance) { return false }
    guard let next = facts.expression(beginningWith: instance), facts[next].kind == .member else { return true }
    switch store {
    case .system: return !SystemMembers[facts[next].name].contains(.location)
    case .project(let type):
      let name = facts[next].name
      if let member = project.firstMember(named: name, of: type), isConstant(member) { return false }
      return !(facts.isTarget(next) ? project.onlyReceives(name, of: type) : onlySends(name, of: type))
        && !isSentBack(instance, to: store)
    case .package, .objectiveC: return true
    }
  }

  /// Whether a property has the same value in each object: `let limit = 20`.
  private func isConstant(_ property: SymbolID) -> Bool {
    let declaration = project[property]
    guard declaration.kind == .property, declaration.modifiers.contains(.constant),
      let value = project.file(property).initialValue(of: property.declaration)
    else { return false }
    return project.file(property)[value].kind == .literal && project.file(property).firstPart(of: value) == nil
  }

  /// `init(store: Store = .shared)`
  private func isDefaultArgument(_ instance: ExpressionID) -> Bool {
    facts.containing(instance).contains { outer in
      facts[outer].kind == .binding && facts[outer].declaration.map { facts[$0].kind == .parameter } ?? false
    }
  }

  /// Whether an expression is the initial value of a property that tests can set, or that `concrete-store` reports.
  private func isReplaceableValue(_ instance: ExpressionID, _ viewModel: TypeID) -> Bool {
    guard let binding = facts[instance].parent, facts[binding].kind == .binding,
      let property = facts[binding].declaration, project.isStoredProperty(facts[property])
    else { return false }
    let closed: Modifiers = [.constant, .private, .fileprivate, .restrictedSetter]
    return facts[property].modifiers.isDisjoint(with: closed) || replaceableStore(in: property, of: viewModel) != nil
  }

  /// `store ?? Store.shared`
  private func isFallback(_ instance: ExpressionID) -> Bool {
    guard let parent = facts[instance].parent else { return false }
    let parts = Array(facts.parts(of: parent))
    guard let place = parts.firstIndex(of: instance), place > 0 else { return false }
    let before = facts[parts[place - 1]]
    return before.kind == .operator && before.name == LanguageWords.nilCoalescing
  }

  /// `self.init(store: Store.shared)`, `ListViewModel(store: Store.shared)` in the view model itself.
  private func isPassedToOwnInitializer(_ instance: ExpressionID, _ viewModel: TypeID) -> Bool {
    guard let argument = facts[instance].parent, facts[argument].kind == .argument,
      let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call)
    else { return false }
    if facts[callee].name == LanguageWords.initializer { return true }
    return value(of: callee).map { $0.isType && $0.referent == .project(viewModel) } ?? false
  }
}

/// A place where a view model uses a store's shared instance.
private struct SharedStoreUse {
  let store: KnownStore
  let path: String
  let offset: UInt32
}

/// A use in one of a view model's bodies.
private struct PlacedSharedStoreUse {
  let body: SymbolID
  let use: SharedStoreUse

  var place: Place { Place(file: body.file, offset: use.offset) }
}

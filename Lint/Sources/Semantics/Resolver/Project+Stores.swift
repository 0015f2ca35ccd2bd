public import LintSyntax

/// A type that stores or fetches data.
public enum KnownStore: Hashable, Sendable {
  case project(TypeID)
  case system(SystemType)
  /// A type of a package whose sources aren't part of the project. Its name is that of a store, or its shared instance returns streams
  /// of results.
  case package(Name)
  /// A class that the project implements in Objective-C.
  case objectiveC(Name)
}

extension Project {
  /// The store that a type is, if it is one. A generic parameter counts as its constraint.
  public func store(_ referent: Referent) -> KnownStore? {
    switch referent {
    case .project(let type):
      return roles.plays(.store, type) && !isDouble(type) ? .project(type) : nil
    case .system(let system): return system.kind == .store ? .system(system) : nil
    case .generic(let parameter):
      return self[parameter].type.flatMap { constraint in
        let referent = self.referent(of: TypeUse(file: parameter.file, node: constraint))
        if case .generic = referent { return nil }
        return store(referent)
      }
    default: return nil
    }
  }

  /// Whether SwiftUI views can observe the objects of a type: it is an `ObservableObject` or `@Observable`.
  public func isObserved(_ type: TypeID) -> Bool { StoreRoleFinder.isObserved(type, self) }

  public func name(of store: KnownStore) -> Name {
    switch store {
    case .project(let type): self[type].name
    case .system(let system): system.name
    case .package(let name), .objectiveC(let name): name
    }
  }

  /// The store that a value is in a file. A type that no Swift file declares is one if the project implements it in Objective-C as a
  /// store, or if the file imports a package and the type's name is that of a store.
  public func store(_ referent: Referent, in file: FileID) -> KnownStore? {
    guard case .unknown(let name) = referent else { return store(referent) }
    if isStoreInObjectiveC(name) { return .objectiveC(name) }
    return isStoreOfPackage(name, in: file) ? .package(name) : nil
  }

  private func isStoreInObjectiveC(_ name: Name) -> Bool {
    guard let store = tables.objectiveCStores[name]?.store, store.store != nil, tables.topLevelTypes[name] == nil,
      [nil, .store].contains(vocabulary.role(of: name)), !vocabulary.isDouble(name), !FoundationTypes.isFormatter(name)
    else { return false }
    guard let parent = store.superclass.map({ Name($0) }) else { return true }
    let superclass = SystemTypes.named(parent)
    return !(superclass?.isViewSide ?? false) && superclass?.kind != .interface && !FoundationTypes.isFormatter(parent)
  }

  /// Whether a class method of a store in Objective-C returns its shared instance.
  public func returnsInstance(_ method: Name, ofObjectiveC store: Name) -> Bool {
    tables.objectiveCStores[store]?.instances.contains(method) ?? false
  }

  private func isStoreOfPackage(_ name: Name, in file: FileID) -> Bool {
    guard vocabulary.isUnambiguousStore(name), !vocabulary.isOnlyEnding(name), !vocabulary.isDouble(name),
      !name.hasPrefixOfSystem, tables.topLevelTypes[name] == nil, tables.objectiveCStores[name] == nil
    else { return false }
    return facts(file).imports.contains { !SystemTypes.frameworks.contains($0.module) }
  }

  /// The reason that a type is a store.
  public func claims(for store: KnownStore) -> [RoleClaim] {
    switch store {
    case .project(let type): return roles.claim(.store, of: type).map { [$0] } ?? []
    case .system(let system):
      return [
        RoleClaim(role: .store, basis: .inheritance, reasons: ["'\(system.name)' is a store of \(system.framework)"])
      ]
    case .objectiveC(let name):
      guard let type = tables.objectiveCStores[name]?.store, let store = type.store else { return [] }
      return [
        RoleClaim(
          role: .store, basis: .use,
          reasons: ["'\(name)' uses '\(store)' in Objective-C, in '\(type.path)'"])
      ]
    case .package(let name):
      guard vocabulary.isUnambiguousStore(name), let word = vocabulary.storeWordText(of: name) else {
        return [
          RoleClaim(
            role: .store, basis: .use,
            reasons: ["the shared instance of '\(name)' of a package returns streams of results"])
        ]
      }
      return [
        RoleClaim(
          role: .store, basis: .name,
          reasons: ["'\(name)' of a package ends with the word '\(word)', like a store"])
      ]
    }
  }

  /// The store that an entity uses by itself, as in `User.current()` or `user.save()`.
  ///
  /// The result of an instance method may have other sources, so such a method counts only if it returns nothing or returns
  /// the store's result.
  public func storeUsed(by declaration: SymbolID) -> KnownStore? {
    if let system = systemStoreUsed(by: declaration) { return .system(system) }
    let node = self[declaration]
    if node.parent == nil { return node.kind == .function ? projectStoreUsed(byGlobal: declaration) : nil }
    let isOfType = !node.modifiers.isDisjoint(with: [.static, .class])
    guard node.kind == .function || isOfType, let type = enclosingType(of: declaration),
      self[type].kind != .protocol, roles.claims(of: type).isEmpty
    else { return nil }
    if let store = projectStoreUsed(by: declaration, of: type) { return .project(store) }
    return isOfType ? storeUsed(byManaged: declaration) : nil
  }

  /// The store of the project of which an entity or a value calls a member, such as `static var current: User { Database.shared.user() }`.
  private func projectStoreUsed(by declaration: SymbolID, of type: TypeID) -> TypeID? {
    guard let store = projectStore(namedBy: declaration),
      isEntity(type) || hasOwnData(type) || looksUpInstance(declaration, of: type)
        || isNamespace(type) && givesBack(declaration),
      sendsRequest(declaration), !isNavigation(declaration), !StoreRoleFinder.showsSomething(declaration, self)
    else { return nil }
    return store
  }

  /// The store of the project of which a global function calls a member: `func save(_ name: String) { Database.shared.save(name) }`.
  private func projectStoreUsed(byGlobal function: SymbolID) -> KnownStore? {
    guard let store = projectStore(namedBy: function), sendsRequest(function), !isNavigation(function),
      !isFactory(function), !StoreRoleFinder.showsSomething(function, self)
    else { return nil }
    return .project(store)
  }

  /// The first store of the project that code names and whose data it accesses, as in `Database.shared.user()`.
  func projectStore(namedBy declaration: SymbolID) -> TypeID? {
    let facts = file(declaration)
    return self[declaration].code.lazy.compactMap { expression -> TypeID? in
      let node = facts[expression]
      guard node.kind == .reference, node.name.bytes.first.map(CamelCase.isCapital) ?? false,
        let member = facts.member(after: expression),
        let store = lookUp(node.name, owner: node.owner, file: declaration.file).type, roles.plays(.store, store),
        !isDouble(store), accessesData(member, meaning: firstMember(named: member, of: store), of: store)
      else { return nil }
      return store
    }.first
  }

  /// Whether a caller gets a result from a member, or learns of a failure. A command that returns nothing may have another purpose,
  /// such as showing the app's first screen again. A text may only describe what the user sees.
  private func givesBack(_ member: SymbolID) -> Bool {
    if let result = self[member].type, CommonSupertypes[file(member)[result].name].contains(.text) { return false }
    return hasResult(member) || self[member].modifiers.contains(.throwing)
  }

  /// Whether members stand for themselves, because all of them are static.
  private func isNamespace(_ members: [SymbolID]) -> Bool {
    members.allSatisfy { isClassMember($0) || self[$0].kind == .initializer || self[$0].kind.hasMembers }
  }

  /// Whether a type without instances groups static members that each stand for themselves, and doesn't only report events.
  private func isNamespace(_ type: TypeID) -> Bool {
    self[type].supertypes.isEmpty && isNamespace(members(of: type))
      && [nil, .store].contains(vocabulary.role(of: self[type].name)) && !onlyReports(type)
      && !StoreRoleFinder.isTheme(type, self)
  }

  /// The type to name in a message about the use of a store by a member: the store, or the member's own type if other files can't name
  /// the store.
  public func nameable(_ store: KnownStore, usedBy declaration: SymbolID) -> Name {
    guard case .project(let type) = store, let owner = enclosingType(of: declaration),
      !self[self[type].declaration].modifiers.isDisjoint(with: [.private, .fileprivate])
    else { return name(of: store) }
    return self[owner].name
  }

  /// Whether a computed static property returns an instance of its own type, such as the one of the current user.
  public func looksUpInstance(_ property: SymbolID, of type: TypeID) -> Bool {
    let declaration = self[property]
    return declaration.kind == .property && declaration.modifiers.contains(.computed) && isClassMember(property)
      && value(of: property)?.referent.type == type
  }

  func isClassMember(_ member: SymbolID) -> Bool {
    !self[member].modifiers.isDisjoint(with: [.static, .class])
  }

  private func systemStoreUsed(by declaration: SymbolID) -> SystemType? {
    guard let use = storeUse(of: declaration), !use.isStored, !use.isHousekeeping, use.system.kind == .store,
      !isNavigation(declaration), !isFactory(declaration)
    else { return nil }
    if self[declaration].parent == nil { return isStoreEntryPoint(declaration) ? use.system : nil }
    guard let type = enclosingType(of: declaration), roles.claims(of: type).isEmpty,
      isStoreEntryPoint(declaration) || describesRequests(type) && sendsRequest(declaration),
      vocabulary.role(of: self[type].name) == nil || describesRequests(type),
      self[type].kind != .class || !NamingConventions.isModel(self[type].name),
      !StoreRoleFinder.isUserInterfaceType(type, self),
      !StoreRoleFinder.isObserved(type, self), !StoreRoleFinder.isTranslator(type, self), !onlyReports(type),
      !StoreRoleFinder.isTheme(type, self)
    else { return nil }
    return use.system
  }

  /// Whether a function without an instance makes an object from a store, and returns it. What the caller does with the object
  /// counts.
  func isFactory(_ function: SymbolID) -> Bool {
    guard self[function].kind == .function, self[function].parent == nil || isClassMember(function),
      let result = value(of: function)?.referent.type, isObject(result), result != enclosingType(of: function),
      !isEntity(result)
    else { return false }
    let file = file(function)
    return self[function].code.contains { call in
      guard file[call].kind == .call, let callee = file.firstPart(of: call), file[callee].kind == .reference,
        let made = lookUp(file[callee].name, owner: file[callee].owner, file: function.file).type
      else { return false }
      return made == result || ancestors(of: made).contains(result)
    }
  }

  /// Whether the use of a member or global that uses a store counts as a use of the store.
  private func isStoreEntryPoint(_ id: SymbolID) -> Bool {
    let declaration = self[id]
    let isStatic = !declaration.modifiers.isDisjoint(with: [.static, .class])
    switch declaration.kind {
    case .function: return isStatic || declaration.type == nil || returnsStoreResult(id)
    case .property: return isStatic && declaration.modifiers.contains(.computed)
    default: return false
    }
  }

  /// Whether a use of a store's member accesses stored or fetched data.
  ///
  /// All members do, unless the type is a store only because some of its members use one that it doesn't own. The state that such a
  /// type publishes is then the data that it fetched.
  ///
  /// - Parameter declared: The declaration of the member that the code means. Nil if the store's type declares none.
  public func accessesData(_ member: Name, meaning declared: SymbolID?, of type: TypeID) -> Bool {
    // The name of a nested type. Its members don't belong to the store: `Account.Limits.minimum`.
    if nestedType(member, in: type) != nil { return false }
    if let declared, isHarmless(declared, of: type) { return false }
    guard let declared, roles.claim(.store, of: type)?.basis == .use, !isNamedLikeStore(type) else { return true }
    if isRequest(type) { return sendsRequest(declared) && usesStore(declared) }
    return usesDataOfStore(declared, of: type) && !onlySends(member, of: type)
  }

  /// Whether a member of a store accesses no data: it shows a screen, computes a value, asks for a permission, formats, writes a log or
  /// loads an image.
  private func isHarmless(_ member: SymbolID, of type: TypeID) -> Bool {
    isNavigation(member) && !answersCaller(member) || computes(member) || concernsPermission(member)
      || isFormatter(member) || writesLog(member)
      || (returnsLooks(member) || passesLooks(member)) && isImageLoader(type)
  }

  /// Whether a type gives nothing but images, colors or other values of the UI, and some of them later. The view draws what it loads, as
  /// an image view does that loads its own image.
  public func isImageLoader(_ type: TypeID) -> Bool {
    let members = visibleMembers(of: type)
    guard
      members.contains(where: { self[$0].modifiers.contains(.async) && returnsLooks($0) || passesLooks($0) })
    else { return false }
    return members.allSatisfy { member in
      switch self[member].kind {
      case .function:
        self[member].type == nil && !hasFunctionParameter(member) || returnsLooks(member) || passesLooks(member)
      case .property:
        isStoredProperty(self[member]) && self[type].kind != .protocol || value(of: member)?.referent.type == type
      default: true
      }
    }
  }

  private func returnsLooks(_ function: SymbolID) -> Bool {
    self[function].kind == .function && value(of: function)?.referent.system?.kind == .value
  }

  /// Whether a function gives its caller nothing but looks, through a function that it takes: `load(url) { image in … }`. Its other
  /// parameters say where the image is. An entity or its number says whose image it is, so the function knows the app's data.
  private func passesLooks(_ function: SymbolID) -> Bool {
    guard self[function].kind == .function else { return false }
    let facts = file(function)
    let types = facts.children(of: function.declaration).filter { facts[$0].kind == .parameter }.compactMap {
      facts[$0].type.map { TypeUse(file: function.file, node: $0) }
    }
    let handlers = types.compactMap(functionType)
    return !handlers.isEmpty && handlers.allSatisfy(takesLooks)
      && types.allSatisfy { functionType($0) != nil || !identifiesData($0) }
  }

  private func takesLooks(_ handler: TypeUse) -> Bool {
    let values = facts(handler.file).parts(of: handler.node).dropLast().map { TypeUse(file: handler.file, node: $0) }
    return values.contains(where: isLook) && values.allSatisfy { isLook($0) || isError($0) }
  }

  private func identifiesData(_ use: TypeUse) -> Bool {
    let facts = facts(use.file)
    if let part = facts.onlyPart(of: use.node) { return identifiesData(TypeUse(file: use.file, node: part)) }
    return CommonSupertypes[facts[use.node].name].contains(.makesIndex) || referent(of: use).type.map(isEntity) ?? false
  }

  /// `UIImage`, `UIImage?`, `Result<UIImage, Error>`
  private func isLook(_ use: TypeUse) -> Bool {
    let facts = facts(use.file)
    if facts[use.node].name == LanguageWords.result {
      return facts.firstPart(of: use.node).map { isLook(TypeUse(file: use.file, node: $0)) } ?? false
    }
    return referent(of: use).system?.kind == .value
  }

  func isError(_ use: TypeUse) -> Bool {
    let facts = facts(use.file)
    if let part = facts.onlyPart(of: use.node) { return isError(TypeUse(file: use.file, node: part)) }
    return CommonSupertypes[facts[use.node].name].contains(.error)
      || referent(of: use).type.map { inherits(.error, by: $0) } ?? false
  }

  private func usesDataOfStore(_ declared: SymbolID, of type: TypeID) -> Bool {
    let members = members(of: type)
    let isStored = members.contains { storeUse(of: $0)?.isStored ?? false } && !isNamespace(members)
    guard !isStored, !ownsStore(type), members.contains(where: usesStore) else { return true }
    return isObserved(type) && self[declared].kind == .property || usesStore(declared)
      || hasSharedInstance(type) && usesState(declared)
  }

  /// Whether a member is a property that changes or stores an object, or its code uses one of its type, perhaps through other
  /// members. A shared instance keeps what it fetched in such properties.
  private func usesState(_ member: SymbolID, _ limit: Int = memberLimit) -> Bool {
    if isStoredProperty(self[member]) {
      return !self[member].modifiers.contains(.constant) || value(of: member)?.referent.type.map(isObject) ?? false
    }
    return ownMembers(usedBy: member).contains { limit > 0 && usesState($0, limit - 1) }
  }

  /// Whether a property is a formatter, which has no data.
  func isFormatter(_ member: SymbolID) -> Bool {
    guard self[member].kind == .property else { return false }
    if let type = self[member].type { return FoundationTypes.isFormatter(file(member)[type].name) }
    if case .unknown(let name)? = value(of: member)?.referent { return FoundationTypes.isFormatter(name) }
    return false
  }

  func isObject(_ type: TypeID) -> Bool { [.class, .actor, .protocol].contains(self[type].kind) }

  /// Whether a computed property says whether the user has given a permission, perhaps through other properties, or a function
  /// without a result only requests one.
  private func concernsPermission(_ member: SymbolID, _ limit: Int = memberLimit) -> Bool {
    let facts = file(member)
    // A shared instance, or a case that is compared with the state, accesses nothing.
    let members = self[member].code.filter {
      facts[$0].kind == .member && !facts[$0].flags.contains(.implicitBase)
        && !SystemMembers[facts[$0].name].contains(.instance) && declaration(readBy: $0, file: member.file) == nil
    }
    let permissions = members.filter { SystemMembers[facts[$0].name].contains(.permission) }
    switch self[member].kind {
    case .property where self[member].modifiers.contains(.computed):
      return !permissions.isEmpty
        || limit > 0 && ownMembers(usedBy: member).contains { concernsPermission($0, limit - 1) }
    case .function where self[member].type == nil: return !permissions.isEmpty && permissions.count == members.count
    default: return false
    }
  }

  /// The members of its own type that a member's code names.
  private func ownMembers(usedBy member: SymbolID) -> [SymbolID] {
    guard let owner = enclosingType(of: member) else { return [] }
    let facts = file(member)
    return self[member].code.compactMap { expression in
      guard facts[expression].kind == .reference || facts[expression].kind == .member,
        let read = declaration(readBy: expression, file: member.file), read != member, enclosingType(of: read) == owner,
        self[read].parent.map({ file(read)[$0].kind.hasMembers }) ?? false
      else { return nil }
      return read
    }
  }

  /// Whether a static member computes its value at once, from arguments and constants, so that its use accesses no data.
  func computes(_ member: SymbolID, _ limit: Int = memberLimit) -> Bool {
    let declaration = self[member]
    guard !declaration.modifiers.isDisjoint(with: [.static, .class]), isComputation(member), !usesStore(member) else {
      return false
    }
    let facts = file(member)
    return declaration.code.allSatisfy { expression in
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member,
        let read = self.declaration(readBy: expression, file: member.file), self[read].kind == .property
      else { return true }
      if self[read].modifiers.contains(.constant) { return true }
      let isShared = self[read].parent == nil || !self[read].modifiers.isDisjoint(with: [.static, .class])
      return !isShared || read == member || limit > 0 && computes(read, limit - 1)
    }
  }

  /// Whether a member is a computed property, or a function with parameters that returns its result at once.
  private func isComputation(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    switch declaration.kind {
    case .property: return declaration.modifiers.contains(.computed)
    case .function:
      return declaration.type != nil && !declaration.modifiers.contains(.async) && !hasFunctionParameter(member)
        && file(member).children(of: member.declaration).contains { file(member)[$0].kind == .parameter }
    default: return false
    }
  }

  /// The maximum number of members of a type through which another one uses a store.
  static let memberLimit = 3

  /// Whether a member uses a store: of the system, or one of the project that its code names or that its type stores. It may do so
  /// through other members of its type.
  public func usesStore(_ member: SymbolID) -> Bool { usesStore(member, Self.memberLimit) }

  private func usesStore(_ member: SymbolID, _ limit: Int) -> Bool {
    if storeUse(of: member) != nil { return true }
    let facts = file(member)
    let owner = enclosingType(of: member)
    return self[member].code.contains { expression in
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member else { return false }
      if let read = declaration(readBy: expression, file: member.file) {
        if self[read].kind == .property || self[read].kind == .local,
          value(of: read).flatMap({ $0.referent.type == owner ? nil : store($0.referent) }) != nil
        {
          return true
        }
        return limit > 0 && read != member && !readsWithoutObservers(read, at: expression, member.file)
          && self[read].parent.map { file(read)[$0].kind.hasMembers } ?? false
          && owner.map { implementations(of: read, for: $0).contains { usesStore($0, limit - 1) } } ?? false
      }
      guard facts.hasMember(after: expression), let value = value(of: expression, file: member.file), value.isType,
        value.referent.type != owner
      else { return false }
      return store(value.referent) != nil
    }
  }

  /// Whether code only reads a stored property, so that its observers don't run.
  private func readsWithoutObservers(_ property: SymbolID, at expression: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    return self[property].kind == .property && isStoredProperty(self[property])
      && !self[property].modifiers.contains(.lazy) && !facts.mayChange(expression)
      && !(facts.member(after: expression).map { CollectionMembers[$0].contains(.mutates) } ?? false)
  }

  /// The declarations that code of a type may mean by a member of its own: the member itself, or those that a superclass or an
  /// extension of a protocol provides.
  private func implementations(of member: SymbolID, for owner: TypeID) -> [SymbolID] {
    guard let type = enclosingType(of: member) else { return [] }
    if type == owner { return [member] }
    return ancestors(of: owner).contains(type) ? members(named: self[member].name, of: owner) : []
  }

  /// Whether a member receives or returns a view controller, so that it presents something.
  func isNavigation(_ member: SymbolID) -> Bool {
    let facts = file(member)
    let parameters = facts.children(of: member.declaration).map { facts[$0] }.filter { $0.kind == .parameter }
    return (parameters + [self[member]]).compactMap(\.type).contains {
      isController(TypeUse(file: member.file, node: $0))
    }
  }

  /// Whether a member uses a store besides the settings, gives the result to its caller, and shows no screen itself.
  private func answersCaller(_ member: SymbolID) -> Bool {
    let usesSystemStore = storeUse(of: member).map { !$0.system.traits.contains(.settings) }
    guard hasResult(member), usesSystemStore ?? (projectStore(namedBy: member) != nil),
      !self[member].code.contains(where: { SystemMembers[file(member)[$0].name].contains(.showing) })
    else { return false }
    return self[member].type.map { !isController(TypeUse(file: member.file, node: $0)) } ?? true
  }

  private func isController(_ use: TypeUse) -> Bool {
    switch referent(of: use) {
    case .project(let type): roles.viewSide(type)?.role == .controller
    case .system(let system): system.kind == .controller
    default: false
    }
  }

  private func ownsStore(_ type: TypeID) -> Bool {
    storedProperties(of: type).contains { value(of: $0)?.referent.type.map { roles.plays(.store, $0) } ?? false }
  }

  /// The system's type that an extension extends.
  public func systemType(extendedBy declaration: Declaration, file: FileID) -> SystemType? {
    guard declaration.kind == .extension, let written = declaration.type else { return nil }
    return referent(of: TypeUse(file: file, node: written)).system
  }
}

extension Name {
  /// Whether a name begins with two capitals, like those of Apple's types in Objective-C: `CBService`.
  fileprivate var hasPrefixOfSystem: Bool { bytes.prefix(2).allSatisfy(CamelCase.isCapital) }
}

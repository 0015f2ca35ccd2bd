public import LintSyntax

/// The store of the system or of a package that a member or a global uses.
public struct StoreUse: Sendable, Hashable, BitwiseCopyable {
  public let system: SystemType
  /// Whether the member is a property that stores the store.
  public let isStored: Bool
  /// Whether the member only prepares or clears up files, as a recorder or a converter does.
  public var isHousekeeping = false
}

extension StoreUse {
  fileprivate func isWeaker(than other: StoreUse) -> Bool {
    isStored == other.isStored ? isHousekeeping && !other.isHousekeeping : other.isStored
  }
}

/// The members and globals that use a store of the system or of a package.
public struct StoreUses: Sendable {
  public private(set) var byMember: [SymbolID: StoreUse] = [:]
  /// Whether a member of each file uses a store. Most files have none, and this is faster than looking up a member.
  private var files: [Bool] = []
  private(set) var wrappers: HandleSet<TypeID> = []
  /// The names of properties and globals that store a store, and of global functions that use one.
  private(set) var sharedNames = NameSet()

  init(_ byMember: [SymbolID: StoreUse] = [:], wrappers: HandleSet<TypeID> = [], sharedNames: NameSet = NameSet()) {
    for (member, use) in byMember { self[member] = use }
    self.wrappers = wrappers
    self.sharedNames = sharedNames
  }

  public internal(set) subscript(member: SymbolID) -> StoreUse? {
    get {
      let file = member.file.index
      return file < files.count && files[file] ? byMember[member] : nil
    }
    set {
      let file = member.file.index
      if file >= files.count { files += repeatElement(false, count: file - files.count + 1) }
      files[file] = true
      byMember[member] = newValue
    }
  }

  private static let kinds: [SystemTypeKind] = [.store, .request, .cache]
  private static let names = names(of: kinds)
  private static let recordNames = names(of: [.record])

  private static func names(of kinds: [SystemTypeKind]) -> NameSet {
    NameSet(SystemTypes.names(of: kinds) + PackageTypes.names(of: kinds))
  }

  init(in project: Project) {
    for file in project.fileIDs {
      for (member, use) in Self.directUses(in: file, project) {
        if use.isStored || project.isRequestFunction(member, use) { sharedNames.insert(project[member].name) }
        if self[member].map({ $0.isWeaker(than: use) }) ?? true { self[member] = use }
      }
    }
    if !sharedNames.isEmpty { for file in project.fileIDs { addSharedUses(in: file, project) } }
    addSettings(of: project)
    addWrappedValues(of: project)
    wrappers = Self.wrappers(in: project, byMember)
    if !wrappers.isEmpty { for file in project.fileIDs { addWrappedProperties(in: file, project) } }
    addEntries(of: project)
    addIndirectUses(project)
  }

  /// Adds the properties of classes that SwiftUI reads from the user's settings, as in `@AppStorage("on") var isOn = true`.
  private mutating func addSettings(of project: Project) {
    guard let settings = SystemTypes.defaults else { return }
    for file in project.fileIDs {
      let facts = project.facts(file)
      for declaration in facts.declarationIDs
      where facts[declaration].kind == .property && facts.has(.settings, facts[declaration]) {
        guard let parent = facts[declaration].parent, facts[parent].kind == .class else { continue }
        self[SymbolID(file: file, declaration: declaration)] = StoreUse(system: settings, isStored: false)
      }
    }
  }

  /// Adds the wrapped values of property wrappers that call functions of the app over a store: `keychain.read(key)`.
  private mutating func addWrappedValues(of project: Project) {
    for type in project.typeIDs {
      let body = project[type].declaration
      guard project.file(body).has(.propertyWrapper, project[body]) else { continue }
      for value in project.members(named: LanguageWords.wrappedValue, of: type) where self[value] == nil {
        guard let system = systemStore(calledBy: value, project) else { continue }
        self[value] = StoreUse(system: system, isStored: false)
      }
    }
  }

  private func systemStore(calledBy member: SymbolID, _ project: Project) -> SystemType? {
    let facts = project.file(member)
    for expression in project[member].code where facts[expression].kind == .member {
      guard let called = project.declaration(readBy: expression, file: member.file), project[called].kind == .function,
        let use = self[called], use.system.kind == .store
      else { continue }
      return use.system
    }
    return nil
  }

  /// Adds properties whose wrapper uses a store.
  private mutating func addWrappedProperties(in file: FileID, _ project: Project) {
    let facts = project.facts(file)
    for declaration in facts.declarationIDs
    where facts[declaration].kind == .property && !facts[declaration].attributes.isEmpty {
      let property = SymbolID(file: file, declaration: declaration)
      guard self[property] == nil, let wrapper = project.storeWrapper(of: property, among: wrappers),
        let use = project.members(of: wrapper).compactMap({ self[$0] }).first(where: { $0.system.kind == .store })
      else { continue }
      self[property] = StoreUse(system: use.system, isStored: false)
    }
  }

  /// Adds the stored properties of classes whose type is an entry of a store.
  private mutating func addEntries(of project: Project) {
    let values = byMember.filter { project.isValueOfEntry($0.key, $0.value) }
    let entries = Dictionary(
      values.compactMap { value, use in project.enclosingType(of: value).map { ($0, use.system) } },
      uniquingKeysWith: { first, _ in first })
    if entries.isEmpty { return }
    for type in project.typeIDs where project[type].kind == .class {
      for property in project.storedProperties(of: type) where self[property] == nil {
        guard let entry = project.value(of: property)?.referent.type, let system = entries[entry] else { continue }
        self[property] = StoreUse(system: system, isStored: false)
      }
    }
  }

  /// Adds members that use a store through another member of their own type.
  private mutating func addIndirectUses(_ project: Project) {
    let users = byMember.keys.filter { project[$0].kind == .function || project[$0].kind == .property }
    let types = HandleSet(users.compactMap { project.enclosingType(of: $0) })
    for type in types {
      let members = project.members(of: type)
      for _ in 0..<2 {
        let names = NameSet(members.filter { self[$0] != nil }.map { project[$0].name })
        for member in members where self[member] == nil {
          if let use = use(through: names, by: member, of: type, project) { self[member] = use }
        }
      }
    }
  }

  private func use(through names: NameSet, by member: SymbolID, of type: TypeID, _ project: Project) -> StoreUse? {
    let facts = project.file(member)
    for expression in project[member].code {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, names.contains(node.name),
        let read = project.declaration(readBy: expression, file: member.file), let use = self[read],
        project.enclosingType(of: read) == type
      else { continue }
      return StoreUse(system: use.system, isStored: false, isHousekeeping: use.isHousekeeping)
    }
    return nil
  }

  /// The members and globals whose own code names a type of stores.
  static func directUses(in file: FileID, _ project: Project) -> [(SymbolID, StoreUse)] {
    let facts = project.facts(file)
    var found: [(SymbolID, StoreUse)] = []
    for type in facts.typeIDs where names.contains(facts[type].name) {
      let node = facts[type]
      let module = node.kind == .member ? facts.firstPart(of: type).map { facts[$0].name } : nil
      guard node.kind == .named || module.map({ isModule($0, facts) }) ?? false else { continue }
      if let use = use(of: node.name, from: module, in: node.owner, isExpression: false, file, project) {
        found.append(use)
      } else if let use = use(ofParameter: node.owner, named: node.name, file, project) {
        found.append(use)
      }
    }
    let (names, recordNames) = (names, recordNames)
    for expression in facts.expressionIDs {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member,
        names.contains(node.name) || recordNames.contains(node.name) && facts.hasValue(after: expression)
      else { continue }
      let module = node.kind == .member ? facts.firstPart(of: expression).map { facts[$0].name } : nil
      guard node.kind == .reference || module.map({ isModule($0, facts) }) ?? false,
        !isPassedToInitializer(expression, facts), !facts.asksForPermission(expression)
      else { continue }
      if var use = use(of: node.name, from: module, in: node.owner, isExpression: true, file, project) {
        use.1.isHousekeeping = !use.1.isStored && facts.onlyKeepsHouse(expression)
        found.append(use)
      }
    }
    return found
  }

  /// Whether an expression such as `URLSession.shared` is only an argument of an initializer, so that its code passes the store on.
  private static func isPassedToInitializer(_ expression: ExpressionID, _ facts: FileFacts) -> Bool {
    let instance = facts.expression(beginningWith: expression).flatMap { facts[$0].kind == .member ? $0 : nil }
    guard let argument = facts[instance ?? expression].parent, facts[argument].kind == .argument,
      let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.firstPart(of: call)
    else { return false }
    return facts[callee].kind == .reference && facts[callee].name.bytes.first.map(CamelCase.isCapital) ?? false
  }

  /// Whether a name before another one is that of a module, as in `Foundation.UserDefaults`.
  private static func isModule(_ name: Name, _ facts: FileFacts) -> Bool {
    facts.imports.contains { $0.module == name }
  }

  private static func use(
    of name: Name, from module: Name?, in owner: DeclarationID?, isExpression: Bool, _ file: FileID, _ project: Project
  ) -> (SymbolID, StoreUse)? {
    guard let member = project.enclosingMember(of: owner, file: file),
      let system =
        (module.map { project.topLevelType(name, ofModule: $0, file: file) }
        ?? project.lookUp(name, owner: owner, file: file)).system,
      kinds.contains(system.kind) || isExpression && system.kind == .record
    else { return nil }
    let isStored = storesStore(member, project)
    // The type of a parameter or a result isn't a use.
    return isStored || isExpression ? (member, StoreUse(system: system, isStored: isStored)) : nil
  }

  /// The use of a database's context that a static function receives and of which it calls a member: `context.insert(note)`. An
  /// entity that fetches or saves itself by its caller's context is none.
  private static func use(
    ofParameter owner: DeclarationID?, named name: Name, _ file: FileID, _ project: Project
  ) -> (SymbolID, StoreUse)? {
    let facts = project.facts(file)
    guard let owner, facts[owner].kind == .parameter, let function = facts[owner].parent,
      facts[function].kind == .function, !facts[function].modifiers.isDisjoint(with: [.static, .class]),
      let system = project.lookUp(name, owner: owner, file: file).system, system.kind == .store,
      system.traits.contains(.database),
      let type = project.enclosingType(of: SymbolID(file: file, declaration: function)),
      !StoreRoleFinder.isEntity(type, project), !project.inherits(.managed, by: type),
      facts[function].code.contains(where: { place in
        facts[place].kind == .reference && facts[place].name == facts[owner].name && facts.member(after: place) != nil
      })
    else { return nil }
    return (SymbolID(file: file, declaration: function), StoreUse(system: system, isStored: false))
  }

  private static func storesStore(_ member: SymbolID, _ project: Project) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .property, !declaration.modifiers.contains(.computed) else { return false }
    return project.value(of: member).flatMap { $0.referent.system }.map { kinds.contains($0.kind) } ?? false
  }

  /// Adds members that use a store which another member or a global stores, or a global function uses.
  private mutating func addSharedUses(in file: FileID, _ project: Project) {
    let facts = project.facts(file)
    for expression in facts.expressionIDs {
      let node = facts[expression]
      guard node.kind == .reference || node.kind == .member, sharedNames.contains(node.name),
        let member = project.enclosingMember(of: node.owner, file: file), self[member] == nil,
        let shared = project.declaration(readBy: expression, file: file), let use = self[shared],
        use.isStored || project.isRequestFunction(shared, use)
      else { continue }
      self[member] = StoreUse(
        system: use.system, isStored: false, isHousekeeping: facts.onlyKeepsHouse(expression))
    }
  }
}

extension Project {
  /// Whether a global function fetches or stores data, so that the code that calls it does. Anything may read settings.
  fileprivate func isRequestFunction(_ declaration: SymbolID, _ use: StoreUse) -> Bool {
    self[declaration].kind == .function && self[declaration].parent == nil && !use.isHousekeeping
      && use.system.kind == .store && !use.system.traits.contains(.settings)
  }

  /// The types with a static function that uses a store of the system.
  var typesWithStoreFunctions: HandleSet<TypeID> {
    HandleSet(
      tables.storeUses.byMember.compactMap { member, use in
        let declaration = self[member]
        return declaration.kind == .function && use.system.kind == .store
          && !declaration.modifiers.isDisjoint(with: [.static, .class]) ? enclosingType(of: member) : nil
      })
  }

  /// The member of a type, or the global, that contains a declaration.
  public func enclosingMember(of declaration: DeclarationID?, file: FileID) -> SymbolID? {
    let facts = facts(file)
    for place in facts.enclosing(declaration) where !facts[place].kind.hasMembers {
      guard let parent = facts[place].parent, !facts[parent].kind.hasMembers else {
        return SymbolID(file: file, declaration: place)
      }
    }
    return nil
  }

  /// The property, function, parameter or local that an expression names.
  public func declaration(readBy expression: ExpressionID, file: FileID) -> SymbolID? {
    let node = read(file) { $0[expression] }
    switch node.kind {
    case .reference: return declaration(namedBy: expression, file: file)
    case .member where !node.flags.contains(.implicitBase):
      guard let base = read(file, { $0.firstPart(of: expression) }),
        let type = value(of: base, file: file)?.referent.type
      else { return nil }
      return firstMember(named: node.name, of: type).map { member($0, meantBy: expression, facts(file), of: type) }
    default: return nil
    }
  }
}

extension StoreUses {
  /// The project's own property wrappers over a store. SwiftUI sets a dynamic property, so its wrapper isn't one.
  static func wrappers(in project: Project, _ uses: [SymbolID: StoreUse]) -> HandleSet<TypeID> {
    HandleSet(
      project.typeIDs.filter { type in
        let body = project[type].declaration
        return [.struct, .class, .enum].contains(project[type].kind)
          && project.file(body).has(.propertyWrapper, project[body])
          && project.members(of: type).contains { uses[$0]?.system.kind == .store }
          && !project.inherits(.dynamicProperty, by: type)
      })
  }
}

extension Project {
  var globalConstants: [SymbolID] {
    fileIDs.flatMap { file in
      let facts = facts(file)
      return facts.topLevel.filter { facts[$0].kind == .property && facts[$0].modifiers.contains(.constant) }
        .map { SymbolID(file: file, declaration: $0) }
    }
  }

  /// The project's own property wrapper over a store that a property is declared with.
  public func storeWrapper(of property: SymbolID) -> TypeID? {
    guard !tables.storeUses.wrappers.isEmpty else { return nil }
    return storeWrapper(of: property, among: tables.storeUses.wrappers)
  }

  func storeWrapper(of property: SymbolID, among wrappers: HandleSet<TypeID>) -> TypeID? {
    file(property).attributes(of: self[property]).lazy.compactMap { attribute in
      resolveAliases(of: lookUp(attribute.name, owner: property.declaration, file: property.file)).first?.type
    }.first(where: wrappers.contains)
  }
}

extension Project {
  /// Whether a property reads and changes one entry of a store, whose key its struct or enum provides, as in
  /// `UserDefaults.standard.set(newValue, forKey: key)`.
  fileprivate func isValueOfEntry(_ property: SymbolID, _ use: StoreUse) -> Bool {
    let (facts, declaration) = (file(property), self[property])
    guard use.system.kind == .store, declaration.kind == .property,
      declaration.modifiers.isSuperset(of: [.computed, .settable]),
      declaration.modifiers.isDisjoint(with: [.static, .class]), let type = enclosingType(of: property),
      [.struct, .enum].contains(self[type].kind)
    else { return false }
    return declaration.code.contains { expression in
      facts[expression].name != declaration.name
        && facts[expression].parent.map { facts[$0].kind == .argument } ?? false
        && self.declaration(readBy: expression, file: property.file).map {
          enclosingType(of: $0) == type && self[$0].kind == .property
            && self[$0].modifiers.isDisjoint(with: [.static, .class])
        } ?? false
    }
  }
}

extension FileFacts {
  /// Whether code uses a type, or its shared instance, only to ask for a permission, as in `PhotoLibrary.shared().requestAuthorization`.
  public func asksForPermission(_ type: ExpressionID) -> Bool { uses(type, only: .permission) }

  /// Whether code continues with a static member of a type, rather than with a type that it contains.
  func hasValue(after type: ExpressionID) -> Bool {
    guard let member = expression(beginningWith: type), self[member].kind == .member else { return false }
    return !(self[member].name.bytes.first.map(CamelCase.isCapital) ?? true)
  }

  /// Whether code uses a type, or its shared instance, only to prepare or clear up files, as in `FileManager.default.removeItem`.
  func onlyKeepsHouse(_ type: ExpressionID) -> Bool { uses(type, only: [.location, .housekeeping]) }

  /// Whether the first member after a type, or after its shared instance, is one of some kinds.
  private func uses(_ type: ExpressionID, only kinds: SystemMembers) -> Bool {
    var chain = type
    while let next = expression(beginningWith: chain) {
      switch self[next].kind {
      case .member where !SystemMembers[self[next].name].isDisjoint(with: kinds): return true
      case .member where SystemMembers[self[next].name].contains(.instance), .call: chain = next
      default: return false
      }
    }
    return false
  }
}

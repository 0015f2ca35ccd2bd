import LintSyntax

extension StoreRoleFinder {
  private static let userInterfaceKinds: [SystemTypeKind] = [.view, .cell, .controller, .delegate, .interface]

  /// Whether a type can be a store and plays no other role.
  func isCandidate(_ type: TypeID) -> Bool {
    candidates[type.index] && !modelsOfViews.contains(type) && roles.claims(of: type).allSatisfy { $0.role == .store }
      && !isPartOfViewModel(type)
  }

  /// Whether a type is nested in a view model, of which its code is a part.
  private func isPartOfViewModel(_ type: TypeID) -> Bool {
    var outer = project[type].outer
    while let next = outer {
      if roles.plays(.viewModel, next) || project.vocabulary.role(of: project[next].name) == .viewModel { return true }
      outer = project[next].outer
    }
    return false
  }

  static func canBeStore(_ type: TypeID, _ project: Project) -> Bool {
    switch project[type].kind {
    case .class, .struct, .actor, .enum: break
    default: return false
    }
    guard !isUserInterfaceType(type, project), !refusesNibs(type, project), !project.isWithoutRole(type),
      !project.adoptsReducer(type), !project.storesPresenter(type), mayNameStore(type, project)
    else { return false }
    return !isEntity(type, project) && !isRecord(type, project)
  }

  private static func mayNameStore(_ type: TypeID, _ project: Project) -> Bool {
    switch project.vocabulary.role(of: project[type].name) {
    case nil: project.protocolOfPresenters(adoptedBy: type) == nil
    case .store: true
    case .coordinator: routesRequests(type, project)
    default: false
    }
  }

  /// Whether a type that is named like a coordinator routes requests instead of screens: its code names no views or controllers, it has
  /// no listener, and most of its visible members with a result get it from a store.
  private static func routesRequests(_ type: TypeID, _ project: Project) -> Bool {
    if namesViewSide(type, project)
      || project.storedProperties(of: type).contains(where: { project[$0].modifiers.contains(.weak) })
    {
      return false
    }
    let members = project.members(of: type).filter {
      !project.isHidden($0) && (project[$0].kind == .function || project.hasResult($0))
    }
    let requests = members.filter { member in
      project.hasResult(member)
        && project.storeUse(of: member).map { $0.system.kind != .cache && !$0.system.traits.contains(.settings) }
          ?? false
    }
    return !requests.isEmpty && requests.count * 2 >= members.count
  }

  /// Whether code of a type names a view or a controller, by its type. The types of the project have no roles yet.
  private static func namesViewSide(_ type: TypeID, _ project: Project) -> Bool {
    project.mentions(in: type).contains { mention in
      switch project.referent(of: mention) {
      case .project(let named): project.hasSystemAncestor(named) { $0.isViewSide }
      case .system(let system): system.isViewSide
      default: false
      }
    }
  }

  /// Whether a type is the object of one record: it stores a managed object that it never replaces, and the object's context. An
  /// object that is named like a store can work for one record.
  private static func isRecord(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind == .class, !project.vocabulary.isStoreLike(project[type].name) else { return false }
    let stored = project.storedProperties(of: type)
    return stored.contains { keepsRecord($0, project) }
      && stored.contains { project.storeUse(of: $0)?.isStored ?? false }
  }

  private static func keepsRecord(_ property: SymbolID, _ project: Project) -> Bool {
    guard project[property].modifiers.contains(.constant), project[property].value == nil,
      let kept = project.value(of: property)?.referent.type
    else { return false }
    return project.inherits(.managed, by: kept)
  }

  func isViewOrViewModel(_ type: TypeID) -> Bool {
    roles.viewSide(type) != nil || roles.plays(.viewModel, type)
  }

  /// Whether a type is a struct that carries data. If it can load or save itself, it is still an entity rather than a store.
  func isDataStruct(_ type: TypeID) -> Bool {
    guard project[type].kind == .struct else { return false }
    // A constant with an initial value is the same in each value, so it isn't data of a type that is named like a store.
    let stored = project.storedProperties(of: type).filter {
      (!isNamedLikeStore(type) || !project[$0].modifiers.contains(.constant) || project[$0].value == nil)
        && !project.isKeyOfStore($0)
    }
    return !stored.isEmpty
      && !stored.contains { project.storeUse(of: $0)?.isStored ?? false || project.storeWrapper(of: $0) != nil }
  }

  static func isEntity(_ type: TypeID, _ project: Project) -> Bool {
    if project[type].bodies.contains(where: { project.file($0).has(.notStore, project[$0]) }) { return true }
    if project[type].kind == .enum, project.members(of: type).contains(where: { project[$0].kind == .enumCase }) {
      return true
    }
    let found = project.externalSupertypes(of: type).filter { CommonSupertypes[$0].contains(.entity) }
    return !found.isEmpty && !isClassUsingStore(type, project)
      && !(found.allSatisfy { CommonSupertypes[$0].contains(.identity) } && isObjectWithStore(type, project))
  }

  /// Whether a type is a class that is named like a store and whose functions use one. Then it isn't only the value that it decodes.
  private static func isClassUsingStore(_ type: TypeID, _ project: Project) -> Bool {
    project[type].kind == .class && project.vocabulary.isStoreLike(project[type].name)
      && !project.vocabulary.isOnlyEnding(project[type].name)
      && project.functions(of: type).contains { project.storeUse(of: $0)?.system.kind == .store }
  }

  /// Whether a type is an object that stores a store of the system or of a package.
  private static func isObjectWithStore(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind == .class || project[type].kind == .actor else { return false }
    return project.storedProperties(of: type).contains { project.storeUse(of: $0)?.isStored ?? false }
  }

  static func isUserInterfaceType(_ type: TypeID, _ project: Project) -> Bool {
    project.hasSystemAncestor(type) { userInterfaceKinds.contains($0.kind) }
  }

  /// Whether a class has an initializer for nibs that stops the app, as in `required init?(coder: NSCoder) { fatalError() }`. Its
  /// superclass is then a view or a controller, even if it is a package's.
  private static func refusesNibs(_ type: TypeID, _ project: Project) -> Bool {
    guard project[type].kind == .class, case .unknown? = project[type].supertypes.first?.referent else { return false }
    return project.members(of: type).contains { member in
      let facts = project.file(member)
      return project[member].kind == .initializer && project[member].modifiers.contains(.required)
        && project.parameters(of: member).contains { facts[$0].label == coderLabel }
        && project[member].code.contains { facts[$0].name == fatalError }
    }
  }

  private static let coderLabel: Name = "coder"
  private static let fatalError: Name = "fatalError"

  /// Whether a type's name is enough to be a store, because no declaration of the type contradicts it.
  static func mayBeStoreByName(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    let name = project[type].name
    guard !project.vocabulary.isOnlyEnding(name),
      project[type].kind == .protocol || !project.functions(of: type).isEmpty
    else {
      return false
    }
    if project[type].kind == .protocol, project.functions(of: type).isEmpty, describesValues(type, project, roles) {
      return false
    }
    return !isObservedState(type, project) && !isEntity(type, project) && !isUserInterfaceType(type, project)
      && !supportsViews(type, project, roles) && !isTheme(type, project) && !onlyComputes(type, project)
      && !draws(type, project)
      && !project.isOnlyTold(type)
      && !project.onlyAnswers(type) && !describesNavigation(type, project, roles) && !servesDevice(type, project)
  }

  /// Whether only types that carry values conform to a protocol.
  private static func describesValues(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    areConformers(of: type, project) { project.hasOnlyProperties($0) && !roles.plays(.store, $0) }
  }

  /// Whether a type stores or creates views or controllers of the project, and so presents screens.
  static func providesViews(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    project.members(of: type).contains { member in
      let declaration = project[member]
      guard project.isStoredProperty(declaration) || declaration.kind == .function,
        let provided = project.value(of: member)?.referent.type
      else { return false }
      return roles.viewSide(provided) != nil
    }
  }

  /// Whether a type's files import only frameworks of the system without stores, among them one for the device, such as its camera.
  /// If nothing but its name suggests a store, it is a service of the device. A protocol is one if its conformers are.
  private static func servesDevice(_ type: TypeID, _ project: Project) -> Bool {
    if project[type].kind == .protocol { return areConformers(of: type, project) { servesDevice($0, project) } }
    let modules = project[type].bodies.flatMap { project.file($0).imports }.map(\.module)
    return modules.contains { KnownModules[$0].contains(.device) }
      && modules.allSatisfy {
        !KnownModules[$0].isDisjoint(with: [.device, .log]) || SystemTypes.frameworksWithoutStores.contains($0)
      }
  }

  /// Whether only types that present screens conform to a protocol.
  private static func describesNavigation(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    project[type].kind == .protocol && areConformers(of: type, project) { providesViews($0, project, roles) }
  }

  /// Whether a condition holds for all types that conform to a protocol, without test doubles, and there is one.
  private static func areConformers(
    of type: TypeID, _ project: Project, _ condition: (TypeID) -> Bool
  ) -> Bool {
    let conformers = project.descendants(of: type).filter { project[$0].kind != .protocol && !project.isDouble($0) }
    return !conformers.isEmpty && conformers.allSatisfy(condition)
  }

  /// Whether a type stores nothing but formatters, and each of its functions computes one value from others, such as a text for a date.
  /// Without formatters, the functions are static, or only choose a value by their parameters. A protocol is such a type if its
  /// conformers are.
  private static func onlyComputes(_ type: TypeID, _ project: Project) -> Bool {
    if project[type].kind == .protocol { return areConformers(of: type, project) { onlyComputes($0, project) } }
    let stored = project.storedProperties(of: type)
    return stored.allSatisfy(project.isFormatter)
      && project.functions(of: type).allSatisfy { function in
        let declaration = project[function]
        if !stored.isEmpty, project.isHidden(function) { return true }
        if stored.isEmpty, onlyChooses(function, project) { return true }
        guard !stored.isEmpty || !declaration.modifiers.isDisjoint(with: [.static, .class]),
          !declaration.modifiers.contains(.async), let result = declaration.type,
          project.file(function).firstPart(of: result) == nil, project.storeUse(of: function) == nil
        else { return false }
        return !project.hasFunctionParameter(function)
      }
  }

  /// Whether a function has a result, reads a parameter and calls nothing, as one that returns the text of an error does. The pattern
  /// of a case, such as `.status(let code)`, is no call.
  private static func onlyChooses(_ function: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(function)
    let parameters = Set(project.parameters(of: function).map { facts[$0].name })
    let code = project[function].code
    return project[function].type != nil
      && code.contains { facts[$0].kind == .reference && parameters.contains(facts[$0].name) }
      && !code.contains { index in
        switch facts[index].kind {
        case .call: facts.callee(of: index).map { !facts[$0].flags.contains(.implicitBase) } ?? true
        case .subscript: true
        default: false
        }
      }
  }

  /// Whether each function that others can call returns an image, a color or another value of the UI at once, as a painter of avatars
  /// does. What it keeps are such values, too.
  private static func draws(_ type: TypeID, _ project: Project) -> Bool {
    let functions = project.functions(of: type).filter { !project.isHidden($0) }
    return !functions.isEmpty
      && functions.allSatisfy { function in
        project.value(of: function)?.referent.system?.kind == .value && !project[function].modifiers.contains(.async)
          && !project.hasFunctionParameter(function) && project.storeUse(of: function) == nil
      }
  }

  /// Whether a type declares views, or styles the views of the system, as in `UINavigationBar.appearance()`.
  static func supportsViews(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    referencesViews(type, project, roles) || stylesViews(type, project)
  }

  /// Whether a type styles views, or stores or returns the colors and fonts with which views style themselves.
  static func isTheme(_ type: TypeID, _ project: Project) -> Bool {
    stylesViews(type, project) || project.isAppearance(type) || project.providesAppearance(type)
      || project.storedProperties(of: type).contains { property in
        guard let value = project.value(of: property),
          let stored = (project.elementValue(value) ?? value).referent.type, stored != type
        else { return false }
        return project.members(of: stored).contains {
          project.value(of: $0)?.referent.system?.traits.contains(.style) ?? false
        }
      }
  }

  /// Whether the code of a type names views of the system.
  static func stylesViews(_ type: TypeID, _ project: Project) -> Bool {
    project[type].bodies.contains { namesSystemView(inCodeOf: $0, project) }
  }

  static func namesSystemView(inCodeOf body: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(body)
    return project[body].code.contains { expression in
      let node = facts[expression]
      guard node.kind == .reference, SystemTypes.named(node.name)?.kind == .view else { return false }
      return project.lookUp(node.name, owner: node.owner, file: body.file).system?.kind == .view
    }
  }

  /// Whether a type translates texts into the user's language, and stores only settings, such as that language.
  static func isTranslator(_ type: TypeID, _ project: Project) -> Bool {
    let members = project.members(of: type)
    let uses = members.compactMap { project.storeUse(of: $0) }
    return uses.allSatisfy { $0.system.traits.contains(.settings) } && members.contains { translates($0, project) }
  }

  /// Whether a function receives the key of a text and returns its translation.
  static func translates(_ function: SymbolID, _ project: Project) -> Bool {
    let facts = project.file(function)
    let declaration = project[function]
    guard declaration.kind == .function, let result = declaration.type,
      CommonSupertypes[facts[result].name].contains(.text)
    else { return false }
    return facts.children(of: function.declaration).contains { child in
      facts[child].kind == .parameter
        && facts[child].type.map { CommonSupertypes[facts[$0].name].contains(.text) } ?? false
    }
      && declaration.code.contains { SystemMembers[facts[$0].name].contains(.translation) }
  }

  static func isObserved(_ type: TypeID, _ project: Project) -> Bool {
    project.hasSystemAncestor(type) { $0.kind == .observable }
      || project[type].bodies.contains { project.file($0).has(.observable, project[$0]) }
  }

  /// Whether a type is state that views observe. Such types are often called stores or fetchers, and store a service. A
  /// repository or service remains a store if views observe it.
  static func isObservedState(_ type: TypeID, _ project: Project) -> Bool {
    isObserved(type, project) && !project.vocabulary.isUnambiguousStore(project[type].name)
  }

  static func referencesViews(_ type: TypeID, _ project: Project, _ roles: Roles) -> Bool {
    project.mentions(in: type).contains { mention in
      let referent = project.referent(of: mention)
      return referent.type != type && roles.isViewSide(referent)
    }
  }
}

extension Project {
  /// Whether a type is a reducer of a package, which handles the actions of a view.
  public func adoptsReducer(_ type: TypeID) -> Bool {
    let declaration = self[type].declaration
    return file(declaration).attributes(of: self[declaration]).contains {
      CommonSupertypes[$0.name].contains(.reducerMacro)
    }
      || inherits(.reducer, by: type)
  }

  /// Whether only the file or the type can name a member.
  func isHidden(_ member: SymbolID) -> Bool {
    !self[member].modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a struct passes a private property to nothing but a store of the system, such as the key of its setting. Others can't
  /// read such a property, so it isn't data.
  func isKeyOfStore(_ property: SymbolID) -> Bool {
    guard isHidden(property), let type = enclosingType(of: property) else { return false }
    var isPassed = false
    for member in members(of: type) where [.function, .property, .initializer].contains(self[member].kind) {
      let facts = file(member)
      for expression in self[member].code where facts[expression].name == self[property].name {
        let isRead = [.reference, .member].contains(facts[expression].kind)
        guard isRead, declaration(readBy: expression, file: member.file) == property,
          let parent = facts[expression].parent
        else { continue }
        switch facts[parent].kind {
        case .assignment where self[member].kind == .initializer: continue
        case .argument, .member:
          guard storeUse(of: member)?.system.kind == .store else { return false }
          isPassed = true
        default: return false
        }
      }
    }
    return isPassed
  }

  func isInHiddenExtension(_ member: SymbolID) -> Bool {
    guard let parent = self[member].parent.map({ file(member)[$0] }) else { return false }
    return parent.kind == .extension && !parent.modifiers.isDisjoint(with: [.private, .fileprivate])
  }

  /// Whether a member returns something, passes something to a closure, or makes its caller wait.
  func hasResult(_ member: SymbolID) -> Bool {
    let declaration = self[member]
    switch declaration.kind {
    case .property: return declaration.modifiers.contains(.computed)
    case .subscript: return true
    case .function:
      return declaration.type != nil || declaration.modifiers.contains(.async) || hasFunctionParameter(member)
    default: return false
    }
  }

  /// Whether a type is a test double: it is named like one, and uses no store or replaces another type.
  public func isDouble(_ type: TypeID) -> Bool {
    vocabulary.isDouble(self[type].name)
      && (replacesAnother(type) || !members(of: type).contains { storeUse(of: $0) != nil })
  }

  /// Whether a type inherits from another one, or implements a protocol that another type implements.
  private func replacesAnother(_ type: TypeID) -> Bool {
    ancestors(of: type).contains { parent in
      self[parent].kind != .protocol || descendants(of: parent).contains { $0 != type && self[$0].kind != .protocol }
    }
  }

  /// Whether the name of a type, or of a protocol or class that it inherits, is like that of a store.
  public func isNamedLikeStore(_ type: TypeID) -> Bool {
    ([type] + ancestors(of: type)).contains { vocabulary.isStoreLike(self[$0].name) }
  }

  /// The store of the system that conforms to a protocol of the project, as in `extension URLSession: Fetching {}`.
  func systemAdopter(of type: TypeID) -> SystemType? { tables.systemAdopters[type] }

  func collectSystemAdopters() {
    for file in fileIDs {
      let facts = facts(file)
      for declaration in facts.declarations where declaration.kind == .extension && !declaration.inherited.isEmpty {
        guard let system = systemType(extendedBy: declaration, file: file), system.kind == .store else {
          continue
        }
        for node in facts.roots(of: declaration.inherited) {
          let parent = referent(of: TypeUse(file: file, node: node)).type
          if let parent { tables.systemAdopters[parent] = system }
        }
      }
    }
  }
}

extension Project {
  /// Whether a function returns a store's result, rather than a value that it chose or computed.
  func returnsStoreResult(_ function: SymbolID) -> Bool {
    let facts = file(function)
    return self[function].code.contains { expression in
      let node = facts[expression]
      guard node.owner == function.declaration, node.kind == .return else { return false }
      return comesFromStore(facts.firstPart(of: expression), function.file, 4)
    }
  }

  /// Whether a chain of calls begins with a store. Arguments don't count.
  private func comesFromStore(_ expression: ExpressionID?, _ file: FileID, _ limit: Int) -> Bool {
    let facts = facts(file)
    var next = expression
    while let part = next {
      if case .system(let system)? = value(of: part, file: file)?.referent, system.kind == .store { return true }
      switch facts[part].kind {
      case .member, .call, .subscript, .binding: next = facts.firstPart(of: part)
      case .reference:
        guard limit > 0, let read = declaration(readBy: part, file: file), read.file == file,
          self[read].kind == .local, let value = self[read].value
        else { return false }
        return comesFromStore(value, file, limit - 1)
      default: return false
      }
    }
    return false
  }
}

import LintSemantics
import LintSyntax

/// A closure that an object stores, which `self` retains directly or through other objects.
public struct Callback: Sendable {
  public let observation: Observation
  public let escaping: EscapingFunction
  /// The property that stores the closure, and the types that declare it.
  let property: Name
  let types: [TypeID]
}

extension FileReading {
  /// `viewModel.onChange = { … }`, `viewModel.titles.bind { … }`
  public var callbacks: [Callback] {
    var stored: [Callback] = []
    var initial: [Callback] = []
    var streams: [Callback] = []
    for index in facts.expressionIDs {
      switch facts[index].kind {
      case .assignment:
        if let callback = assigned(index) { stored.append(callback) }
        for callback in assignedStream(index) { streams.append(callback) }
      case .call:
        let passed = passed(to: index)
        for callback in passed.isEmpty ? passedToSelf(by: index) : passed { stored.append(callback) }
        for callback in initialCallbacks(of: index) { initial.append(callback) }
        for callback in passedStreams(index) { streams.append(callback) }
      default: continue
      }
    }
    return stored + initial + streams
  }

  private func assigned(_ assignment: ExpressionID) -> Callback? {
    let node = facts[assignment]
    guard node.name == LanguageWords.assignment, let target = facts.target(of: assignment),
      let value = facts.value(of: assignment), let function = function(assigned: value), isInObject(node.owner)
    else { return nil }
    let place = facts[value].range.start
    let name = facts[target].name
    if isSystemCallback(target) {
      return systemStorage(target).map { callback(function, place, assignment, $0, name, []) }
    }
    if let storage = ownFunction(target), let type = enclosingType(of: node.owner) {
      return callback(function, place, assignment, storage, name, [type])
    }
    guard facts[target].kind == .member, let base = facts.firstPart(of: target) else { return nil }
    if let storage = packageView(base) { return callback(function, place, assignment, storage, name, []) }
    if let owned = owner(ofStoredMember: target) {
      return callback(function, place, assignment, owned.storage, name, project.bodies(behind: owned.type))
    }
    return associatedStorage(of: target).map { callback(function, place, assignment, $0, name, []) }
  }

  /// The property of `self` that stores a function: `onChange = { … }`, `self.onChange = { … }`.
  private func ownFunction(_ target: ExpressionID) -> RetainingProperty? {
    guard let storage = ownProperty(target), let property = storage.property, project.isFunction(property) else {
      return nil
    }
    return storage
  }

  /// A call of a method of `self` that stores its closures, perhaps in a superclass: `observe { … }`, `self.observe { … }`.
  private func passedToSelf(by call: ExpressionID) -> [Callback] {
    guard let callee = facts.callee(of: call), isMethodOfSelf(callee) else { return [] }
    let closures = closures(of: call).filter { mentionsSelf($0.value) }
    guard !closures.isEmpty, isInObject(facts[call].owner), let type = enclosingType(of: facts[call].owner),
      let method = project.declaration(readBy: callee, file: file), project[method].kind == .function
    else { return [] }
    return closures.compactMap { argument, closure in
      guard let function = facts.closure(at: closure), let name = property(in: method, thatStores: argument),
        let property = project.firstMember(named: name, of: type), project.isStoredProperty(project[property])
      else { return nil }
      let storage = RetainingProperty(name: name, property: property)
      return callback(.closure(function), facts[closure].range.start, call, storage, name, [type])
    }
  }

  /// `observe()`, `self.observe()`, `super.observe()`
  func isMethodOfSelf(_ callee: ExpressionID) -> Bool {
    switch facts[callee].kind {
    case .reference: return facts[callee].name.isLowercase
    case .member:
      guard let base = facts.firstPart(of: callee) else { return false }
      return facts[base].kind == .super || facts.isSelf(base) && selfReference(base) == .strong
    default: return false
    }
  }

  /// Whether a member is a callback of a class of the system, which stores its closure. The project doesn't declare it.
  private func isSystemCallback(_ member: ExpressionID) -> Bool {
    SystemCallbacks[facts[member].name].contains(.storesClosure)
      && project.declaration(readBy: member, file: file) == nil
  }

  /// The property that retains the object with a callback, or the callback itself if `self` inherits it.
  private func systemStorage(_ callback: ExpressionID) -> RetainingProperty? {
    guard facts[callback].kind == .member, let base = facts.firstPart(of: callback), selfReference(base) == nil else {
      return storage(callback)
    }
    return storage(base).flatMap(strong) ?? storedLocal(base)
  }

  /// A call of a method that stores its functions.
  private func passed(to call: ExpressionID) -> [Callback] {
    guard let (callee, base) = method(call) else { return [] }
    let values = functions(of: call)
    guard !values.isEmpty, isInObject(facts[call].owner) else { return [] }
    guard let type = objectType(base) else { return passed(values, toExtensionBy: call, callee) }
    return values.compactMap { argument, value in
      guard let function = function(assigned: value) else { return nil }
      guard let property = property(thatStores: argument, passedTo: facts[callee].name, type),
        let storage = ownedObject(base)
      else { return passed([(argument, value)], toExtensionBy: call, callee).first }
      return callback(function, facts[value].range.start, call, storage, property, project.bodies(behind: type))
    }
  }

  /// Closures that a method keeps that the app adds to a class of the system. Most other arguments are values.
  private func passed(
    _ values: [PassedFunction], toExtensionBy call: ExpressionID, _ callee: ExpressionID
  ) -> [Callback] {
    values.compactMap { argument, value in
      guard facts[value].kind == .closure,
        let (storage, name) = associatedStorage(of: argument, passedTo: callee),
        let function = function(assigned: value)
      else { return nil }
      return callback(function, facts[value].range.start, call, storage, name, [])
    }
  }

  private func callback(
    _ function: EscapingFunction.Function, _ place: UInt32, _ code: ExpressionID, _ storage: RetainingProperty,
    _ property: Name, _ types: [TypeID]
  ) -> Callback {
    let observation = Observation(
      place: place, owner: facts[code].owner, storage: storage, chains: [], isAdded: false, callback: property)
    let escaping = EscapingFunction(function: function, place: place, call: code)
    return Callback(observation: observation, escaping: escaping, property: property, types: types)
  }

  /// An argument of a call, and the function in it.
  private typealias PassedFunction = (argument: ExpressionID, value: ExpressionID)

  private func closures(of call: ExpressionID) -> [PassedFunction] {
    facts.parts(of: call).compactMap { part in
      guard facts[part].kind == .argument, let content = facts.firstPart(of: part), facts[content].kind == .closure
      else { return nil }
      return (part, content)
    }
  }

  /// The arguments of a call that may be functions with `self`: closures, or else a single name, as in `bind(show)`.
  private func functions(of call: ExpressionID) -> [PassedFunction] {
    let closures = closures(of: call)
    if !closures.isEmpty { return closures.filter { mentionsSelf($0.value) || namesLocalFunction($0.value) } }
    var name: PassedFunction?
    for argument in facts.parts(of: call) where facts[argument].kind == .argument {
      guard let content = facts.firstPart(of: argument) else { continue }
      switch facts[content].kind {
      case .reference where facts[content].name.isLowercase && facts[content].name != LanguageWords.selfWord,
        .member where facts.firstPart(of: content).map(facts.isSelf) ?? false:
        if name != nil { return [] }
        name = (argument, content)
      default: continue
      }
    }
    return name.map { [$0] } ?? []
  }

  /// Whether a closure names a local function, which may capture `self`.
  private func namesLocalFunction(_ expression: ExpressionID) -> Bool {
    guard let closure = facts.closure(at: expression), let outer = facts[closure].parent,
      facts.children(of: outer).contains(where: { facts[$0].kind == .function })
    else { return false }
    return facts[closure].code.contains { index in
      let node = facts[index]
      return node.kind == .reference && node.name.isLowercase
        && local(node.name, at: node.range.start, from: node.owner).map { facts[$0].kind == .function } ?? false
    }
  }

  /// A cheap check, because most closures don't mention `self`.
  func mentionsSelf(_ expression: ExpressionID) -> Bool {
    guard let closure = facts.closure(at: expression) else { return false }
    return facts[closure].code.contains { facts[$0].name == LanguageWords.selfWord }
      || facts.children(of: closure).contains { facts[$0].name == LanguageWords.selfWord }
  }

  /// The property in which every method of this name stores an argument, if there is exactly one.
  private func property(thatStores argument: ExpressionID, passedTo method: Name, _ type: TypeID) -> Name? {
    let methods = project.bodies(behind: type).flatMap { project.members(named: method, of: $0) }
      .filter { project[$0].kind == .function && !project.isRequirement($0) }
    let stored = methods.map { property(in: $0, thatStores: argument) }
    guard let first = stored.first, let name = first, stored.allSatisfy({ $0 == name }) else { return nil }
    return name
  }

  /// `func bind(_ show: @escaping (Value) -> Void) { listener = show }`
  private func property(in method: SymbolID, thatStores argument: ExpressionID) -> Name? {
    let there = reading(of: method.file)
    guard let function = parameter(of: method, for: argument) else { return nil }
    return project[method].code.firstResult { there.property(thatStores: function, at: $0, in: method.declaration) }
      ?? project[method].code.firstResult { there.property(thatRetains: function, throughCall: $0) }
  }

  /// The property that retains the object to which a method passes a closure that calls its parameter: `inputView` after
  /// `picker.onSelect { handler($0) } ; inputView = picker`. An extension of a class of the system may keep the closure, too.
  private func property(thatRetains function: DeclarationID, throughCall call: ExpressionID) -> Name? {
    guard let (callee, base) = method(call),
      let argument = facts.arguments(of: call).first(where: { calls(function, in: $0) })
    else { return nil }
    guard let type = objectType(base), let storage = ownedObject(base) else {
      return associatedStorage(of: argument, passedTo: callee)?.storage.name
    }
    let methods = project.bodies(behind: type).flatMap { project.members(named: facts[callee].name, of: $0) }
      .filter { project[$0].kind == .function && !project.isRequirement($0) }
    let isStored = methods.allSatisfy { method in
      let there = reading(of: method.file)
      return parameter(of: method, for: argument).map { stored in
        project[method].code.contains { there.property(thatStores: stored, at: $0, in: method.declaration) != nil }
      } ?? false
    }
    return isStored && !methods.isEmpty ? storage.name : nil
  }

  /// Whether an argument is a function, or a closure that names it.
  private func calls(_ function: DeclarationID, in argument: ExpressionID) -> Bool {
    facts.firstPart(of: argument).map { names(function, $0) } ?? false
  }

  /// Whether an expression is a function, or a closure that names it.
  private func names(_ function: DeclarationID, _ expression: ExpressionID) -> Bool {
    if isReference(expression, to: function) { return true }
    return facts.closure(at: expression).map { closure in
      facts[closure].code.contains { isReference($0, to: function) }
    } ?? false
  }

  /// The parameter that receives a function. A method's only function needs no label, and a call's only closure may follow it.
  func parameter(of method: SymbolID, for argument: ExpressionID) -> DeclarationID? {
    let functions = project.parameters(of: method).filter {
      project.isFunction(SymbolID(file: method.file, declaration: $0))
    }
    let isOnly = facts[argument].parent.map { closures(of: $0).count < 2 } ?? false
    if isOnly, functions.count < 2 { return functions.first }
    return (project.parameter(of: method, for: argument, file: file) ?? lastFunction(of: method, argument))
      .flatMap { functions.contains($0) ? $0 : nil }
  }

  func property(thatStores function: DeclarationID, at index: ExpressionID, in method: DeclarationID) -> Name? {
    switch facts[index].kind {
    case .assignment:
      guard let target = facts.target(of: index), let value = facts.value(of: index),
        names(function, value) || isRepeatingTimer(value) && retains(function, value)
      else { return nil }
      guard facts[target].kind == .subscript else { return ownProperty(target)?.name }
      // `observers[id] = show`
      return facts.firstPart(of: target).flatMap { listThatKeeps(elementsAddedIn: method, $0) }
    case .call:
      guard let (callee, base) = self.method(index), CollectionMembers[facts[callee].name].contains(.appends),
        let value = facts.arguments(of: index).first.flatMap(facts.firstPart),
        isReference(value, to: function) || isWrapped(function, in: value)
      else { return nil }
      return listThatKeeps(elementsAddedIn: method, base)
    default: return nil
    }
  }

  /// Whether a value of the project stores a function that it receives: `Observer(target: target, show: show)`.
  private func isWrapped(_ function: DeclarationID, in value: ExpressionID) -> Bool {
    guard facts[value].kind == .call, let callee = facts.callee(of: value), let created = self.value(of: callee),
      created.isType, let type = created.referent.type,
      let argument = facts.arguments(of: value).first(where: { argument in
        facts.firstPart(of: argument).map { isReference($0, to: function) } ?? false
      })
    else { return false }
    return project.storedProperties(of: type).contains { property in
      project[property].name == facts[argument].name && project.isFunction(property)
    }
  }

  private func ownProperty(_ expression: ExpressionID) -> RetainingProperty? { storage(expression).flatMap(strong) }

  /// The name of a list of the object from which no code that can run removes an element.
  private func listThatKeeps(elementsAddedIn method: DeclarationID, _ expression: ExpressionID) -> Name? {
    guard let list = ownProperty(expression), let property = list.property, let type = enclosingType(of: method),
      !project[property].modifiers.isDisjoint(with: [.private, .fileprivate])
        || !isChangedFromOutside(list.name, of: type)
    else { return nil }
    let breakers = CycleBreakers(of: [type], in: self)
    let isKept = project.writes(to: list.name, of: type).allSatisfy { write in
      write.file == file && write.owner == method || adds(write)
        || !breakers.canRun(codeIn: write.owner, of: write.file)
    }
    return isKept ? list.name : nil
  }

  /// Whether a change of a list only adds an element: `handlers.append(show)`, `observers[id] = show`.
  private func adds(_ write: Write) -> Bool {
    let facts = project.facts(write.file)
    switch facts[write.expression].kind {
    case .call:
      return facts.callee(of: write.expression).map { CollectionMembers[facts[$0].name].contains(.adds) } ?? false
    case .assignment:
      guard let target = facts.target(of: write.expression), let value = facts.value(of: write.expression) else {
        return false
      }
      return facts[target].kind == .subscript && facts[value].kind != .nil
    default: return false
    }
  }

  /// Whether code outside a type may change its list: `hub.handlers = []`, `hub.handlers.removeAll()`.
  private func isChangedFromOutside(_ list: Name, of type: TypeID) -> Bool {
    let family = HandleSet(project.family(of: type))
    return project.memberPlaces(named: list).contains { place in
      let facts = project.facts(place.file)
      if project.enclosingType(of: facts[place.expression].owner, file: place.file) == type { return false }
      guard let base = facts.firstPart(of: place.expression), let value = project.value(of: base, file: place.file)
      else {
        return true
      }
      switch value.referent {
      case .project(let owner): return family.contains(owner)
      case .system: return false
      default: return true
      }
    }
  }

  /// Whether the callback's property, or the property that retains its object, is set to nil while the cycle exists.
  public func isEmptied(_ callback: Callback) -> Bool {
    let owner = enclosingType(of: callback.observation.owner)
    let own = callback.types.flatMap { project.writes(to: callback.property, of: $0) }
    let outer = owner.map { project.writes(to: callback.observation.storage.name, of: $0) } ?? []
    let writes = (own + outer).filter(project.isEmptyValue)
    let others = project.assignments(toMember: callback.property).filter(isEmptyValue)
    let ends = callback.types.flatMap { type in
      project.functions(of: type).filter { project.clears(callback.property, in: $0) }
    }
    if writes.isEmpty, others.isEmpty, ends.isEmpty { return false }
    let object = StoredObject(of: callback, owner: owner, in: project)
    let breakers = CycleBreakers(of: callback.types + (owner.map { [$0] } ?? []), object: object, in: self)
    return writes.contains { breakers.canRun(codeIn: $0.owner, of: $0.file) }
      || others.contains(where: breakers.canRun)
      || ends.contains(where: breakers.canRun)
  }

  private func isEmptyValue(_ place: ProjectAssignment) -> Bool {
    let facts = project.facts(place.file)
    return facts.parts(of: place.expression).contains { facts[$0].kind == .nil }
  }
}

extension Project {
  /// A requirement has no body.
  fileprivate func isRequirement(_ function: SymbolID) -> Bool {
    self[function].parent.map { file(function)[$0].kind == .protocol } ?? false
  }
}

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
        streams += assignedStream(index)
      case .call:
        if let callback = passed(to: index) ?? passedToSelf(by: index) { stored.append(callback) }
        initial += initialCallbacks(of: index)
        streams += passedStreams(index)
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
    guard let storage = ownedObject(base), let type = objectType(base), isStored(name, behind: type) else { return nil }
    return callback(function, place, assignment, storage, name, project.bodies(behind: type))
  }

  /// The property of `self` that stores a function: `onChange = { … }`, `self.onChange = { … }`.
  private func ownFunction(_ target: ExpressionID) -> RetainingProperty? {
    guard let storage = ownProperty(target), let property = storage.property, project.isFunction(property) else {
      return nil
    }
    return storage
  }

  /// A call of a method of `self` that stores its closure, perhaps in a superclass: `observe { … }`, `self.observe { … }`.
  private func passedToSelf(by call: ExpressionID) -> Callback? {
    guard let callee = facts.callee(of: call), isMethodOfSelf(callee), let closure = onlyClosure(of: call),
      mentionsSelf(closure), isInObject(facts[call].owner),
      let type = enclosingType(of: facts[call].owner), let function = facts.closure(at: closure),
      let method = project.declaration(readBy: callee, file: file), project[method].kind == .function,
      let name = reading(of: method.file).property(thatStoresFunctionIn: method.declaration),
      let property = project.firstMember(named: name, of: type), project.isStoredProperty(project[property])
    else { return nil }
    let storage = RetainingProperty(name: name, property: property)
    return callback(.closure(function), facts[closure].range.start, call, storage, name, [type])
  }

  private func isMethodOfSelf(_ callee: ExpressionID) -> Bool {
    switch facts[callee].kind {
    case .reference: facts[callee].name.isLowercase
    case .member: facts.firstPart(of: callee).map { facts.isSelf($0) && selfReference($0) == .strong } ?? false
    default: false
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

  /// A call of a method that stores its closure.
  private func passed(to call: ExpressionID) -> Callback? {
    guard let (callee, base) = method(call), let closure = onlyClosure(of: call),
      mentionsSelf(closure), isInObject(facts[call].owner),
      let type = objectType(base), let property = property(thatStoresFunctionOf: facts[callee].name, type),
      let storage = ownedObject(base), let function = facts.closure(at: closure)
    else { return nil }
    return callback(
      .closure(function), facts[closure].range.start, call, storage, property, project.bodies(behind: type))
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

  private func onlyClosure(of call: ExpressionID) -> ExpressionID? {
    var closure: ExpressionID?
    for part in facts.parts(of: call) where facts[part].kind == .argument {
      guard let content = facts.firstPart(of: part), facts[content].kind == .closure else { continue }
      if closure != nil { return nil }
      closure = content
    }
    return closure
  }

  /// A cheap check, because most closures don't mention `self`.
  func mentionsSelf(_ expression: ExpressionID) -> Bool {
    guard let closure = facts.closure(at: expression) else { return false }
    return facts[closure].code.contains { facts[$0].name == LanguageWords.selfWord }
      || facts.children(of: closure).contains { facts[$0].name == LanguageWords.selfWord }
  }

  /// The property in which every method of this name stores its closure, if there is exactly one.
  private func property(thatStoresFunctionOf method: Name, _ type: TypeID) -> Name? {
    let methods = project.bodies(behind: type).flatMap { project.members(named: method, of: $0) }
      .filter { project[$0].kind == .function && !project.isRequirement($0) }
    let stored = methods.map { reading(of: $0.file).property(thatStoresFunctionIn: $0.declaration) }
    guard let first = stored.first, let name = first, stored.allSatisfy({ $0 == name }) else { return nil }
    return name
  }

  /// `func bind(_ show: @escaping (Value) -> Void) { listener = show }`
  private func property(thatStoresFunctionIn method: DeclarationID) -> Name? {
    let functions = facts.children(of: method).filter { child in
      facts[child].kind == .parameter && project.value(of: id(child))?.isFunction ?? false
    }
    guard functions.count == 1, let function = functions.first else { return nil }
    return facts[method].code.lazy
      .compactMap { self.property(thatStores: function, at: $0, in: method) }.first
  }

  func property(thatStores function: DeclarationID, at index: ExpressionID, in method: DeclarationID) -> Name? {
    switch facts[index].kind {
    case .assignment:
      guard let target = facts.target(of: index), let value = facts.value(of: index), facts[target].kind != .subscript,
        isReference(value, to: function) || isRepeatingTimer(value) && retains(function, value)
      else { return nil }
      return ownProperty(target)?.name
    case .call:
      guard let (callee, base) = self.method(index), CollectionMembers[facts[callee].name].contains(.appends),
        let value = facts.arguments(of: index).first.flatMap(facts.firstPart), isReference(value, to: function),
        let list = ownProperty(base), isOnlyAdded(to: list, in: method)
      else { return nil }
      return list.name
    default: return nil
    }
  }

  private func ownProperty(_ expression: ExpressionID) -> RetainingProperty? { storage(expression).flatMap(strong) }

  /// Whether a private list is changed only by appending in one method.
  private func isOnlyAdded(to list: RetainingProperty, in method: DeclarationID) -> Bool {
    guard let property = list.property, let type = enclosingType(of: method),
      !project[property].modifiers.isDisjoint(with: [.private, .fileprivate])
    else { return false }
    return project.writes(to: list.name, of: type).allSatisfy { write in
      write.file == file && facts.enclosing(write.owner).contains(method)
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

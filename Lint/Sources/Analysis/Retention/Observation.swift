import LintSemantics
public import LintSyntax

/// A place where an object stores the token of an observation, or a stream.
public struct Observation: Sendable {
  /// The offset of the word that stores the token.
  public let place: UInt32
  /// The declaration that contains the code.
  public let owner: DeclarationID?
  public let storage: RetainingProperty
  /// The stored chains.
  let chains: [ExpressionID]
  /// Whether the token is added to others. Without a collection, an assignment releases the previous token.
  public let isAdded: Bool
  /// Whether another object stores the function, rather than a stream.
  public var isCallback: Bool { callback != nil }
  /// The property of another object that stores the function.
  public var callback: Name?
  /// Whether the property keeps a stream, with or without a subscription to it.
  public var isStream = false
}

extension FileReading {
  /// The observations that the objects of the file store, in the order of the code.
  public var observations: [Observation] {
    memo.observations { observations(in: facts.expressionIDs) }
  }

  public func observations(in code: HandleRange<ExpressionID>) -> [Observation] {
    code.compactMap { index in
      let node = facts[index]
      let found: Observation? =
        switch node.kind {
        case .call: mayObserve(index) ? observation(by: index) : keptByMethod(called: index)
        case .assignment: assigned(by: index)
        case .binding: initialized(by: index)
        case .return: transformed(by: index)
        default: nil
        }
      return found.flatMap { isInObject($0.owner) ? $0 : nil }
    }
  }

  /// Whether a method may start or keep an observation, by its name.
  private func mayObserve(_ call: ExpressionID) -> Bool {
    guard let (callee, _) = method(call) else { return false }
    let name = facts[callee].name
    return !streams[name].isEmpty || CollectionMembers[name].contains(.adds)
  }

  private func observation(by call: ExpressionID) -> Observation? {
    stored(by: call) ?? collected(by: call) ?? handled(by: call) ?? republished(by: call)
      ?? keptByMethod(called: call) ?? dropped(by: call)
  }

  /// `chain.store(in: &bag)`
  private func stored(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call), let labels = streams.storageLabels(of: facts[callee].name) else {
      return nil
    }
    for argument in facts.arguments(of: call) where labels.contains(facts[argument].name) {
      guard let bag = facts.firstPart(of: argument), let storage = storage(bag) else { continue }
      return observation(call, facts.anchor(of: callee), storage, [base], isAdded: true)
    }
    return nil
  }

  /// `tokens.append(chain)`
  private func collected(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call) else { return nil }
    let name = facts[callee].name
    guard streams[name].contains(.collects) || CollectionMembers[name].contains(.adds) else { return nil }
    let added = facts.arguments(of: call).compactMap(facts.firstPart)
    if let builder = added.first, facts[builder].kind == .closure { return built(in: builder, by: call, base) }
    guard added.contains(where: mayBeToken), let storage = storage(base) else { return nil }
    let chains = added.filter { isToken($0, storedIn: storage) }
    return chains.isEmpty ? nil : observation(call, facts.anchor(of: callee), storage, chains, isAdded: true)
  }

  /// `bag.insert { chain ; chain }`: the bag stores the result of each statement. In a list, the closure itself is the element.
  private func built(in closure: ExpressionID, by call: ExpressionID, _ base: ExpressionID) -> Observation? {
    guard let builder = facts.closure(at: closure), let storage = storage(base), isBag(storage),
      let callee = facts.callee(of: call)
    else { return nil }
    let chains = statements(of: builder).filter { isToken($0, storedIn: storage) }
    return chains.isEmpty ? nil : observation(call, facts.anchor(of: callee), storage, chains, isAdded: true)
  }

  func isBag(_ storage: RetainingProperty) -> Bool {
    storage.isForLife
      || storage.property.map { typeNames(of: $0).contains { StreamTypes[$0].contains(.token) } } ?? false
  }

  /// The statements in the code of a closure that are expressions. The result of the only one is returned.
  private func statements(of closure: DeclarationID) -> [ExpressionID] {
    let code = facts[closure].code
    return code.compactMap { index in
      let node = facts[index]
      guard node.owner == closure, node.parent.map({ !code.contains($0) }) ?? true else { return nil }
      return node.kind == .return ? facts.firstPart(of: index) : index
    }
  }

  /// `timer.setEventHandler { … }`: a source of events retains its handler until it is cancelled.
  private func handled(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call), streams[facts[callee].name].contains(.setsHandler),
      objectType(base) == nil, let storage = storage(base).flatMap(strong) ?? storedLocal(base)
    else { return nil }
    return observation(call, facts.anchor(of: callee), storage, [call], isAdded: false)
  }

  /// `chain.assign(to: &$titles)`: the published property retains the subscription.
  private func republished(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call), streams[facts[callee].name].contains(.assigns),
      let target = facts.arguments(of: call).first.flatMap(facts.firstPart),
      facts[target].flags.contains(.byReference), facts[target].name.hasPrefix("$"), facts.isOwnMember(target),
      let type = enclosingType(of: facts[call].owner),
      let property = project.firstMember(named: Name(String(facts[target].name.text.dropFirst())), of: type)
    else { return nil }
    let storage = RetainingProperty(name: project[property].name, property: property)
    return observation(call, facts.anchor(of: callee), storage, [base], isAdded: true)
  }

  /// `token = chain`
  private func assigned(by assignment: ExpressionID) -> Observation? {
    let values = facts.parts(of: assignment).dropFirst()
    guard values.contains(where: mayBeToken), let target = facts.target(of: assignment), let storage = storage(target)
    else { return nil }
    let chains = values.flatMap { isToken($0, storedIn: storage) ? [$0] : ownTokens(in: $0) }
    let isAdded = facts[assignment].name == "+="
    if !chains.isEmpty {
      return observation(assignment, facts[target].range.start, storage, chains, isAdded: isAdded)
    }
    guard let chain = facts.value(of: assignment), !isAdded, keepsStream(chain, in: storage) else { return nil }
    var stream = observation(assignment, facts[target].range.start, storage, [chain], isAdded: false)
    stream.isStream = true
    return stream
  }

  /// `lazy var token = chain`
  private func initialized(by binding: ExpressionID) -> Observation? {
    guard let property = facts[binding].declaration else { return nil }
    let declaration = facts[property]
    guard declaration.kind == .property, declaration.modifiers.contains(.lazy),
      let chain = facts.firstPart(of: binding)
    else { return nil }
    let storage = RetainingProperty(name: declaration.name, property: id(property))
    let chains = isToken(chain, storedIn: storage) ? [chain] : ownTokens(in: chain)
    let isStream = chains.isEmpty && keepsStream(chain, in: storage)
    if chains.isEmpty && !isStream { return nil }
    return Observation(
      place: declaration.nameStart, owner: property, storage: storage, chains: isStream ? [chain] : chains,
      isAdded: false, isStream: isStream)
  }

  /// `action.map { self.check($0) }` in `func transform(action: Observable<Action>)`: ReactorKit subscribes to the returned stream, and
  /// the reactor keeps the subscription.
  private func transformed(by result: ExpressionID) -> Observation? {
    guard let function = facts[result].owner, facts[function].kind == .function,
      facts[function].name == ReactorMembers.transform, facts.imports(.reactorKit),
      let label = facts.children(of: function).first(where: { facts[$0].kind == .parameter }).map({ facts[$0].label }),
      ReactorMembers.transformed.contains(label), let type = enclosingType(of: function),
      project.externalSupertypes(of: type).contains(ReactorMembers.supertype), let chain = facts.firstPart(of: result)
    else { return nil }
    let bag = RetainingProperty(name: ReactorKitMembers.disposeBag, property: nil, isForLife: true)
    return observation(result, facts[chain].range.start, bag, [chain], isAdded: true)
  }

  private func observation(
    _ expression: ExpressionID, _ place: UInt32, _ storage: RetainingProperty, _ chains: [ExpressionID], isAdded: Bool
  ) -> Observation {
    Observation(
      place: place, owner: facts[expression].owner, storage: storage, chains: chains, isAdded: isAdded)
  }

  /// Whether a value may be a token, whatever stores it. Most assigned values can't.
  private func mayBeToken(_ expression: ExpressionID) -> Bool {
    switch facts[expression].kind {
    case .array, .dictionary, .call: true
    case .reference: localValue(expression) != nil
    default: facts.subtree(of: expression).contains { facts[$0].kind == .call }
    }
  }

  /// Whether a value is a token, by the type of the property that stores it or by the call that returns it.
  private func isToken(_ chain: ExpressionID, storedIn storage: RetainingProperty) -> Bool {
    switch facts[chain].kind {
    case .array, .dictionary: return facts.parts(of: chain).contains { isToken($0, storedIn: storage) }
    case .reference: return localValue(chain).map { isToken($0, storedIn: storage) } ?? false
    case .call: break
    default: return false
    }
    guard let name = calleeName(chain) else { return false }
    if isTask(chain) || streams[name].contains(.observes) { return true }
    if isTimer(name) { return isRepeatingTimer(chain) }
    if startsRepeatingTimer(chain) { return true }
    return storage.property.map { property in typeNames(of: property).contains { StreamTypes[$0].contains(.token) } }
      ?? false
  }

  /// The names in the type of a property, written or inferred from its initial value.
  func typeNames(of property: SymbolID) -> [Name] {
    let declaration = project[property]
    if let type = declaration.type {
      let facts = project.file(property)
      // Types of the project are resolved elsewhere.
      return facts.subtree(of: type).compactMap { node in
        let found = project.referent(of: TypeUse(file: property.file, node: node))
        if case .unknown(let name) = found { return name } else { return nil }
      }
    }
    guard case .unknown(let name) = project.value(of: property)?.referent else { return [] }
    return [name]
  }

  /// The calls in an expression that create a token that the project declares: an object that stores the function that it
  /// receives, and observes.
  func ownTokens(in expression: ExpressionID) -> [ExpressionID] {
    facts.subtree(of: expression).filter { index in
      guard facts[index].kind == .call, facts.arguments(of: index).contains(where: isFunction),
        let callee = facts.callee(of: index), let created = value(of: callee), created.isType,
        let type = created.referent.type
      else { return false }
      return isToken(type)
    }
  }

  private func isFunction(_ argument: ExpressionID) -> Bool {
    guard let content = facts.firstPart(of: argument) else { return false }
    let node = facts[content]
    switch node.kind {
    case .closure: return true
    // `self.update`, unless that is a property.
    case .member:
      guard let base = facts.firstPart(of: content), selfReference(base) == .strong,
        let type = enclosingType(of: node.owner)
      else { return false }
      return project.firstMember(named: node.name, of: type).map(isInstanceMethod) ?? false
    default: return false
    }
  }

  private func isToken(_ type: TypeID) -> Bool {
    guard project[type].kind == .class else { return false }
    if project.members(of: type).contains(where: startsTimerWithReceivedFunction) { return true }
    let stored = project.storedProperties(of: type)
    if project.members(of: type).contains(where: subscribesReceivedFunction),
      stored.contains(where: { typeNames(of: $0).contains { StreamTypes[$0].contains(.token) } })
    {
      return true
    }
    guard stored.contains(where: isOfFunction) else { return false }
    return project.members(of: type).contains { member in
      let file = reading(of: member.file)
      return file.facts[member.declaration].code.contains { index in
        guard file.facts[index].kind == .call, let name = file.calleeName(index) else { return false }
        return !streams[name].isDisjoint(with: [.observes, .tracks]) || file.isRepeatingTimer(index)
      }
    }
  }

  private func startsTimerWithReceivedFunction(_ member: SymbolID) -> Bool {
    project[member].kind == .initializer && reading(of: member.file).passesFunctionToTimer(member.declaration)
  }

  /// Whether an initializer subscribes a function that it receives.
  private func subscribesReceivedFunction(_ member: SymbolID) -> Bool {
    guard project[member].kind == .initializer else { return false }
    let file = reading(of: member.file)
    let functions = file.facts.children(of: member.declaration).filter {
      file.facts[$0].kind == .parameter
        && project.isFunction(file.facts[$0].type, in: member.file)
    }.map { file.facts[$0].name }
    guard !functions.isEmpty else { return false }
    return project[member].code.contains { index in
      guard file.facts[index].kind == .call, let name = file.calleeName(index),
        streams[name].contains(.observes)
      else { return false }
      return file.facts.arguments(of: index).contains { argument in
        guard let content = file.facts.firstPart(of: argument) else { return false }
        let node = file.facts[content]
        return node.kind == .reference && functions.contains(node.name)
      }
    }
  }

  private func isOfFunction(_ property: SymbolID) -> Bool {
    guard let type = project[property].type else { return false }
    let facts = project.file(property)
    return facts.subtree(of: type).contains { facts[$0].kind == .function }
  }
}

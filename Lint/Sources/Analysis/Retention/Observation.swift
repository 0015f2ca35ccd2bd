import LintSemantics
public import LintSyntax

/// A place where an object keeps what would end an observation.
public struct Observation: Sendable {
  /// Where people look for it: the word that keeps.
  public let place: UInt32
  /// The declaration that the code stands in.
  public let owner: DeclarationID?
  public let keeper: RetainingProperty
  /// The chains that it keeps.
  let chains: [ExpressionID]
  /// Whether one more is kept beside those before; a property alone lets go of the former one.
  public let isAdded: Bool
  /// Another object keeps the function, no stream does.
  public var isCallback: Bool { chains.isEmpty }
}

extension FileReading {
  /// What the objects of the file keep of their observations, in the order of the code.
  public var observations: [Observation] {
    memo.observations { observations(in: facts.expressionIDs) }
  }

  public func observations(in code: HandleRange<ExpressionID>) -> [Observation] {
    code.compactMap { index in
      let node = facts[index]
      let found: Observation? =
        switch node.kind {
        case .call: stored(by: index) ?? collected(by: index)
        case .assignment: assigned(by: index)
        case .binding: lazily(by: index)
        default: nil
        }
      return found.flatMap { isInObject($0.owner) ? $0 : nil }
    }
  }

  /// `chain.store(in: &bag)`
  private func stored(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call), let labels = StreamAPI.storageLabels(of: facts[callee].name) else {
      return nil
    }
    for argument in facts.arguments(of: call) where labels.contains(facts[argument].name) {
      guard let bag = facts.firstPart(of: argument), let keeper = keeper(bag) else { continue }
      return observation(call, facts.anchor(of: callee), keeper, [base], isAdded: true)
    }
    return nil
  }

  /// `tokens.append(chain)`
  private func collected(by call: ExpressionID) -> Observation? {
    guard let (callee, base) = method(call) else { return nil }
    let name = facts[callee].name
    guard StreamAPI[name].contains(.collects) || CollectionMembers[name].contains(.adds) else { return nil }
    let taken = facts.arguments(of: call).compactMap(facts.firstPart)
    guard taken.contains(where: mayBeToken), let keeper = keeper(base) else { return nil }
    let chains = taken.filter { isToken($0, keptBy: keeper) }
    return chains.isEmpty ? nil : observation(call, facts.anchor(of: callee), keeper, chains, isAdded: true)
  }

  /// `token = chain`
  private func assigned(by assignment: ExpressionID) -> Observation? {
    let parts = Array(facts.parts(of: assignment))
    guard parts.dropFirst().contains(where: mayBeToken), let keeper = keeper(parts[0]) else { return nil }
    let chains = parts.dropFirst().flatMap { isToken($0, keptBy: keeper) ? [$0] : ownTokens(in: $0) }
    let isAdded = facts[assignment].name == "+="
    return chains.isEmpty
      ? nil : observation(assignment, facts[parts[0]].range.start, keeper, chains, isAdded: isAdded)
  }

  /// `lazy var token = chain`
  private func lazily(by binding: ExpressionID) -> Observation? {
    guard let property = facts[binding].declaration else { return nil }
    let declaration = facts[property]
    guard declaration.kind == .property, declaration.modifiers.contains(.lazy),
      let chain = facts.firstPart(of: binding)
    else { return nil }
    let keeper = RetainingProperty(name: declaration.name, property: id(property))
    let chains = isToken(chain, keptBy: keeper) ? [chain] : ownTokens(in: chain)
    return chains.isEmpty
      ? nil
      : Observation(place: declaration.nameStart, owner: property, keeper: keeper, chains: chains, isAdded: false)
  }

  private func observation(
    _ expression: ExpressionID, _ place: UInt32, _ keeper: RetainingProperty, _ chains: [ExpressionID], isAdded: Bool
  ) -> Observation {
    Observation(
      place: place, owner: facts[expression].owner, keeper: keeper, chains: chains, isAdded: isAdded)
  }

  /// Whether what is kept could end an observation, whoever keeps it: most of what is assigned could not.
  private func mayBeToken(_ expression: ExpressionID) -> Bool {
    switch facts[expression].kind {
    case .array, .dictionary, .call: true
    case .reference: localValue(expression) != nil
    default: facts.subtree(of: expression).contains { facts[$0].kind == .call }
    }
  }

  /// Whether what is kept ends an observation: so says the type of what keeps it, or what gave it.
  private func isToken(_ chain: ExpressionID, keptBy keeper: RetainingProperty) -> Bool {
    switch facts[chain].kind {
    case .array, .dictionary: return facts.parts(of: chain).contains { isToken($0, keptBy: keeper) }
    case .reference: return localValue(chain).map { isToken($0, keptBy: keeper) } ?? false
    case .call: break
    default: return false
    }
    guard let name = calleeName(chain) else { return false }
    if isTask(chain) || StreamAPI[name].contains(.observes) { return true }
    if StreamAPI[name].contains(.timer) { return repeats(chain) }
    return keeper.property.map { property in typeNames(of: property).contains { StreamTypes[$0].contains(.token) } }
      ?? false
  }

  /// The names in the type of a property, as it is written or follows from its first value.
  func typeNames(of property: SymbolID) -> [Name] {
    let declaration = project[property]
    if let type = declaration.type {
      let facts = project.file(property)
      // A type of the project is what the project says that it is.
      return facts.subtree(of: type).compactMap { node in
        let found = project.referent(of: TypeUse(file: property.file, node: node))
        if case .unknown(let name) = found { return name } else { return nil }
      }
    }
    guard case .unknown(let name) = project.value(of: property)?.referent else { return [] }
    return [name]
  }

  private func repeats(_ call: ExpressionID) -> Bool {
    facts.arguments(of: call).contains { argument in
      facts[argument].name == "repeats"
        && facts.firstPart(of: argument).map { facts[$0].name != "false" } ?? false
    }
  }
}

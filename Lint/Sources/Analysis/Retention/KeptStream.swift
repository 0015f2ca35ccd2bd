import LintSemantics
import LintSyntax

/// Streams that a property keeps, or that another object keeps which `self` retains. They retain the closures in them.
extension FileReading {
  /// `viewModel.taps = makeTaps()`
  func assignedStream(_ assignment: ExpressionID) -> [Callback] {
    guard facts[assignment].name == LanguageWords.assignment, let target = facts.target(of: assignment),
      facts[target].kind == .member, let value = facts.value(of: assignment), mayBeChain(value),
      let base = facts.firstPart(of: target), let type = objectType(base), isStored(facts[target].name, behind: type),
      let property = project.firstMember(named: facts[target].name, of: type), isOfStream(property)
    else { return [] }
    return callbacks(in: value, of: assignment, on: base, facts[target].name, type)
  }

  /// `viewModel.bind(taps.map { $0 + self.offset })`
  func passedStreams(_ call: ExpressionID) -> [Callback] {
    guard let (callee, base) = method(call), facts.parts(of: call).contains(where: mayPassChain) else { return [] }
    guard let type = objectType(base) else { return [] }
    let methods = project.bodies(behind: type).flatMap { project.members(named: facts[callee].name, of: $0) }
      .filter { project[$0].kind == .function && project[$0].modifiers.contains(.body) }
    if methods.isEmpty { return [] }
    return facts.parts(of: call).filter(mayPassChain).flatMap { argument -> [Callback] in
      let kept = methods.map { method in
        project.parameter(of: method, for: argument, file: file)
          .flatMap { reading(of: method.file).property(thatKeeps: $0, in: method.declaration) }
      }
      guard let first = kept.first, let property = first, kept.allSatisfy({ $0 != nil }),
        let value = facts.firstPart(of: argument)
      else { return [] }
      return callbacks(in: value, of: call, on: base, property, type)
    }
  }

  private func callbacks(
    in chain: ExpressionID, of place: ExpressionID, on base: ExpressionID, _ property: Name, _ type: TypeID
  ) -> [Callback] {
    guard isInObject(facts[place].owner), let storage = ownedObject(base) else { return [] }
    let observation = Observation(
      place: facts[chain].range.start, owner: facts[place].owner, storage: storage, chains: [chain], isAdded: false,
      callback: property)
    return escapingFunctions(in: observation).map {
      Callback(observation: observation, escaping: $0, property: property, types: project.bodies(behind: type))
    }
  }

  private func mayPassChain(_ argument: ExpressionID) -> Bool {
    facts[argument].kind == .argument && facts.firstPart(of: argument).map(mayBeChain) ?? false
  }

  /// A cheap check, because most values are no streams.
  private func mayBeChain(_ expression: ExpressionID) -> Bool {
    switch facts[expression].kind {
    case .call: true
    case .reference: localValue(expression).map { facts[$0].kind == .call } ?? false
    default: false
    }
  }

  private func isOfStream(_ property: SymbolID) -> Bool {
    project[property].type.map { project.file(property).namesStream($0) } ?? false
  }

  /// The property of its object in which a method keeps a stream that it receives, or a subscription to it:
  /// `func bind(_ taps: Observable<Int>) { taps.subscribe().disposed(by: bag) }`.
  private func property(thatKeeps stream: DeclarationID, in method: DeclarationID) -> Name? {
    guard let type = facts[stream].type, facts.namesStream(type) else { return nil }
    let code = facts[method].code
    if let stored = code.firstResult({ property(thatStores: stream, at: $0, in: method) }) { return stored }
    let observation = observations(in: code).first { observation in
      !observation.storage.isThroughObject
        && observation.chains.contains { facts.start(ofChain: $0).map { isReference($0, to: stream) } ?? false }
        && !observation.chains.contains { isFiniteChain($0, depth: 2) }
    }
    return observation?.storage.name
  }
}

extension FileReading {
  /// Whether a property keeps a stream: `lazy var isValid = $email.map { self.check($0) }.eraseToAnyPublisher()`.
  func keepsStream(_ chain: ExpressionID, in storage: RetainingProperty) -> Bool {
    guard facts[chain].kind == .call, let property = storage.property else { return false }
    if let type = project[property].type {
      let file = project.file(property)
      return file.subtree(of: type).allSatisfy { file[$0].kind != .function }
        && typeNames(of: property).contains { StreamTypes[$0].isKept }
    }
    return calleeName(chain).map { streams[$0].contains(.own) } ?? false
  }
}

extension StreamTypes {
  /// Whether a stream retains its closures as long as it exists. One of a few elements may release them earlier.
  fileprivate var isKept: Bool { contains(.stream) && isDisjoint(with: [.single, .timer, .endless]) }
}

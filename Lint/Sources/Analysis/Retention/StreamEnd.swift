import LintSemantics
import LintSyntax

/// Which streams are over some time. What such a stream holds it lets go then, so that no cycle is certain.
extension FileReading {
  /// Whether a call in a chain ends all that is before and behind it: `takeUntil`, `take(1)`, `first()`.
  func endsChain(_ call: ExpressionID) -> Bool {
    guard let (callee, _) = method(call) else { return false }
    let name = facts[callee].name
    if StreamAPI[name].contains(.counts) { return true }
    // What is given with the end alone is awaited: somebody knows that it comes.
    if StreamAPI[name].contains(.gathers) { return facts.arguments(of: call).isEmpty }
    return facts.arguments(of: call).contains { argument in
      let label = facts[argument].name
      if name == "take" || name == "prefix", label.isEmpty {
        return facts.firstPart(of: argument).map(isNumber) ?? false
      }
      guard StreamAPI.ends(name, label: label) else { return false }
      let inside = facts.subtree(of: argument).map { facts[$0].name }
      return !inside.contains { StreamAPI[$0].contains(.never) }
    }
  }

  private func isNumber(_ expression: ExpressionID) -> Bool {
    let kind = facts[expression].kind
    return kind == .literal || kind == .reference || kind == .member
  }

  /// Whether what a chain starts with gives a few elements and is over: `Just`, `Observable.of`, one request.
  func isFiniteSource(_ expression: ExpressionID) -> Bool { isFiniteSource(expression, depth: 3) }

  func isFiniteSource(_ expression: ExpressionID, depth: Int) -> Bool {
    let node = facts[expression]
    switch node.kind {
    case .call:
      guard let callee = facts.callee(of: expression) else { return false }
      return isFinite(madeBy: callee, expression) || isOneRequest(callee) || isOfFiniteType(expression)
        || isFinite(inBodiesOf: callee, depth: depth)
    case .member where node.name == "publisher":
      return facts.firstPart(of: expression).map(isFiniteCollection) ?? false
    case .member, .reference: return isOfFiniteType(expression)
    default: return false
    }
  }

  private func isFinite(madeBy callee: ExpressionID, _ call: ExpressionID) -> Bool {
    if let type = typeName(callee) {
      if type == "Deferred" { return mentionsFinite(call) }
      return type == "SignalProducer"
        ? facts.arguments(of: call).contains(where: isLabelled) : StreamTypes[type].contains(.single)
    }
    let name = facts[callee].name
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return false }
    let labels = facts.arguments(of: call).map { facts[$0].name }
    if let isRequest = StreamAPI.isRequest(name, labels: labels) { return isRequest }
    // `provider.rx.request(.user)`
    if name == "request", facts[base].name == "rx" { return true }
    guard let type = typeName(base) else { return false }
    // That of ReactiveSwift repeats.
    if name == "timer" {
      return type != "SignalProducer" && StreamTypes[type].contains(.stream) && !labels.contains("period")
    }
    return StreamTypes[type].contains(.single)
      || StreamTypes[type].contains(.stream) && StreamAPI[name].contains(.makesFew)
  }

  /// `SignalProducer(value:)`, but not `SignalProducer { observer, lifetime in … }`.
  private func isLabelled(_ argument: ExpressionID) -> Bool { !facts[argument].name.isEmpty }

  private func mentionsFinite(_ call: ExpressionID) -> Bool {
    facts.arguments(of: call).compactMap(facts.firstPart).contains { closure in
      guard let function = facts.closure(at: closure) else { return false }
      return facts[function].code.contains { inner in
        typeName(inner).map { StreamTypes[$0].contains(.single) } ?? false
      }
    }
  }

  /// The type that a bare name means, as `Observable` and `Single<Int>` do.
  private func typeName(_ expression: ExpressionID) -> Name? {
    let node = facts[expression]
    switch node.kind {
    case .reference: return local(node.name, at: node.range.start, from: node.owner) == nil ? node.name : nil
    case .type: return node.type.map { facts[$0].name }
    default: return nil
    }
  }

  private func isFiniteCollection(_ expression: ExpressionID) -> Bool {
    if facts[expression].kind == .array { return true }
    guard let value = project.value(of: expression, file: number), !value.isType,
      case .unknown(let name) = value.referent
    else { return false }
    return CollectionTypes[name].contains(.finite)
  }

  /// What is declared as a stream of one element.
  private func isOfFiniteType(_ expression: ExpressionID) -> Bool {
    guard let value = project.value(of: expression, file: number), !value.isType,
      case .unknown(let name) = value.referent
    else { return false }
    return StreamTypes[name].contains(.single)
  }

  /// `store.load()`: a publisher that may fail, given by a store's method, is one request as far as anything is declared; one
  /// that is called watching is none.
  private func isOneRequest(_ callee: ExpressionID) -> Bool {
    guard facts[callee].kind == .member, !StreamAPI.isWatching(facts[callee].name),
      let base = facts.firstPart(of: callee),
      let store = project.value(of: base, file: number), project.store(store.referent) != nil,
      let use = project.value(of: callee, file: number)?.use
    else { return false }
    let file = project.facts(use.file)
    let parts = Array(file.parts(of: use.node))
    return file[use.node].name == "AnyPublisher" && parts.count == 2 && file[parts[1]].name != "Never"
  }
}

extension FileReading {
  /// Whether what keeps a function may end by itself: a stream may, a timer that repeats and what observes a property do not.
  public func mayEnd(_ handed: EscapingFunction, in observation: Observation) -> Bool {
    guard facts[handed.call].kind == .call, !isTask(handed.call), let name = calleeName(handed.call),
      !StreamAPI[name].contains(.binds), !retainsBindingTokens(observation.keeper)
    else { return false }
    let first = facts.arguments(of: handed.call).first.flatMap(facts.firstPart)
    let isOfKeyPath = first.map { facts[$0].kind == .keyPath } ?? false
    let isOperator = name.text.first?.isLowercase ?? false
    return isOperator && !StreamAPI[name].contains(.timer) && !name.text.hasPrefix("add")
      && !(name == "observe" && isOfKeyPath)
  }

  /// Whether a property is declared to store tokens of the kit.
  public func retainsBindingTokens(_ keeper: RetainingProperty) -> Bool {
    keeper.property.map { typeNames(of: $0).contains(KitTypes.bindingToken) } ?? false
  }
}

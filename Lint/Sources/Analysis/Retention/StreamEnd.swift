import LintSemantics
import LintSyntax

/// Which streams are over some time. What such a stream holds it lets go then, so that no cycle is certain.
extension FileReading {
  /// Whether a call in a chain ends all that is before and behind it: `takeUntil`, `take(1)`, `first()`.
  func endsChain(_ call: Int32) -> Bool {
    guard let (callee, _) = method(call) else { return false }
    let name = facts[expression: callee].name
    if StreamAPI[name].contains(.counts) { return true }
    // What is given with the end alone is awaited: somebody knows that it comes.
    if StreamAPI[name].contains(.gathers) { return arguments(of: call).isEmpty }
    return arguments(of: call).contains { argument in
      let label = facts[expression: argument].name
      if name == "take" || name == "prefix", label.isEmpty { return content(argument).map(isNumber) ?? false }
      guard StreamAPI.ends(name, label: label) else { return false }
      let inside = (argument..<facts[expression: argument].next).map { facts[expression: $0].name }
      return !inside.contains { StreamAPI[$0].contains(.never) }
    }
  }

  private func isNumber(_ expression: Int32) -> Bool {
    let kind = facts[expression: expression].kind
    return kind == .literal || kind == .reference || kind == .member
  }

  /// Whether what a chain starts with gives a few elements and is over: `Just`, `Observable.of`, one request.
  func isFiniteSource(_ expression: Int32) -> Bool { isFiniteSource(expression, depth: 3) }

  func isFiniteSource(_ expression: Int32, depth: Int) -> Bool {
    let node = facts[expression: expression]
    switch node.kind {
    case .call:
      guard let callee = callee(of: expression) else { return false }
      return isFinite(madeBy: callee, expression) || isOneRequest(callee) || isOfFiniteType(expression)
        || isFinite(inBodiesOf: callee, depth: depth)
    case .member where node.name == "publisher":
      return content(expression).map(isFiniteCollection) ?? false
    case .member, .reference: return isOfFiniteType(expression)
    default: return false
    }
  }

  private func isFinite(madeBy callee: Int32, _ call: Int32) -> Bool {
    if let type = typeName(callee) {
      if type == "Deferred" { return mentionsFinite(call) }
      return type == "SignalProducer"
        ? arguments(of: call).contains(where: isLabelled) : StreamTypes[type].contains(.single)
    }
    let name = facts[expression: callee].name
    guard facts[expression: callee].kind == .member, let base = content(callee) else { return false }
    let labels = arguments(of: call).map { facts[expression: $0].name }
    if let isRequest = StreamAPI.isRequest(name, labels: labels) { return isRequest }
    // `provider.rx.request(.user)`
    if name == "request", facts[expression: base].name == "rx" { return true }
    guard let type = typeName(base) else { return false }
    // That of ReactiveSwift repeats.
    if name == "timer" {
      return type != "SignalProducer" && StreamTypes[type].contains(.stream) && !labels.contains("period")
    }
    return StreamTypes[type].contains(.single)
      || StreamTypes[type].contains(.stream) && StreamAPI[name].contains(.makesFew)
  }

  /// `SignalProducer(value:)`, but not `SignalProducer { observer, lifetime in … }`.
  private func isLabelled(_ argument: Int32) -> Bool { !facts[expression: argument].name.isEmpty }

  private func mentionsFinite(_ call: Int32) -> Bool {
    arguments(of: call).compactMap(content).contains { closure in
      guard facts[expression: closure].kind == .closure else { return false }
      return facts[declaration: facts[expression: closure].link].code.contains { inner in
        typeName(inner).map { StreamTypes[$0].contains(.single) } ?? false
      }
    }
  }

  /// The type that a bare name means, as `Observable` and `Single<Int>` do.
  private func typeName(_ expression: Int32) -> Name? {
    let node = facts[expression: expression]
    switch node.kind {
    case .reference: return local(node.name, at: node.range.start, from: node.owner) == nil ? node.name : nil
    case .type: return node.link >= 0 ? facts[type: node.link].name : nil
    default: return nil
    }
  }

  private func isFiniteCollection(_ expression: Int32) -> Bool {
    if facts[expression: expression].kind == .array { return true }
    guard let value = project.value(of: expression, file: number), !value.isType,
      case .unknown(let name) = value.referent
    else { return false }
    return CollectionTypes[name].contains(.finite)
  }

  /// What is declared as a stream of one element.
  private func isOfFiniteType(_ expression: Int32) -> Bool {
    guard let value = project.value(of: expression, file: number), !value.isType,
      case .unknown(let name) = value.referent
    else { return false }
    return StreamTypes[name].contains(.single)
  }

  /// `store.load()`: a publisher that may fail, given by a store's method, is one request as far as anything is declared; one
  /// that is called watching is none.
  private func isOneRequest(_ callee: Int32) -> Bool {
    guard facts[expression: callee].kind == .member, !StreamAPI.isWatching(facts[expression: callee].name),
      let base = content(callee),
      let store = project.value(of: base, file: number), project.store(store.referent) != nil,
      let use = project.value(of: callee, file: number)?.use
    else { return false }
    let file = project.facts(use.file)
    let parts = Array(file.parts(ofType: use.node))
    return file[type: use.node].name == "AnyPublisher" && parts.count == 2 && file[type: parts[1]].name != "Never"
  }
}

extension FileReading {
  /// Whether what keeps a function may end by itself: a stream may, a timer that repeats and what observes a property do not.
  public func mayEnd(_ handed: Handed, in observation: Observation) -> Bool {
    guard facts[expression: handed.call].kind == .call, !isTask(handed.call), let name = calleeName(handed.call),
      !StreamAPI[name].contains(.binds), !retainsBindingTokens(observation.keeper)
    else { return false }
    let first = arguments(of: handed.call).first.flatMap(content)
    let isOfKeyPath = first.map { facts[expression: $0].kind == .keyPath } ?? false
    let isOperator = name.text.first?.isLowercase ?? false
    return isOperator && !StreamAPI[name].contains(.timer) && !name.text.hasPrefix("add")
      && !(name == "observe" && isOfKeyPath)
  }

  /// Whether a property is declared to store tokens of the kit.
  public func retainsBindingTokens(_ keeper: Keeper) -> Bool {
    keeper.property.map { typeNames(of: $0).contains(KitTypes.bindingToken) } ?? false
  }
}

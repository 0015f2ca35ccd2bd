import LintSemantics
import LintSyntax

/// Recognizes streams that end by themselves. They release their closures then, so no cycle is certain.
extension FileReading {
  /// Whether a call ends the chain that contains it: `takeUntil`, `take(1)`, `first()`.
  func endsChain(_ call: ExpressionID) -> Bool {
    guard let (callee, _) = method(call) else { return false }
    let name = facts[callee].name
    if streams[name].contains(.counts) { return true }
    // Operators that collect all elements are used on streams that end.
    if streams[name].contains(.gathers) { return facts.arguments(of: call).isEmpty }
    return facts.arguments(of: call).contains { argument in
      let label = facts[argument].name
      if streams[name].contains(.endsWithLabel), label.isEmpty {
        return facts.firstPart(of: argument).map(isNumber) ?? false
      }
      guard streams.ends(name, label: label) else { return false }
      let inside = facts.subtree(of: argument).map { facts[$0].name }
      return !inside.contains { streams[$0].contains(.never) }
    }
  }

  private func isNumber(_ expression: ExpressionID) -> Bool {
    let kind = facts[expression].kind
    return kind == .literal || kind == .reference || kind == .member
  }

  /// Whether a chain starts with a stream of a few elements: `Just`, `Observable.of`, one request.
  func isFiniteSource(_ expression: ExpressionID) -> Bool { isFiniteSource(expression, depth: Self.layers) }

  /// The largest number of functions between a stream and its request: of a use case, repository, data source, service and client.
  private static let layers = 5

  func isFiniteSource(_ expression: ExpressionID, depth: Int) -> Bool {
    let node = facts[expression]
    switch node.kind {
    case .call:
      guard let callee = facts.callee(of: expression) else { return false }
      return isFinite(madeBy: callee, expression) || isSingleRequest(callee) || isRequestOfPackage(callee)
        || isOfFiniteType(expression) || isFinite(inBodiesOf: callee, depth: depth)
    case .member where streams[node.name].contains(.publishesElements):
      return facts.firstPart(of: expression).map(isFiniteCollection) ?? false
    case .member, .reference: return isOfFiniteType(expression)
    default: return false
    }
  }

  private func isFinite(madeBy callee: ExpressionID, _ call: ExpressionID) -> Bool {
    if let type = typeName(callee) {
      if StreamTypes[type].contains(.deferred) { return mentionsFinite(call) }
      return StreamTypes[type].contains(.producer)
        ? facts.arguments(of: call).contains(where: isLabelled) || completesStream(call)
        : StreamTypes[type].contains(.single)
    }
    let name = facts[callee].name
    // `return .just(image)`
    if facts[callee].flags.contains(.implicitBase) { return streams[name].contains(.makesFew) }
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return false }
    if StreamTiming[name].contains(.creates), completesStream(call) { return true }
    let labels = facts.arguments(of: call).map { facts[$0].name }
    if let isRequest = streams.isRequest(name, labels: labels) { return isRequest }
    // `provider.rx.request(.user)`
    if streams.isRequest(name, in: facts[base].name) { return true }
    guard let type = typeName(base) else { return false }
    // ReactiveSwift's timer repeats.
    if streams[name].contains(.emitsLater) {
      let kinds = StreamTypes[type]
      return kinds.contains(.stream) && !kinds.contains(.producer) && !streams.repeats(name, labels: labels)
    }
    return StreamTypes[type].contains(.single)
      || StreamTypes[type].contains(.stream) && streams[name].contains(.makesFew)
  }

  /// `SignalProducer(value:)`, but not `SignalProducer { observer, lifetime in … }`.
  private func isLabelled(_ argument: ExpressionID) -> Bool { !facts[argument].name.isEmpty }

  /// `Observable.create { observer in …; observer.onCompleted() }`
  private func completesStream(_ call: ExpressionID) -> Bool {
    facts.arguments(of: call).compactMap(facts.firstPart).compactMap(facts.closure).contains { closure in
      facts[closure].code.contains { index in
        facts[index].kind == .call
          && facts.callee(of: index).map {
            facts[$0].kind == .member && StreamTiming[facts[$0].name].contains(.completes)
          }
            ?? false
      }
    }
  }

  private func mentionsFinite(_ call: ExpressionID) -> Bool {
    facts.arguments(of: call).compactMap(facts.firstPart).contains { closure in
      guard let function = facts.closure(at: closure) else { return false }
      return facts[function].code.contains { inner in
        typeName(inner).map { StreamTypes[$0].contains(.single) } ?? false
      }
    }
  }

  /// The type that a name refers to, such as `Observable` or `Single<Int>`.
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
    guard let value = value(of: expression), !value.isType, case .unknown(let name) = value.referent else {
      return false
    }
    return CollectionTypes[name].contains(.finite)
  }

  /// Whether an expression has the type of a stream of one element.
  private func isOfFiniteType(_ expression: ExpressionID) -> Bool {
    guard let value = value(of: expression), !value.isType, case .unknown(let name) = value.referent else {
      return false
    }
    return StreamTypes[name].contains(.single)
  }

  /// `loader.load()`: a publisher that may fail, returned by another object's method, counts as one request unless the
  /// method's name says that it watches.
  private func isSingleRequest(_ callee: ExpressionID) -> Bool {
    guard facts[callee].kind == .member, !project.vocabulary.isWatching(facts[callee].name),
      let base = facts.firstPart(of: callee), !facts.isSelf(base), value(of: base)?.referent.type != nil,
      let use = value(of: callee)?.use
    else { return false }
    let file = project.facts(use.file)
    // `AnyPublisher<Output, Failure>`
    let arguments = Array(file.parts(of: use.node))
    guard StreamTypes[file[use.node].name].contains(.erased), arguments.count == 2, let failure = arguments.last else {
      return false
    }
    return file[failure].name != LanguageWords.never
  }

  /// `NewsClient.shared.fetch()`: a function of the object that a package's type shares counts as one request unless its name
  /// says that it watches. The source of the package is missing, and most such functions send one.
  private func isRequestOfPackage(_ callee: ExpressionID) -> Bool {
    let name = facts[callee].name
    guard facts[callee].kind == .member, streams[name].isEmpty, !project.vocabulary.isWatching(name),
      let instance = facts.firstPart(of: callee)
    else { return false }
    if facts[instance].kind == .reference {
      return name.isLowercase && isModuleOfPackage(facts[instance].name) && hasMember(afterCall: callee)
    }
    guard facts[instance].kind == .member, streams[facts[instance].name].isEmpty,
      let base = facts.firstPart(of: instance)
    else { return false }
    let type = facts[base]
    guard type.kind == .reference, type.name.isCapitalized, StreamTypes[type.name].isEmpty,
      case .unknown = project.lookUp(type.name, owner: type.owner, file: file)
    else { return false }
    return true
  }

  /// Whether code uses the result of a function as a stream at once. A container's function returns an object that code keeps.
  private func hasMember(afterCall callee: ExpressionID) -> Bool {
    facts.expression(beginningWith: callee).flatMap(facts.expression(beginningWith:))
      .map { facts[$0].kind == .member } ?? false
  }

  /// `RxAlamofire` in `RxAlamofire.requestString(.get, path)`
  private func isModuleOfPackage(_ name: Name) -> Bool {
    !SystemTypes.frameworks.contains(name) && facts.imports.contains { $0.module == name }
  }

  /// Whether the source of an escaping function may end by itself. A stream may; notifications, a repeating timer and
  /// a published or observed property don't.
  public func mayEnd(_ escaping: EscapingFunction, in observation: Observation) -> Bool {
    guard facts[escaping.call].kind == .call, !isTask(escaping.call), let name = calleeName(escaping.call),
      !streams[name].contains(.binds), !retainsBindingTokens(observation.storage), !isEndless(escaping.call)
    else { return false }
    let first = facts.arguments(of: escaping.call).first.flatMap(facts.firstPart)
    let isOfKeyPath = first.map { facts[$0].kind == .keyPath } ?? false
    let isOperator = name.isLowercase
    return isOperator && !streams[name].contains(.timer) && !StreamAPI.addsObserver(name)
      && !(streams[name].contains(.observesKeyPath) && isOfKeyPath)
  }

  /// Whether a chain contains a sequence that never ends, or begins with one that only its producer ends and no code of the
  /// producer does.
  func isNeverFinished(_ chain: ExpressionID) -> Bool {
    var next: ExpressionID? = chain
    while let index = next {
      let node = facts[index]
      switch node.kind {
      case .member, .reference:
        if isNeverFinished(declaredBy: index) { return true }
        if streams[node.name].contains(.endlessSequence), node.kind == .member { return true }
        next = node.kind == .reference ? localValue(index) : facts.firstPart(of: index)
      case .call:
        if streams[calleeName(index) ?? .none].contains(.joins) { return false }
        next = facts.callee(of: index)
      default: return false
      }
    }
    return false
  }

  /// Whether the members that an expression may call or read return a sequence that only its producer ends, and none of their
  /// types ends one.
  private func isNeverFinished(declaredBy expression: ExpressionID) -> Bool {
    guard let found = project.declaration(readBy: expression, file: file), isOfProducer(found) else { return false }
    let bodies = project[found].kind == .function ? bodies(of: expression) : []
    let producers = (bodies.isEmpty ? [found] : bodies).compactMap { project.enclosingType(of: $0) }
    let types = producers.flatMap { project[$0].kind == .protocol ? project.adopters(of: $0) : [$0] }
    return !types.isEmpty && types.allSatisfy { !finishesStreams($0) }
  }

  /// Whether a declaration has the type of a sequence that only its producer ends.
  private func isOfProducer(_ id: SymbolID) -> Bool {
    guard case .unknown(let name)? = project.value(of: id)?.referent else { return false }
    return StreamTypes[name].contains(.endedByProducer)
  }

  /// Whether code of a type ends a stream: `continuation.finish()`, `subject.send(completion: .finished)`.
  private func finishesStreams(_ type: TypeID) -> Bool {
    project[type].bodies.contains { body in
      let facts = project.file(body)
      return project[body].code.contains { index in
        guard facts[index].kind == .call, let callee = facts.callee(of: index) else { return false }
        return facts[callee].name == StreamAPI.finish
          || streams[facts[callee].name].contains(.sends)
            && facts.arguments(of: index).contains { facts[$0].name == StreamAPI.completionLabel }
      }
    }
  }

  /// Whether a chain begins with a source that never completes: `NotificationCenter.default.publisher(for: name)`, `$title`.
  func isEndless(_ chain: ExpressionID) -> Bool {
    if startsRepeatingTimer(chain) { return true }
    var next: ExpressionID? = chain
    while let index = next {
      let node = facts[index]
      switch node.kind {
      case .call:
        if streams[calleeName(index) ?? .none].contains(.joins) { return false }
        let first = facts.arguments(of: index).first.flatMap(facts.firstPart)
        if calleeName(index).map({ streams[$0].contains(.publishesElements) }) ?? false,
          first.map({ facts[$0].kind == .keyPath }) ?? false
        {
          return true
        }
        next = facts.callee(of: index)
      case .member, .reference:
        if node.name.hasPrefix("$") || StreamTypes[node.name].contains(.endless) { return true }
        if let value = value(of: index), case .unknown(let name) = value.referent,
          StreamTypes[name].contains(.endless)
        {
          return true
        }
        next = node.kind == .reference ? localValue(index) : facts.firstPart(of: index)
      default: return false
      }
    }
    return false
  }

  /// Whether a property is declared to store tokens of the kit.
  public func retainsBindingTokens(_ storage: RetainingProperty) -> Bool {
    storage.property.map { typeNames(of: $0).contains { StreamTypes[$0].contains(.bindingToken) } } ?? false
  }

  /// `service.image()`: a function of the project whose bodies all return a stream that ends.
  func isFinite(inBodiesOf callee: ExpressionID, depth: Int) -> Bool {
    guard depth > 0 else { return false }
    let bodies = bodies(of: callee)
    return !bodies.isEmpty
      && bodies.allSatisfy { body in
        let reading = reading(of: body.file)
        return reading.returnsFinite(body.declaration, depth: depth - 1)
      }
  }

  /// The functions with a body that a call may run. For a protocol, those of all adopters, or of its extensions.
  func bodies(of callee: ExpressionID) -> [SymbolID] {
    let node = facts[callee]
    let owner: TypeID? =
      switch node.kind {
      case .member: facts.firstPart(of: callee).flatMap { value(of: $0)?.referent.type ?? addedProperty($0) }
      case .reference where local(node.name, at: node.range.start, from: node.owner) == nil:
        enclosingType(of: node.owner)
      default: nil
      }
    guard let owner else { return bodies(inExtensions: callee) }
    let types = project[owner].kind == .protocol ? project.adopters(of: owner) : [owner]
    return types.flatMap { project.members(named: node.name, of: $0) }.filter {
      project[$0].kind == .function && project[$0].modifiers.contains(.body)
        && project.accepts($0, callee: callee, file: file)
    }
  }

  /// The type of a property that the project adds to a class of a package: `client.reactive`.
  private func addedProperty(_ expression: ExpressionID) -> TypeID? {
    guard facts[expression].kind == .member else { return nil }
    let properties = project.declarations(namedBy: expression, file: file).filter { project[$0].kind == .property }
    return properties.count == 1 ? project.value(of: properties[0])?.referent.type : nil
  }

  /// `provider.load(.user)`: a function that the project adds to a class of a package.
  private func bodies(inExtensions callee: ExpressionID) -> [SymbolID] {
    guard facts[callee].kind == .member, let value = facts.firstPart(of: callee).flatMap({ value(of: $0) }),
      !value.isType
    else { return [] }
    switch value.referent {
    case .system, .unknown: break
    default: return []
    }
    return project.declarations(namedBy: callee, file: file).filter {
      project[$0].kind == .function && project[$0].modifiers.contains(.body)
        && project.accepts($0, callee: callee, file: file)
    }
  }

  /// Follows a chain to its start.
  func isFiniteChain(_ chain: ExpressionID, depth: Int) -> Bool {
    var next: ExpressionID? = chain
    while let index = next {
      if endsChain(index) || isFiniteSource(index, depth: depth) { return true }
      switch facts[index].kind {
      case .call:
        guard let (callee, base) = method(index), !streams[facts[callee].name].contains(.joins) else {
          return false
        }
        next = base
      case .member: next = facts.firstPart(of: index)
      case .reference: next = localValue(index)
      default: next = nil
      }
    }
    return false
  }

  /// A function that returns `nil` makes no stream.
  private func returnsFinite(_ function: DeclarationID, depth: Int) -> Bool {
    let code = facts[function].code
    let returned = code.filter { facts[$0].kind == .return && facts[$0].owner == function }
      .compactMap(facts.firstPart).filter { facts[$0].kind != .nil }
    return !returned.isEmpty && returned.allSatisfy { isFiniteChain($0, depth: depth) }
  }
}

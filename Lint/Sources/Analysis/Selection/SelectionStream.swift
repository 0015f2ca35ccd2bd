import LintSemantics
import LintSyntax

/// Follows a stream of indices to the code that receives them.
struct SelectionStream {
  let project: Project
  let file: FileID
  let names: NamedPlaces
  private var streams: ImportedStreamAPI { project.streams(in: file) }

  var facts: FileFacts { project.facts(file) }

  /// The code that receives the elements: `source.map { … }.subscribe(onNext: { … })`.
  ///
  /// - Parameter element: The elements of the stream.
  func receivers(of source: ExpressionID, _ element: StreamElement = .index) -> [StreamReceiver] {
    var found: [StreamReceiver] = []
    var place = source
    var position = 0
    var element = element
    var isLater = false
    func receive(_ holders: [IndexHolder]) { found += holders.map { StreamReceiver(holder: $0, isLater: isLater) } }
    while true {
      guard let next = facts.expression(beginningWith: place), facts[next].kind == .call || facts[next].kind == .member
      else {
        guard let joined = joined(place, element) else {
          receive(keepers(of: place, element))
          return found
        }
        receive(joined.receivers)
        (place, element) = (joined.stream, joined.element)
        continue
      }
      if facts[next].kind == .call {
        place = next
      } else if let call = facts.expression(beginningWith: next), facts[call].kind == .call {
        let name = facts[next].name
        receive(receivers(ofCall: call, name, element, at: position))
        place = call
        if let inner = innerStream(of: call, name, element, at: position) {
          (element, position, isLater) = (inner.element, 0, isLater || inner.isLater)
          continue
        }
        if streams[name].contains(.addsOwner) { position = 1 }
        guard let result = result(of: call, name, element, at: position) else { return found }
        // The closure of any other operator has received the owner.
        if streams[name].isDisjoint(with: [.passesElements, .addsOwner]) { position = 0 }
        element = result
        isLater = isLater || !element.bringsData && facts.emitsLater(call, name)
      } else {
        guard streams[facts[next].name].contains(.passesElements) else { return found }
        place = next
      }
    }
  }

  /// The stream that a function or operator makes of several streams, one of which is an argument:
  /// `combineLatest(selection, items)`, `merge(selection, links)`.
  private func joined(
    _ stream: ExpressionID, _ element: StreamElement
  ) -> (stream: ExpressionID, element: StreamElement, receivers: [IndexHolder])? {
    guard let argument = facts[stream].parent, facts[argument].kind == .argument,
      let call = facts[argument].parent, facts[call].kind == .call, let callee = facts.callee(of: call)
    else { return nil }
    if StreamTiming[facts[callee].name].contains(.merges) || wrapsStream(callee, call) { return (call, element, []) }
    // `selection.withLatestFrom(pair)`
    if streams.pairs(facts[callee].name).contains(.latest), selector(of: call) == nil { return (call, element, []) }
    guard element == .index, !streams.pairs(facts[callee].name).isEmpty,
      let position = facts.arguments(of: call).firstIndex(of: argument)
    else { return nil }
    // The elements of `titles` in `titles.withLatestFrom(selection)` come first.
    let isFirst = joinsOwnElements(callee)
    let place = TuplePlace(
      position: isFirst ? position + 1 : position, isJoined: isFirst || !emitsConstants(call, besides: argument))
    guard let closure = selector(of: call) else { return (call, .tuple(place), []) }
    let holder = IndexHolder.tuple(place, of: closure, afterOwner: false)
    return result(of: closure, holder).map { (call, $0, [holder]) }
  }

  /// `ControlEvent(events: stream)`: an object of a package that emits the elements of the stream that it is created with.
  private func wrapsStream(_ callee: ExpressionID, _ call: ExpressionID) -> Bool {
    facts[callee].kind == .reference && StreamTypes[facts[callee].name].contains(.stream)
      && facts.arguments(of: call).count == 1
  }

  /// Whether an operator joins the elements of the stream that it belongs to, unlike `Observable.zip(titles, selection)`.
  private func joinsOwnElements(_ callee: ExpressionID) -> Bool {
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return false }
    return !(facts[base].kind == .reference && facts[base].name.isCapitalized)
  }

  /// Whether each of the other streams that an operator joins emits one constant list: `selection.withLatestFrom(Driver.just(Key.all))`.
  private func emitsConstants(_ call: ExpressionID, besides stream: ExpressionID? = nil) -> Bool {
    let others = facts.arguments(of: call).filter { $0 != stream }.compactMap(facts.firstPart).filter {
      facts.closure(at: $0) == nil
    }
    return !others.isEmpty && others.allSatisfy(emitsConstant)
  }

  /// Whether a stream, or the constant that stores it, emits only a constant list: `Driver.just(Key.allCases)`, `Just(Key.all)`.
  private func emitsConstant(_ stream: ExpressionID) -> Bool {
    var source = stream
    if let stored = project.declaration(readBy: stream, file: file), stored.file == file,
      facts[stored.declaration].modifiers.contains(.constant),
      let value = facts[stored.declaration].value.flatMap(facts.firstPart)
    {
      source = value
    }
    guard facts[source].kind == .call, let callee = facts.callee(of: source), facts.arguments(of: source).count == 1,
      streams[facts[callee].name].contains(.makesFew) || StreamTypes[facts[callee].name].contains(.given),
      let list = facts.arguments(of: source).first.flatMap(facts.firstPart)
    else { return false }
    return project.isConstantList(list, file: file) || isConstantOfType(list)
  }

  /// Whether an expression is a constant that a type declares, such as `Key.all`.
  private func isConstantOfType(_ expression: ExpressionID) -> Bool {
    guard let declared = project.declaration(readBy: expression, file: file), project[declared].kind == .property
    else { return false }
    let modifiers = project[declared].modifiers
    return modifiers.contains(.constant) && !modifiers.isDisjoint(with: [.static, .class])
  }

  /// The closure that makes an element of the latest values of several streams.
  private func selector(of call: ExpressionID) -> SymbolID? {
    facts.arguments(of: call).last.flatMap(facts.firstPart).flatMap(facts.closure).map {
      SymbolID(file: file, declaration: $0)
    }
  }

  /// The elements of the streams that the function of an operator returns: `flatMap { confirm($0) }`, `flatMap(confirm)`.
  private func innerStream(
    of call: ExpressionID, _ name: Name, _ element: StreamElement, at position: Int
  ) -> EmittedElement? {
    guard StreamTiming[name].contains(.flattens), let content = facts.arguments(of: call).last.flatMap(facts.firstPart)
    else { return nil }
    return names.functions(at: ExpressionPlace(file: file, expression: content), 1).firstResult { value in
      guard let holder = holder(of: value.function, element, at: position) else { return nil }
      return IndexFlow(project, IndexRoute(holder: holder, steps: [], isLater: false), in: value.function)
        .elementOfReturnedStream
    }
  }

  /// The elements that an operator emits; nil if they don't contain the index.
  private func result(
    of call: ExpressionID, _ name: Name, _ element: StreamElement, at position: Int
  ) -> StreamElement? {
    if !streams.pairs(name).isEmpty {
      guard case .index = element.first else { return nil }
      let place = TuplePlace(position: 0, isJoined: !emitsConstants(call))
      guard let closure = selector(of: call) else { return streams.pairs(name).contains(.pairs) ? .tuple(place) : nil }
      return result(of: closure, .tuple(place, of: closure, afterOwner: false))
    }
    if !streams[name].isDisjoint(with: [.passesElements, .addsOwner]) || StreamTiming[name].contains(.merges) {
      return element
    }
    guard CollectionMembers[name].contains(.transforms),
      let content = facts.arguments(of: call).first.flatMap(facts.firstPart)
    else { return nil }
    switch (element, facts[content].kind) {
    case (.payload, _): return nil
    case (.tuple(let place), .keyPath): return place.isName(facts[content].name) ? .index : nil
    case (.index, .keyPath): return SelectionNames[facts[content].name].contains(.part) ? .index : nil
    // `map(Action.select)`
    case (.index, .member):
      return project.isEnumCase(content, file: file) ? .payload(facts[content].name) : nil
    default:
      guard let closure = facts.closure(at: content) else { return nil }
      let code = SymbolID(file: file, declaration: closure)
      return holder(of: code, element, at: position).flatMap { result(of: code, $0) }
    }
  }

  /// The holder of the first parameter of a function.
  private func holder(of function: SymbolID, _ element: StreamElement, at position: Int = 0) -> IndexHolder? {
    if case .tuple(let place) = element { return .tuple(place, of: function, afterOwner: position == 1) }
    return FunctionValue(function: function).holder(of: position, in: project)?.receiving(element)
  }

  private func result(of closure: SymbolID, _ holder: IndexHolder) -> StreamElement? {
    IndexFlow(project, IndexRoute(holder: holder, steps: [], isLater: false), in: closure)
      .element(returnedBy: closure.declaration)
  }

  /// The closures and functions that an operator takes, and the property that it binds the stream to.
  private func receivers(
    ofCall call: ExpressionID, _ name: Name, _ element: StreamElement, at position: Int
  ) -> [IndexHolder] {
    let arguments = facts.arguments(of: call)
    if !streams.pairs(name).isEmpty, case .index = element.first {
      let place = TuplePlace(position: 0, isJoined: !emitsConstants(call))
      return selector(of: call).map { [.tuple(place, of: $0, afterOwner: false)] } ?? []
    }
    if let property = assignedProperty(of: call, name) { return [.stream(property, element)] }
    // `subscribe(with: self) { me, index in }`, `scan(State()) { state, index in }`
    let isSecond =
      StreamTiming[name].contains(.accumulates)
      || arguments.contains { facts[$0].name == StreamAPI.ownerLabel }
    let position = isSecond ? 1 : position
    return arguments.flatMap { argument -> [IndexHolder] in
      guard let content = facts.firstPart(of: argument) else { return [] }
      let place = ExpressionPlace(file: file, expression: content)
      if facts[content].kind == .closure || streams[name].contains(.observes) || StreamTiming[name].contains(.flattens)
      {
        let functions = names.functions(at: place, 1).compactMap { holder(of: $0.function, element, at: position) }
        if !functions.isEmpty { return functions }
      }
      guard streams[name].contains(.observes) else { return [] }
      if let action = project.action(sentTo: content, file: file) { return [action.receiving(element)] }
      // `bind(to: viewModel.selected.asObserver())`
      let target = facts.source(ofObserver: content) ?? content
      guard let stream = project.declaration(readBy: target, file: file), project.mayBeReceivedStream(stream) else {
        return []
      }
      return [.stream(stream, element)]
    }
  }

  /// The property to which Combine assigns each element: `assign(to: \.chosen, on: viewModel)`, `assign(to: &$chosen)`.
  private func assignedProperty(of call: ExpressionID, _ name: Name) -> SymbolID? {
    guard streams[name].contains(.assigns), let target = facts.arguments(of: call).first.flatMap(facts.firstPart) else {
      return nil
    }
    if facts[target].kind == .keyPath {
      let object = facts.arguments(of: call).first { facts[$0].name == StreamAPI.targetLabel }.flatMap(facts.firstPart)
      let type = object.flatMap { project.value(of: $0, file: file)?.referent.type }
      return type.flatMap { project.firstMember(named: facts[target].name, of: $0) }
    }
    guard facts[target].name.hasPrefix("$") else { return nil }
    let type =
      facts[target].kind == .member
      ? facts.firstPart(of: target).flatMap { project.value(of: $0, file: file)?.referent.type }
      : project.enclosingType(of: facts[target].owner, file: file)
    return type.flatMap { project.firstMember(named: Name(String(facts[target].name.text.dropFirst())), of: $0) }
  }

  /// The variable or parameter that receives the stream itself.
  private func keepers(of stream: ExpressionID, _ element: StreamElement) -> [IndexHolder] {
    guard let parent = facts[stream].parent else { return [] }
    switch facts[parent].kind {
    case .binding:
      return facts[parent].declaration.map { [.stream(SymbolID(file: file, declaration: $0), element)] } ?? []
    case .assignment:
      guard facts.value(of: parent) == stream, let target = facts.target(of: parent) else { return [] }
      return project.declaration(readBy: target, file: file).map { [.stream($0, element)] } ?? []
    case .argument:
      guard let call = facts[parent].parent, facts[call].kind == .call else { return [] }
      return project.callees(of: call, file: file).flatMap { parameters(of: $0, for: parent) }.map {
        .stream($0, element)
      }
    case .return: return member(returning: parent).map { [.stream($0, element)] } ?? []
    default: return []
    }
  }

  /// The computed property or method that returns the stream: `var selected: AnyPublisher<IndexPath, Never> { … }`, or
  /// `func transform(_ input: Input) -> AnyPublisher<Output, Never> { … }` if code calls it.
  private func member(returning result: ExpressionID) -> SymbolID? {
    guard let owner = facts.enclosing(facts[result].owner).first(where: { facts[$0].kind != .accessor }) else {
      return nil
    }
    let member = SymbolID(file: file, declaration: owner)
    switch facts[owner].kind {
    case .property: return member
    case .function: return names.uses(of: member).isEmpty ? nil : member
    default: return nil
    }
  }

  private func parameters(of callee: Callee, for argument: ExpressionID) -> [SymbolID] {
    switch callee {
    case .function(let function):
      return project.implementations(of: function).compactMap { code in
        project.parameter(of: code, for: argument, file: file).map { SymbolID(file: code.file, declaration: $0) }
      }
    case .memberwise(let type):
      return project.members(named: facts[argument].name, of: type).filter { project[$0].kind == .property }
    case .value: return []
    }
  }
}

/// Something that receives the elements of a stream.
struct StreamReceiver {
  let holder: IndexHolder
  /// Whether it receives an element after the code that sent it has returned.
  let isLater: Bool
}

extension IndexHolder {
  /// The holder of a stream's elements, which may be enum cases that contain the index.
  func receiving(_ element: StreamElement) -> IndexHolder {
    guard case .payload(let payload) = element, case .parameters(let parameters, let code) = self else { return self }
    return .payload(payload, parameters, of: code)
  }
}

extension StreamElement {
  /// The first element of a tuple. A picker's selection is a tuple, too: the row and the component.
  fileprivate var first: StreamElement { self == .tuple(.first) ? .index : self }

  /// Whether the index comes together with its data, which a delay doesn't separate.
  fileprivate var bringsData: Bool {
    if case .tuple(let place) = self { place.isJoined } else { false }
  }
}

/// The streams that receive what is sent to another one.
extension Project {
  /// Whether a variable is a property or local, or a parameter for which a call may pass one.
  func mayBeReceivedStream(_ variable: SymbolID) -> Bool {
    switch self[variable].kind {
    case .property, .local: true
    case .parameter:
      self[variable].parent.map { [.function, .initializer].contains(file(variable)[$0].kind) } ?? false
    default: false
    }
  }

  /// `selectedSubject`, if a property is `selectedSubject.asObserver()`. A requirement is the property of each conforming
  /// type, and a parameter is the property that a call passes for it.
  func targets(ofStream stream: SymbolID, _ names: NamedPlaces) -> [SymbolID] {
    if self[stream].kind == .parameter {
      return names.arguments(for: stream).compactMap { declaration(readBy: $0.expression, file: $0.file) }
    }
    guard self[stream].kind == .property else { return [] }
    if isRequirement(stream) { return storage(of: stream).filter { $0 != stream } }
    let facts = file(stream)
    let own = ([self[stream].value.flatMap(facts.firstPart)] + results(of: stream)).compactMap { $0 }
      .map { ExpressionPlace(file: stream.file, expression: $0) }
    return (own + names.assignedValues(of: stream)).compactMap { place in
      let facts = self.facts(place.file)
      guard let source = facts.source(ofObserver: place.expression) else { return nil }
      return declaration(readBy: source, file: place.file)
    }
  }

  /// The property itself, or for a requirement the property of each conforming type.
  func storage(of property: SymbolID) -> [SymbolID] {
    guard isRequirement(property), let type = enclosingType(of: property) else { return [property] }
    return conformers(of: type).compactMap { firstMember(named: self[property].name, of: $0) }
  }

  private func isRequirement(_ property: SymbolID) -> Bool {
    enclosingType(of: property).map { self[$0].kind == .protocol } ?? false
  }

  /// The results of a computed property.
  private func results(of property: SymbolID) -> [ExpressionID] {
    guard self[property].modifiers.contains(.computed) else { return [] }
    let facts = file(property)
    return self[property].code.filter { facts[$0].kind == .return }.compactMap(facts.firstPart)
  }
}

extension FileFacts {
  /// Whether an operator emits each element after the code that sent it has returned: `delay(for: 1)`, `receive(on: queue)`.
  func emitsLater(_ call: ExpressionID, _ name: Name) -> Bool {
    let timing = StreamTiming[name]
    if timing.contains(.waits) { return true }
    guard timing.contains(.schedules), let scheduler = arguments(of: call).first,
      name != StreamTiming.observe || self[scheduler].name == StreamAPI.targetLabel
    else { return false }
    return !subtree(of: scheduler).contains { StreamTiming.immediateSchedulers.contains(self[$0].name) }
      || subtree(of: scheduler).contains { self[$0].name == StreamTiming.asynchronous }
  }

  /// `subject` in `subject.asObserver()`.
  fileprivate func source(ofObserver expression: ExpressionID) -> ExpressionID? {
    guard self[expression].kind == .call, let callee = callee(of: expression), self[callee].kind == .member,
      self[callee].name == StreamPairs.observer
    else { return nil }
    return firstPart(of: callee)
  }
}

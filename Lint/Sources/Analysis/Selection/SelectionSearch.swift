import LintSemantics
import LintSyntax

/// Follows the index of each selection through the project to the places that read data at it.
///
/// The search goes breadth-first in the order of the sources, so each place is reached on one of the shortest ways. Each
/// holder is visited once, or twice if the index also reaches it after its callback has returned.
struct SelectionSearch {
  private static let stepLimit = 10
  private static let routeLimit = 50_000

  let project: Project
  let names: NamedPlaces
  private let readers: ElementReaders
  private(set) var reads: [IndexedRead] = []
  private var routes: [IndexRoute] = []
  private var seen: Set<Visit> = []

  private struct Visit: Hashable {
    let holder: IndexHolder
    let isLater: Bool
  }

  init(_ project: Project) {
    self.project = project
    names = NamedPlaces(project)
    readers = ElementReaders(in: project)
  }

  mutating func run() {
    for route in SelectionCallbacks(
      project: project, names: names, readers: project.shared(SelectionReaders.self)
    ).routes { add(route) }
    var next = 0
    while next < routes.count {
      follow(routes[next])
      next += 1
    }
  }

  private mutating func add(_ route: IndexRoute) {
    guard route.steps.count <= Self.stepLimit, routes.count < Self.routeLimit else { return }
    if seen.insert(Visit(holder: route.holder, isLater: route.isLater)).inserted { routes.append(route) }
  }

  private mutating func add(_ holder: IndexHolder, after route: IndexRoute, _ step: IndexStep, isLater: Bool) {
    add(IndexRoute(holder: holder, steps: route.steps + [step], isLater: isLater))
  }

  private mutating func follow(_ route: IndexRoute) {
    switch route.holder {
    case .parameters(_, let code), .request(let code), .row(_, let code, _), .sender(_, let code),
      .payload(_, _, let code),
      .tuple(_, let code, _), .ownTag(let code, _):
      follow(IndexFlow(project, route, in: code))
    case .property(let property, let row):
      let isPartOfModel =
        row == .reused && !project.isMemberOfView(property)
        && !(project.enclosingType(of: property).map(project.isRecognizer) ?? false)
      for code in members(using: property) where !isPartOfModel || isCalledByAction(code) {
        let isEvent = isPartOfModel || row == .reused && project.isRequired(code) && isCalledByAction(code)
        follow(IndexFlow(project, route, in: code, isEvent: isEvent))
      }
      followStateStreams(of: property, route)
    case .stream(let stream, let element):
      if element == .index { keep(in: stream, route) }
      var isReceived = false
      for target in project.targets(ofStream: stream, names) {
        let step = IndexStep.emission(from: stream, at: Place(file: target.file, offset: project[target].nameStart))
        add(.stream(target, element), after: route, step, isLater: route.isLater)
        isReceived = true
      }
      for place in names.uses(of: stream, projected: true) {
        let found = SelectionStream(project: project, file: place.file, names: names)
          .receivers(of: place.expression, element)
        let step = IndexStep.emission(
          from: stream, at: Place(file: place.file, offset: project.facts(place.file).anchor(of: place.expression)))
        for receiver in found {
          add(receiver.holder, after: route, step, isLater: route.isLater || receiver.isLater)
        }
        isReceived = isReceived || !found.isEmpty
      }
      if !isReceived, case .payload(let name) = element { followPatterns(of: name, sentThrough: stream, route) }
    }
  }

  /// Patterns of an enum case that code passes to a package, such as the event of a feedback loop.
  private mutating func followPatterns(of name: Name, sentThrough stream: SymbolID?, _ route: IndexRoute) {
    let senders = (stream.map { [$0] } ?? []) + route.steps.reversed().compactMap(receiver)
    for pattern in project.patterns(of: name, sentThrough: senders, names) { add(pattern, after: route) }
  }

  private mutating func add(_ pattern: CasePattern, after route: IndexRoute) {
    add(
      .payload(project[pattern.enumCase].name, [], of: pattern.code), after: route,
      .match(of: pattern.enumCase, at: pattern.place), isLater: route.isLater)
  }

  /// The variable whose method a step calls: `system` in `system.send(.select(index))`.
  private func receiver(in step: IndexStep) -> SymbolID? {
    guard case .call(let function, let place) = step else { return nil }
    let facts = project.facts(place.file)
    return project.call(of: function, at: place).flatMap(facts.callee).flatMap(facts.firstPart).flatMap {
      project.declaration(readBy: $0, file: place.file)
    }
  }

  /// Whether an action of a view calls a method, such as `didTap()` of the view model of a row, or a segue does.
  private func isCalledByAction(_ method: SymbolID) -> Bool {
    guard project[method].kind == .function else { return false }
    if SelectionNames[project[method].name].contains(.prepares) { return true }
    return names[project[method].name].contains { place in
      let facts = project.facts(place.file)
      return facts[place.expression].kind == .member
        && facts.enclosing(facts[place.expression].owner).contains { code in
          facts[code].kind == .closure
            ? project.isRowAction(code, file: place.file)
            : project.isActionOrItsPart(SymbolID(file: place.file, declaration: code))
        }
    }
  }

  /// The members, of any type, whose code names a property.
  private func members(using property: SymbolID) -> [SymbolID] {
    var found: Set<SymbolID> = []
    return names.uses(of: property).compactMap { place in
      let facts = project.facts(place.file)
      let owner = facts[place.expression].owner
      let member = facts.enclosing(owner).prefix { !facts[$0].kind.hasMembers }.last
      guard let member else { return nil }
      let id = SymbolID(file: place.file, declaration: member)
      return found.insert(id).inserted ? id : nil
    }
  }

  private mutating func follow(_ flow: IndexFlow) {
    reads += flow.reads(readers)
    let facts = flow.facts
    for index in facts[flow.root].code {
      let node = facts[index]
      switch node.kind {
      case .call:
        passArguments(of: index, flow)
        followRowStream(index, flow)
        gather(index, flow)
        passSegueSender(index, flow)
      case .subscript: if flow.isReached(node.owner) { passToSubscript(index, flow) }
      case .assignment: store(index, flow)
      default: continue
      }
    }
    for pattern in flow.patternsOfResults(names) { add(pattern, after: flow.route) }
  }
}

/// Streams that emit the index of a row, or the one that a reactor's state stores.
extension SelectionSearch {
  /// `reactor.state.map { $0.chosen }`
  private mutating func followStateStreams(of property: SymbolID, _ route: IndexRoute) {
    let name = project[property].name
    for place in names[name] + names[Name("$" + name.text)] {
      guard let stream = project.stateStream(emitting: place.expression, file: place.file, property: property) else {
        continue
      }
      let step = IndexStep.emission(
        from: property, at: Place(file: place.file, offset: project.facts(place.file).anchor(of: place.expression)))
      for receiver in SelectionStream(project: project, file: place.file, names: names).receivers(of: stream) {
        add(receiver.holder, after: route, step, isLater: true)
      }
    }
  }

  private mutating func followRowStream(_ call: ExpressionID, _ flow: IndexFlow) {
    guard let element = flow.rowElement(ofStream: call) else { return }
    let stream = SelectionStream(project: project, file: flow.file, names: names)
    for receiver in stream.receivers(of: call, element) {
      add(receiver.holder, after: flow.route, SelectionCallbacks.step(receiver.holder), isLater: true)
    }
  }
}

/// Functions that run for a call with the index.
extension SelectionSearch {
  /// The functions that a call runs: those of the receiver's type, or all implementations.
  private func implementations(of function: SymbolID, in call: ExpressionID, _ flow: IndexFlow) -> [SymbolID] {
    let own = ownImplementations(of: function, in: call, flow)
    if !own.isEmpty { return withOverrides(own) }
    let certain = project.implementations(of: function)
    if !certain.isEmpty { return withOverrides(certain) }
    let possible = project.implementations(ofRequirement: function)
    guard let type = project.concreteType(ofReceiverIn: call, file: flow.file) else { return withOverrides(possible) }
    let types = [type] + project.ancestors(of: type)
    return possible.first { project.enclosingType(of: $0).map(types.contains) ?? false }.map { [$0] } ?? []
  }

  /// The implementations of a requirement that a type calls on itself, as in `model(at: row)`.
  private func ownImplementations(of function: SymbolID, in call: ExpressionID, _ flow: IndexFlow) -> [SymbolID] {
    let facts = flow.facts
    guard let callee = facts.callee(of: call), facts[callee].kind == .reference || facts.isOwnMember(callee),
      let caller = project.enclosingType(of: facts[call].owner, file: flow.file)
    else { return [] }
    return project.implementations(ofRequirement: function, calledBy: caller)
  }

  /// Functions and their overrides in subclasses of the types that conform to a protocol.
  private func withOverrides(_ functions: [SymbolID]) -> [SymbolID] {
    var seen: Set<SymbolID> = []
    return functions.flatMap { project.implementations(of: $0) }.filter { seen.insert($0).inserted }
  }
}

/// Calls that pass the index on.
extension SelectionSearch {
  private mutating func passArguments(of call: ExpressionID, _ flow: IndexFlow) {
    let facts = flow.facts
    let isReached = flow.isReached(facts[call].owner)
    if !isReached, flow.row == nil { return }
    let arguments = flow.elementOfSentEvent(call).map { [$0] } ?? facts.arguments(of: call)
    let indices = arguments.filter(flow.isIndex)
    let payloads =
      indices.isEmpty ? arguments.flatMap { argument in flow.payloads(argument).map { (argument, $0) } } : []
    let tuples = indices.isEmpty ? arguments.compactMap(flow.tuple) : []
    if indices.isEmpty, payloads.isEmpty, tuples.isEmpty { return passSender(arguments, of: call, flow) }
    if isReached {
      let stream = flow.sink(of: call)
      let sent = indices.isEmpty ? payloads.map { .payload($0.1) } + tuples.map(StreamElement.tuple) : [.index]
      for element in sent {
        if let stream { send(element, to: stream, call, flow) } else { sendToReactor(element, call, flow) }
      }
      if stream != nil { return }
    }
    let callees = project.callees(of: call, file: flow.file)
    if callees.isEmpty, isReached, !payloads.isEmpty {
      let receiver = facts.callee(of: call).flatMap(facts.firstPart)
      let stream = receiver.flatMap { project.declaration(readBy: $0, file: flow.file) }
      for (_, name) in payloads { followPatterns(of: name, sentThrough: stream, flow.route) }
    }
    for callee in callees {
      switch callee {
      case .function(let function) where isReached:
        for code in implementations(of: function, in: call, flow) {
          passIndices(indices, of: call, to: code, flow)
          for (argument, name) in payloads { passPayload(argument, name, of: call, to: code, flow) }
          for tuple in tuples { passTuple(tuple, by: call, to: code, flow) }
        }
      case .function(let function): drawRow(indices, of: call, with: function, flow)
      case .value(let variable) where isReached:
        let sent =
          indices.map { ($0, StreamElement.index) } + payloads.map { ($0.0, .payload($0.1)) }
          + tuples.compactMap { place in arguments.first.map { ($0, .tuple(place)) } }
        for (argument, element) in sent { pass(argument, element, of: call, toValueOf: variable, flow) }
      case .memberwise(let type): passIndices(indices, of: call, toPropertiesOf: type, isReached: isReached, flow)
      default: continue
      }
    }
  }

  /// `delegate?.didTap(sender)`: the control that stores the index.
  private mutating func passSender(_ arguments: [ExpressionID], of call: ExpressionID, _ flow: IndexFlow) {
    guard case .sender = flow.route.holder,
      let sender = arguments.first(where: { flow.facts.firstPart(of: $0).map(flow.isSender) ?? false })
    else { return }
    for case .function(let function) in project.callees(of: call, file: flow.file) {
      for code in implementations(of: function, in: call, flow) {
        guard let parameter = project.parameter(of: code, for: sender, file: flow.file) else { continue }
        pass(.sender(parameter, of: code), by: call, to: code, flow)
      }
    }
  }

  /// `selection.send(index)`, `events.send(.select(index))`, `switches.send((isOn: true, index: index))`
  private mutating func send(_ element: StreamElement, to stream: SymbolID, _ call: ExpressionID, _ flow: IndexFlow) {
    let step = IndexStep.store(in: stream, at: flow.place(of: call))
    let isLater = flow.runsLater(flow.facts[call].owner)
    add(.stream(stream, element), after: flow.route, step, isLater: isLater)
  }

  /// The value that a stream with a current one keeps: `selection.value`.
  private mutating func keep(in stream: SymbolID, _ route: IndexRoute) {
    guard project[stream].kind == .property, !project[stream].modifiers.contains(.computed) else { return }
    for property in project.storage(of: stream) {
      add(IndexRoute(holder: .property(property, ofRow: nil), steps: route.steps, isLater: true))
    }
  }

  /// `reactor.action.onNext(.select(index))`, and the mutations that result from the action
  private mutating func sendToReactor(_ element: StreamElement, _ call: ExpressionID, _ flow: IndexFlow) {
    let mutation = element == .index ? nil : project.mutation(madeBy: SymbolID(file: flow.file, declaration: flow.root))
    let stream = flow.receiver(ofElementsSentBy: call)
    guard let holder = mutation ?? stream.flatMap({ project.action(sentTo: $0, file: flow.file) }),
      case .parameters(_, let function) = holder
    else { return }
    pass(holder.receiving(element), by: call, to: function, flow)
  }

  /// Code of a view that draws a row or a part of it: `configure(cell, at: index)`, `cell.show(event, at: index)`. A row may
  /// also have a view model, whose initializer receives the index, maybe from a function that makes it.
  private mutating func drawRow(
    _ indices: [ExpressionID], of call: ExpressionID, with function: SymbolID, _ flow: IndexFlow
  ) {
    guard let row = flow.row, let type = project.enclosingType(of: function),
      project.roles.viewSide(type) != nil
        || row == .reused && (project[function].kind == .initializer || project.returnsObject(function))
    else { return }
    let step = IndexStep.call(of: function, at: flow.place(of: call))
    for code in project.implementations(of: function) {
      for parameter in indices.compactMap({ project.parameter(of: code, for: $0, file: flow.file) }) {
        add(.row(parameter, of: code, row), after: flow.route, step, isLater: flow.route.isLater)
      }
    }
  }

  private mutating func passIndices(
    _ indices: [ExpressionID], of call: ExpressionID, to function: SymbolID, _ flow: IndexFlow
  ) {
    let parameters = indices.compactMap { project.parameter(of: function, for: $0, file: flow.file) }
    if !parameters.isEmpty { pass(.parameters(parameters, of: function), by: call, to: function, flow) }
  }

  private mutating func passPayload(
    _ argument: ExpressionID, _ name: Name, of call: ExpressionID, to function: SymbolID, _ flow: IndexFlow
  ) {
    guard let parameter = project.parameter(of: function, for: argument, file: flow.file) else { return }
    pass(.payload(name, [parameter], of: function), by: call, to: function, flow)
  }

  /// `select((section: path.section, row: path.row))`: the only parameter of a function.
  private mutating func passTuple(
    _ place: TuplePlace, by call: ExpressionID, to function: SymbolID, _ flow: IndexFlow
  ) {
    guard project.parameters(of: function).count == 1 else { return }
    pass(.tuple(place, of: function, afterOwner: false), by: call, to: function, flow)
  }

  private mutating func pass(_ holder: IndexHolder, by call: ExpressionID, to function: SymbolID, _ flow: IndexFlow) {
    // Code after `await` runs later.
    let isLater = flow.runsLater(flow.facts[call].owner) || project[function].modifiers.contains(.async)
    add(holder, after: flow.route, .call(of: function, at: flow.place(of: call)), isLater: isLater)
  }

  /// `onSelect?(index)`, `onEvent?(.select(index))`
  private mutating func pass(
    _ argument: ExpressionID, _ element: StreamElement, of call: ExpressionID, toValueOf variable: SymbolID,
    _ flow: IndexFlow
  ) {
    guard let position = flow.facts.arguments(of: call).firstIndex(of: argument) else { return }
    for value in names.functions(in: variable) {
      guard let holder = value.holder(of: position, in: project) else { continue }
      pass(holder.receiving(element), by: call, to: variable, flow)
    }
  }

  /// `EventPager(start: index)`, and in a row of SwiftUI `EventRow(index: index)`
  private mutating func passIndices(
    _ indices: [ExpressionID], of call: ExpressionID, toPropertiesOf type: TypeID, isReached: Bool, _ flow: IndexFlow
  ) {
    if !isReached, flow.row != .reused, project.uiCategory(of: .project(type)) != .view { return }
    let step = { IndexStep.store(in: $0, at: flow.place(of: call)) }
    for index in indices {
      for property in project.members(named: flow.facts[index].name, of: type) where project[property].kind == .property
      {
        add(
          .property(property, ofRow: isReached ? nil : flow.row), after: flow.route, step(property),
          isLater: isReached || flow.route.isLater)
      }
    }
  }

  /// `viewModel[index]`, `topics[index]`, if the type declares a subscript.
  private mutating func passToSubscript(_ expression: ExpressionID, _ flow: IndexFlow) {
    let facts = flow.facts
    guard let base = facts.firstPart(of: expression) else { return }
    for (code, route) in routes(toSubscriptAt: expression, flow) {
      // Each value of a generic type is data of its own, so the read is where code uses that value.
      guard let type = project.enclosingType(of: code), project.isGeneric(type), let read = read(in: code, route)
      else {
        add(route)
        continue
      }
      guard !facts.isSelf(base), let found = flow.read(at: expression, of: base, like: read),
        !reads.contains(where: { $0.isSame(as: found, in: project) })
      else { continue }
      reads.append(found)
    }
  }

  /// The first read of data in a subscript, or in another one of the same object that it uses.
  private func read(in code: SymbolID, _ route: IndexRoute, depth: Int = 0) -> IndexedRead? {
    let flow = IndexFlow(project, route, in: code)
    if let read = flow.reads(readers).first { return read }
    guard depth < 2 else { return nil }
    return flow.facts[flow.root].code.firstResult { index in
      guard flow.facts[index].kind == .subscript, let base = flow.facts.firstPart(of: index), flow.facts.isSelf(base)
      else {
        return nil
      }
      return routes(toSubscriptAt: index, flow).firstResult { read(in: $0.code, $0.route, depth: depth + 1) }
    }
  }

  private func routes(toSubscriptAt expression: ExpressionID, _ flow: IndexFlow) -> [(
    code: SymbolID, route: IndexRoute
  )] {
    let facts = flow.facts
    let arguments = facts.arguments(of: expression)
    guard arguments.contains(where: flow.isIndex), let base = facts.firstPart(of: expression),
      let value = project.value(of: base, file: flow.file),
      let type = project.memberOwner(
        of: value, in: project.enclosingType(of: facts[expression].owner, file: flow.file))
    else { return [] }
    let types = [type] + (project[type].kind == .protocol ? project.adopters(of: type) : [])
    return types.flatMap(project.members).filter { project[$0].kind == .subscript }.compactMap { function in
      let indices = zip(arguments, project.parameters(of: function)).filter { flow.isIndex($0.0) }.map(\.1)
      guard !indices.isEmpty, project.mayCall(subscript: function, with: arguments, file: flow.file) else { return nil }
      let route = IndexRoute(
        holder: .parameters(indices, of: function),
        steps: flow.route.steps + [.call(of: function, at: flow.place(of: expression))],
        isLater: flow.runsLater(facts[expression].owner))
      return (function, route)
    }
  }

  /// `chosen = index`, `viewModel.chosen = index`, `chosen.value = index`
  private mutating func store(_ assignment: ExpressionID, _ flow: IndexFlow) {
    let facts = flow.facts
    let isReached = flow.isReached(facts[assignment].owner)
    guard isReached || flow.row != nil, facts[assignment].name == LanguageWords.assignment,
      let value = facts.value(of: assignment), let target = facts.target(of: assignment)
    else { return }
    if isReached, let name = flow.payload(at: value) { return storePayload(name, in: target, assignment, flow) }
    if !flow.isIndex(value) { return }
    guard let property = flow.property(assignedAt: target) else {
      return mark(target, at: flow.place(of: assignment), flow)
    }
    let step = IndexStep.store(in: property, at: flow.place(of: assignment))
    if !isReached {
      // A controller may store the row that it draws for other reasons.
      guard let type = project.enclosingType(of: property),
        project.roles.viewSide(type).map({ $0.role != .controller })
          ?? (facts[flow.root].kind == .initializer || project.isRecognizer(type))
      else { return }
      return add(.property(property, ofRow: flow.row), after: flow.route, step, isLater: flow.row != .redrawn)
    }
    // A view that stores which of its parts is selected updates both together.
    if flow.route.callback.map(project.looksUpPositionOfView) ?? false { return }
    add(.property(property, ofRow: nil), after: flow.route, step, isLater: true)
    add(.stream(property, .index), after: flow.route, step, isLater: flow.runsLater(facts[assignment].owner))
  }

  /// `dialog = .delete(index)`: the patterns of the enum case receive the index later. Another object usually receives its
  /// data together with the index.
  private mutating func storePayload(
    _ name: Name, in target: ExpressionID, _ assignment: ExpressionID, _ flow: IndexFlow
  ) {
    guard flow.facts.isOwnMember(target), let property = flow.property(assignedAt: target),
      let type = project.value(of: property)?.referent.type,
      project[type].kind == .enum
    else { return }
    let route = IndexRoute(
      holder: flow.route.holder, steps: flow.steps + [.store(in: property, at: flow.place(of: assignment))],
      isLater: true
    )
    for pattern in project.patterns(of: name, in: type, names) { add(pattern, after: route) }
  }

  /// `performSegue(withIdentifier: "Event", sender: indexPath.row)`: the sender that `prepare(for:sender:)` receives.
  private mutating func passSegueSender(_ call: ExpressionID, _ flow: IndexFlow) {
    let facts = flow.facts
    guard let callee = facts.callee(of: call), facts[callee].name == SelectionNames.performsSegue,
      flow.isReached(facts[call].owner), let sender = facts.arguments(of: call).last,
      facts[sender].name == SelectionNames.segueSender, flow.isIndex(sender),
      let type = project.enclosingType(of: facts[call].owner, file: flow.file)
    else { return }
    for method in preparations(of: type) {
      guard let parameter = project.parameters(of: method).last else { continue }
      pass(.parameters([parameter], of: method), by: call, to: method, flow)
    }
  }

  /// Whether a mark belongs to a control of the system, or to a view whose type is unknown.
  private func isControl(_ mark: ExpressionID, _ flow: IndexFlow) -> Bool {
    switch flow.facts.firstPart(of: mark).flatMap({ project.value(of: $0, file: flow.file) })?.referent {
    case .system(let system)?: system.isControl
    case .project(let type)?: project.hasSystemAncestor(type) { $0.isControl }
    default: true
    }
  }

  /// The `prepare(for:sender:)` of a type.
  private func preparations(of type: TypeID?) -> [SymbolID] {
    type.map { project.functions(of: $0).filter { SelectionNames[project[$0].name].contains(.prepares) } } ?? []
  }

  /// `chosen.append(index)`, `chosen.insert(index)`: a property that collects indices.
  private mutating func gather(_ call: ExpressionID, _ flow: IndexFlow) {
    let facts = flow.facts
    guard let callee = facts.callee(of: call), facts[callee].kind == .member,
      CollectionMembers[facts[callee].name].contains(.adds), flow.isReached(facts[call].owner),
      let element = facts.arguments(of: call).first, facts[element].name.isEmpty, flow.isIndex(element),
      let list = facts.firstPart(of: callee), project.value(of: list, file: flow.file)?.referent.type == nil,
      let property = project.declaration(readBy: list, file: flow.file), project[property].kind == .property
    else { return }
    add(
      .property(property, ofRow: nil), after: flow.route, .store(in: property, at: flow.place(of: call)), isLater: true)
  }

  /// `button.tag = index`: the actions that the same code adds to controls receive the index with their sender, or else the
  /// other actions of the type. A cell isn't a sender; its code reads its own `tag`.
  private mutating func mark(_ target: ExpressionID, at place: Place, _ flow: IndexFlow) {
    guard flow.facts[target].kind == .member, SelectionNames[flow.facts[target].name].contains(.marksControl) else {
      return
    }
    let view = flow.facts.firstPart(of: target).flatMap { project.viewType(of: $0, file: flow.file) }
    let actions =
      view.map { project.roles.plays(.cell, $0) } ?? false
      ? project.actions(namedIn: flow.root, file: flow.file) : project.actions(markedBy: flow.root, file: flow.file)
    let handlers = flow.facts.firstPart(of: target).map {
      project.delegateMethods(receiving: $0, markedBy: flow.root, file: flow.file)
    }
    for action in actions + (handlers ?? []) + project.actions(ofViewContaining: target, file: flow.file) {
      guard let sender = project.parameters(of: action).first else { continue }
      add(.sender(sender, of: action), after: flow.route, .mark(sentTo: action, at: place), isLater: true)
    }
    // The control may be the sender of a segue, too.
    for method in preparations(of: project.enclosingType(of: flow.root, file: flow.file))
    where isControl(target, flow) && project.readsMark(method) {
      guard let sender = project.parameters(of: method).last else { continue }
      add(.sender(sender, of: method), after: flow.route, .mark(sentTo: method, at: place), isLater: true)
    }
    guard let view else { return }
    for code in project.functions(of: view) where project.readsOwnTag(code) {
      add(.ownTag(of: code, flow.row), after: flow.route, .mark(sentTo: code, at: place), isLater: true)
    }
  }
}

extension IndexFlow {
  func place(of expression: ExpressionID) -> Place { Place(file: file, offset: facts[expression].range.start) }

  /// The enum cases of an argument that carry the index: `isOn ? .select(index) : .deselect(index)`.
  fileprivate func payloads(_ argument: ExpressionID) -> [Name] {
    guard let content = facts.firstPart(of: argument) else { return [] }
    return (facts[content].kind == .sequence ? Array(facts.parts(of: content)) : [content]).compactMap(payload(at:))
  }

  /// The enum case of a value that carries the index: `.select(index)`, or a parameter that received one.
  func payload(at content: ExpressionID) -> Name? {
    switch facts[content].kind {
    case .call:
      guard let callee = facts.callee(of: content), facts[callee].kind == .member,
        facts.arguments(of: content).contains(where: isIndex), project.isEnumCase(callee, file: file)
      else { return nil }
      return facts[callee].name
    case .reference:
      if case .payload(let name, _, _) = route.holder, isPayload(content) { return name }
      return constantValue(content).flatMap(payload)
    default: return nil
    }
  }

  /// The call that a constant stores: `let action = Action.select(index)`.
  private func constantValue(_ reference: ExpressionID) -> ExpressionID? {
    guard let id = project.declaration(readBy: reference, file: file), id.file == file, project[id].kind == .local,
      project[id].modifiers.contains(.constant), let value = project[id].value.flatMap(facts.firstPart),
      facts[value].kind == .call
    else { return nil }
    return value
  }

  /// The property or parameter whose stream emits the argument of a call: `selection.send(index)`.
  fileprivate func sink(of call: ExpressionID) -> SymbolID? {
    guard let receiver = receiver(ofElementsSentBy: call),
      // A type of the project has its own `send`.
      project.value(of: receiver, file: file)?.referent.type == nil,
      let read = project.declaration(readBy: receiver, file: file)
    else { return nil }
    // `[selection]` captures the property.
    let stream = project[read].kind == .parameter ? read : project.shadowedDeclaration(of: read) ?? read
    return project.mayBeReceivedStream(stream) ? stream : nil
  }

  /// `selection` in `selection.send(index)`.
  fileprivate func receiver(ofElementsSentBy call: ExpressionID) -> ExpressionID? {
    guard let callee = facts.callee(of: call), facts[callee].kind == .member,
      streams[facts[callee].name].contains(.sends) || elementOfSentEvent(call) != nil
    else { return nil }
    return facts.firstPart(of: callee)
  }

  /// The argument `index` in `selection.on(.next(index))`.
  fileprivate func elementOfSentEvent(_ call: ExpressionID) -> ExpressionID? {
    guard let callee = facts.callee(of: call), facts[callee].kind == .member,
      facts[callee].name == StreamAPI.sendsEvent, let argument = facts.arguments(of: call).first,
      facts[argument].name.isEmpty, let event = facts.firstPart(of: argument), facts[event].kind == .call,
      let enumCase = facts.callee(of: event), facts[enumCase].name == StreamAPI.nextEvent
    else { return nil }
    return facts.arguments(of: event).first
  }

  fileprivate func property(assignedAt target: ExpressionID) -> SymbolID? {
    if let read = project.declaration(readBy: target, file: file) {
      // In the `else` of `if let index`, the name is the property again.
      let id = project.shadowedDeclaration(of: read) ?? read
      return project[id].kind == .property ? id : nil
    }
    guard facts[target].kind == .member, streams[facts[target].name].contains(.currentValue) else { return nil }
    return facts.firstPart(of: target).flatMap { project.declaration(readBy: $0, file: file) }.flatMap {
      project[$0].kind == .property ? $0 : nil
    }
  }
}

extension Project {
  /// Whether a function returns a class of the project, such as the view model of a row.
  fileprivate func returnsObject(_ function: SymbolID) -> Bool {
    guard let type = value(of: function)?.referent.type else { return false }
    return self[type].kind == .class
  }

  /// Whether a member names an enum case: `.select`, `Action.select`. A package may declare the alias in
  /// `Reactor.Action.select`.
  func isEnumCase(_ member: ExpressionID, file: FileID) -> Bool {
    let facts = facts(file)
    if facts[member].flags.contains(.implicitBase) { return true }
    if let id = declaration(readBy: member, file: file) { return self[id].kind == .enumCase }
    let base = facts.firstPart(of: member)
    return base.map { facts[$0].kind == .member && facts[$0].name.isCapitalized } ?? false
  }
}

extension Project {
  fileprivate func isGeneric(_ type: TypeID) -> Bool {
    let facts = file(self[type].declaration)
    return facts.children(of: self[type].declaration.declaration).contains { facts[$0].kind == .genericParameter }
  }
}

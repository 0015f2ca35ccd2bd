import LintSemantics
import LintSyntax

/// State that code receives together with an enum case or an index, such as that of a reducer.
extension Project {
  /// Whether data belongs to a parameter of a function that also takes an enum case apart, or to a copy of it.
  ///
  /// - Parameter code: The function; nil for any.
  func isReceivedState(_ data: ExpressionID, in code: DeclarationID?, file: FileID) -> Bool {
    let facts = facts(file)
    guard let variable = receivedVariable(data, file), self[variable].kind == .parameter,
      let owner = self[variable].parent, code == nil || code == owner
    else { return false }
    return parameters(of: SymbolID(file: file, declaration: owner)).count > 1
      && facts.children(of: owner).contains { facts[$0].kind == .local && facts[$0].modifiers.contains(.part) }
  }

  /// Whether data may belong to an object that the code receives with the index: a parameter, or the owner of a property.
  func mayBeReceived(_ data: ExpressionID, file: FileID) -> Bool {
    if facts(file).isSelf(facts(file).root(of: data)) { return true }
    guard let id = receivedVariable(data, file) else { return isPartOfCopy(data, file) }
    return self[id].kind == .parameter || self[id].kind == .property
  }

  /// The variable of a function that data belongs to, or the one that the function copies, or a part of: `state` for
  /// `var state = state` and `var rows = state.rows`. A closure such as that of `state.mutate { $0.rows.remove(at: index) }` receives the object of the method that calls it.
  fileprivate func receivedVariable(_ data: ExpressionID, _ file: FileID, _ limit: Int = 3) -> SymbolID? {
    let facts = facts(file)
    let place = facts.root(of: data)
    guard limit > 0, facts[place].kind == .reference else { return nil }
    if facts[place].name == SelectionNames.firstParameter {
      return facts[place].owner.flatMap { object(passedTo: $0, file) }.flatMap { receivedVariable($0, file, limit - 1) }
    }
    guard let variable = declaration(readBy: place, file: file), variable.file == file else { return nil }
    switch self[variable].kind {
    case .local:
      guard let value = self[variable].value.flatMap(facts.firstPart),
        facts[value].kind == .reference || facts[value].kind == .member && !facts[value].flags.contains(.implicitBase)
      else { return variable }
      return receivedVariable(value, file, limit - 1) ?? variable
    case .parameter:
      guard let owner = self[variable].parent, facts[owner].kind == .closure, let object = object(passedTo: owner, file)
      else { return variable }
      return receivedVariable(object, file, limit - 1) ?? variable
    default: return variable
    }
  }

  /// `state` for the closure in `state.mutate { … }`, a method of the project that calls it with its own object.
  private func object(passedTo closure: DeclarationID, _ file: FileID) -> ExpressionID? {
    let facts = facts(file)
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, let callee = facts.callee(of: call),
      facts[callee].kind == .member, let object = facts.firstPart(of: callee), facts[object].kind == .reference,
      callees(of: call, file: file).contains(where: { if case .function = $0 { true } else { false } })
    else { return nil }
    return object
  }
}

extension Project {
  /// Whether data belongs to the value so far that a closure receives: `state` in `scan(State()) { state, action in … }`.
  fileprivate func isAccumulatedState(_ data: ExpressionID, in closure: DeclarationID, _ file: FileID) -> Bool {
    let facts = facts(file)
    guard facts[closure].kind == .closure,
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      let callee = facts[argument].parent.flatMap(facts.callee),
      StreamTiming[facts[callee].name].contains(.accumulates), let state = receivedVariable(data, file)
    else { return false }
    return parameters(of: SymbolID(file: file, declaration: closure)).first == state.declaration
  }

  /// Whether data belongs to the state that `reduce(state:mutation:)` of a reactor receives, whose changes are known.
  fileprivate func isStateOfReactor(_ data: ExpressionID, _ file: FileID) -> Bool {
    guard let state = receivedVariable(data, file), self[state].kind == .parameter else { return false }
    return reactor(reducing: state) != nil
  }
}

extension FileFacts {
  /// `state` in `state.sections[0].rows`.
  fileprivate func root(of expression: ExpressionID) -> ExpressionID {
    var place = expression
    while self[place].kind != .reference, let first = firstPart(of: place) { place = first }
    return place
  }
}

extension IndexFlow {
  /// Whether data belongs to a parameter of code that receives the index in an enum case from a package, such as the state
  /// of a feedback loop. Such code may pass both on.
  func isReceivedState(_ data: ExpressionID) -> Bool {
    if project.isReceivedState(data, in: root, file, steps[...]) { return !project.isStateOfReactor(data, file) }
    return project.isAccumulatedState(data, in: root, file)
  }
}

extension IndexFlow {
  /// The change of the state that a reducer of the project receives with the enum case: `state = reduce(state, action)`.
  func stateChange(_ data: ExpressionID, _ finder: inout DataChangeFinder) -> DataChange? {
    guard let state = project.stateOfReducer(data, in: root, file, steps[...]) else { return nil }
    return finder.change(state.expression, file: state.file)
  }
}

extension Project {
  /// The argument for the state, if data belongs to a parameter of a function that takes the enum case apart with which the
  /// index came, or of code that this function passes both to.
  fileprivate func stateOfReducer(
    _ data: ExpressionID, in code: DeclarationID, _ file: FileID, _ steps: ArraySlice<IndexStep>
  ) -> ExpressionPlace? {
    guard case .call(let function, let place)? = steps.last, function == SymbolID(file: file, declaration: code),
      let call = call(of: function, at: place), let state = state(passedBy: call, place.file, as: data, file)
    else { return nil }
    if takesCaseApart(code, besides: data, file) { return ExpressionPlace(file: place.file, expression: state) }
    let facts = facts(place.file)
    let caller = facts.enclosing(facts[call].owner).first { facts[$0].kind == .function }
    return caller.flatMap { stateOfReducer(state, in: $0, place.file, steps.dropLast()) }
  }

  /// Whether a function takes an enum case of another parameter apart than the one that data belongs to.
  private func takesCaseApart(_ code: DeclarationID, besides data: ExpressionID, _ file: FileID) -> Bool {
    guard isReceivedState(data, in: code, file: file), let variable = receivedVariable(data, file) else { return false }
    let facts = facts(file)
    return facts.children(of: code).contains { part in
      guard facts[part].modifiers.contains(.part),
        let subject = subject(ofPattern: SymbolID(file: file, declaration: part)),
        let id = declaration(readBy: subject, file: file)
      else { return false }
      return self[id].kind == .parameter && id != variable
    }
  }

  fileprivate func isReceivedState(
    _ data: ExpressionID, in code: DeclarationID, _ file: FileID, _ steps: ArraySlice<IndexStep>
  ) -> Bool {
    switch steps.last {
    case .match(_, let place):
      return place.file == file && facts(file)[code].range.contains(place.offset)
        && isReceivedState(data, in: nil, file: file)
    case .call(let function, let place):
      guard function == SymbolID(file: file, declaration: code),
        let call = call(of: function, at: place), let owner = facts(place.file)[call].owner,
        let caller = facts(place.file).enclosing(owner).first(where: { facts(place.file)[$0].kind == .function }),
        let state = state(passedBy: call, place.file, as: data, file)
      else { return false }
      return isReceivedState(state, in: caller, place.file, steps.dropLast())
    default: return false
    }
  }

  /// The expression that a call passes as the variable that data belongs to: `state` in `move(index, state: &state)` and
  /// `state.move(index)`.
  private func state(
    passedBy call: ExpressionID, _ place: FileID, as data: ExpressionID, _ file: FileID
  ) -> ExpressionID? {
    if isPartOfReceivedValue(data, file: file) || isPartOfCopy(data, file) {
      return facts(place).callee(of: call).flatMap { callee in
        facts(place)[callee].kind == .member ? facts(place).firstPart(of: callee) : nil
      }
    }
    guard let variable = receivedVariable(data, file), self[variable].kind == .parameter,
      let owner = self[variable].parent
    else { return nil }
    let function = SymbolID(file: file, declaration: owner)
    return facts(place).arguments(of: call).first {
      parameter(of: function, for: $0, file: place) == variable.declaration
    }.flatMap(facts(place).firstPart)
  }

  /// Whether data belongs to the copy of its own value that a method passes to a closure: `mutate { $0.rows.remove(at: index) }`.
  private func isPartOfCopy(_ data: ExpressionID, _ file: FileID) -> Bool {
    let facts = facts(file)
    let place = facts.root(of: data)
    let closure =
      facts[place].name == SelectionNames.firstParameter
      ? facts[place].owner : parameter(readBy: place, file: file).flatMap(\.parent)
    guard let closure, facts[closure].kind == .closure,
      let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let callee = facts[argument].parent.flatMap(facts.callee),
      facts[callee].kind == .reference, let method = declaration(readBy: callee, file: file)
    else { return false }
    return self[method].kind == .function && enclosingType(of: method) != nil
  }

  /// The call of a function at a place.
  func call(of function: SymbolID, at place: Place) -> ExpressionID? {
    let facts = facts(place.file)
    let name = self[function].name
    return facts.expressionIDs.first { call in
      facts[call].kind == .call && facts[call].range.start == place.offset
        && facts.callee(of: call).map { facts[$0].name == name } ?? false
    }
  }
}

import LintSemantics
import LintSyntax

/// Searches a stream's chain for the functions that it retains and that retain their object.
struct EscapingFunctionFinder {
  let reading: FileReading
  var found: [EscapingFunction] = []
  /// The values of names that were walked. A value may be named in its own chain.
  private var seen: [ExpressionID] = []
  /// The parts of the chain that may end it.
  private var ends: [PossibleEnd] = []
  /// Whether other streams, which may outlive the chain, have joined it.
  private var isJoined = false
  /// The number of functions that a binding to rows retains. RxCocoa lets such a binding never end, even if the stream does.
  private var countOfRows = 0

  init(reading: FileReading) { self.reading = reading }

  var facts: FileFacts { reading.facts }

  /// The use of a call's result.
  enum Use {
    case end
    case called, property
    /// Passed to another call, which may make a stream of it.
    case argument
    /// Turned into a stream later. Until then it is a collection.
    case collection
    /// Observed through a key path. It is an object, not a stream.
    case object
  }

  /// A part of a chain that may end it, and with it the functions in the parts before.
  private struct PossibleEnd {
    let expression: ExpressionID
    /// The number of functions that were found before.
    let count: Int
    let isJoined: Bool
  }

  /// Walks a chain from its end, and removes the functions that it releases. If a chain in an argument ends, the whole chain
  /// may not.
  mutating func chain(_ expression: ExpressionID, _ use: Use, depth: Int) {
    let outer = (ends, isJoined, countOfRows)
    let start = found.count
    (ends, isJoined, countOfRows) = ([], false, start)
    walk(expression, use, depth: depth)
    // Most chains retain nothing, so nothing needs to end them.
    if found.count > start, let end = end(from: start) { found.removeSubrange(max(end, countOfRows)...) }
    (ends, isJoined, countOfRows) = outer
  }

  /// The index in `found` of the first function that the chain releases because it ends by itself.
  private func end(from start: Int) -> Int? {
    var first: Int?
    for end in ends {
      if reading.endsChain(end.expression) {
        first = min(first ?? end.count, end.isJoined ? end.count : start)
      } else if !end.isJoined, reading.isFiniteSource(end.expression) {
        first = start
      }
    }
    return first
  }

  private mutating func noteEnd(_ expression: ExpressionID, _ use: Use) {
    // `items.first { … }.title` ends no stream.
    if use == .property || use == .collection || use == .object { return }
    ends.append(PossibleEnd(expression: expression, count: found.count, isJoined: isJoined))
  }

  private mutating func walk(_ expression: ExpressionID, _ use: Use, depth: Int) {
    guard depth > 0 else { return }
    let node = facts[expression]
    switch node.kind {
    case .call: call(expression, use, depth)
    case .member:
      noteEnd(expression, use)
      ownStreams(returnedBy: expression, depth)
      guard let base = facts.firstPart(of: expression), !node.flags.contains(.implicitBase) else { return }
      walk(base, reading.streams[node.name].contains(.publishesElements) ? .collection : .property, depth: depth)
    case .reference:
      guard let value = reading.localValue(expression) else {
        ownStreams(returnedBy: expression, depth)
        return noteEnd(expression, use)
      }
      if isNew(value) { walk(value, use, depth: depth - 1) }
    case .array, .dictionary, .argument:
      for part in facts.parts(of: expression) { chain(part, use, depth: depth) }
    case .sequence:
      let isChoice = facts.parts(of: expression).contains {
        StreamAPI.streamOperators.contains(facts[$0].name)
      }
      for part in facts.parts(of: expression) where isChoice || use == .end { walk(part, use, depth: depth) }
    default: return
    }
  }

  private mutating func ownStreams(returnedBy expression: ExpressionID, _ depth: Int) {
    for stream in reading.ownStreams(returnedBy: expression) where isNew(stream) {
      chain(stream, .called, depth: depth - 1)
    }
  }

  /// Whether a value wasn't walked before. A chain names few values, so a search takes less time than a hash.
  private mutating func isNew(_ value: ExpressionID) -> Bool {
    if seen.contains(value) { return false }
    seen.append(value)
    return true
  }

  private mutating func call(_ call: ExpressionID, _ use: Use, _ depth: Int) {
    guard let callee = facts.callee(of: call) else { return }
    if reading.streams[facts[callee].name].contains(.joins) { isJoined = true } else { noteEnd(call, use) }
    ownStreams(returnedBy: callee, depth)
    let retains = retainsArguments(of: call, callee, use)
    for argument in facts.parts(of: call) where facts[argument].kind == .argument {
      guard let content = facts.firstPart(of: argument) else { continue }
      if retains {
        let count = found.count
        addFunction(content, argument, to: call)
        if found.count > count, endsWithCall(content, argument, call) { found.removeLast() }
      }
      let isValue = facts[content].kind != .closure && facts[content].kind != .reference
      if isValue || reading.localValue(content).map({ facts[$0].kind == .call }) ?? false {
        chain(content, .argument, depth: depth)
      }
    }
    if reading.isBoundToRows(call) { countOfRows = found.count }
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return }
    walk(base, use == .collection ? .collection : observesProperty(call) ? .object : .called, depth: depth)
  }
}

extension EscapingFunctionFinder {
  /// `progress.publisher(for: \.fractionCompleted)`, `player.observe(\.rate)`
  private func observesProperty(_ call: ExpressionID) -> Bool {
    guard let name = reading.calleeName(call),
      !reading.streams[name].isDisjoint(with: [.observesKeyPath, .publishesElements]),
      let first = facts.arguments(of: call).first.flatMap(facts.firstPart)
    else { return false }
    return facts[first].kind == .keyPath
  }
}

/// Functions among the arguments: a closure, or a function by its name.
extension EscapingFunctionFinder {
  mutating func addFunction(_ content: ExpressionID, _ argument: ExpressionID, to call: ExpressionID) {
    let node = facts[content]
    switch node.kind {
    case .closure: addClosure(content, call)
    case .reference where facts[argument].name == StreamAPI.targetLabel:
      guard let name = reading.calleeName(call), reading.streams[name].contains(.assigns),
        reading.selfReference(content) != nil, retainsTarget(call), let callee = facts.callee(of: call),
        !reading.project.shared(WeakAssignments.self).accept(callee, in: reading)
      else { return }
      add(.target(content), facts.anchor(of: callee), call)
    case .reference where reading.isTimerTarget(content, of: argument, call):
      add(.timerTarget(content), node.range.start, call)
    case .reference, .member:
      if let value = reading.localValue(content), facts[value].kind == .closure {
        return addClosure(value, call)
      }
      if let function = reading.functionReference(content) { add(.named(function), node.range.start, call) }
    default: return
    }
  }

  /// `assign(to: \.title, on: self, ownership: .weak)` doesn't retain its target.
  private func retainsTarget(_ assign: ExpressionID) -> Bool {
    let ownership = facts.arguments(of: assign).first { facts[$0].name == StreamAPI.ownershipLabel }
    return ownership.flatMap(facts.firstPart).map { facts[$0].name == StreamAPI.strongOwnership } ?? true
  }

  private mutating func addClosure(_ closure: ExpressionID, _ call: ExpressionID) {
    if let function = facts.closure(at: closure) { add(.closure(function), facts[closure].range.start, call) }
  }

  private mutating func add(_ function: EscapingFunction.Function, _ place: UInt32, _ call: ExpressionID) {
    let escaping = EscapingFunction(function: function, place: place, call: call)
    if !found.contains(where: { $0.place == place }), reading.retainsObject(escaping) { found.append(escaping) }
  }
}

/// Whether a closure outlives the call that takes it.
extension EscapingFunctionFinder {
  /// Whether a function of the project calls a closure before it returns, as in `pager.next { self.request(page: $0) }`. A closure
  /// inside may become a part of the stream that the outer one returns.
  private func endsWithCall(_ closure: ExpressionID, _ argument: ExpressionID, _ call: ExpressionID) -> Bool {
    guard facts[closure].kind == .closure, let declared = facts.closure(at: closure),
      !facts.contents(of: declared).contains(where: { inner in
        facts[inner].kind == .closure && facts[inner].code.contains { facts[$0].name == LanguageWords.selfWord }
      })
    else { return false }
    return reading.project.isOnlyCalled(argument, by: call, reading.file)
  }

  func retainsArguments(of call: ExpressionID, _ callee: ExpressionID, _ use: Use) -> Bool {
    let name = facts[callee].name
    if ImmediateFunctions.mayName(name) { return false }
    if use == .collection { return false }
    // A method that returns an object to observe calls its closure when it is done. Only an initializer makes an object of it.
    if use == .object { return reading.value(of: callee)?.isType ?? !name.isLowercase }
    if CollectionMembers[name].contains(.shared) { return isOfStream(call, callee, use) }
    guard use == .argument else { return true }
    if facts[callee].kind == .reference { return isFreeOperator(callee, name) }
    return isStream(call)
  }

  private func isOfStream(_ call: ExpressionID, _ callee: ExpressionID, _ use: Use) -> Bool {
    guard facts[callee].kind == .member, let base = facts.firstPart(of: callee) else { return false }
    switch use {
    case .argument: return isStream(base)
    case .property: return false
    default: return !isCollection(base)
    }
  }

  /// `react(request:effects:)`: a package's free function. An initializer makes a stream only if its name is known.
  private func isFreeOperator(_ callee: ExpressionID, _ name: Name) -> Bool {
    let node = facts[callee]
    if StreamTypes[name].contains(.stream) { return true }
    guard name.isLowercase else { return false }
    return reading.project.declaration(of: name, at: node.range.start, owner: node.owner, file: reading.file) == nil
  }

  /// Whether any part of a chain is known to be a stream.
  private func isStream(_ expression: ExpressionID) -> Bool {
    var next: ExpressionID? = expression
    while let index = next {
      let node = facts[index]
      switch node.kind {
      case .call: next = facts.callee(of: index)
      case .member, .reference:
        if reading.streams[node.name].contains(.own) || StreamTypes[node.name].contains(.stream)
          || node.name.text.hasPrefix("$")
        {
          return true
        }
        if let value = reading.value(of: index), case .unknown(let name) = value.referent,
          StreamTypes[name].contains(.stream)
        {
          return true
        }
        if node.kind == .reference { next = reading.localValue(index) } else { next = facts.firstPart(of: index) }
      default: return false
      }
    }
    return false
  }

  private func isCollection(_ expression: ExpressionID) -> Bool {
    guard let value = reading.value(of: expression), !value.isType else { return false }
    guard case .unknown(let name) = value.referent else { return false }
    return CollectionTypes[name].contains(.collection)
  }
}

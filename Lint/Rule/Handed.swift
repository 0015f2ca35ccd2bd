import LintFacts
public import LintProject

/// A function that is handed to an operator of a stream, or to what starts an observation.
public struct Handed: Sendable {
  public enum Function: Sendable {
    /// By its declaration.
    case closure(Int32)
    /// A method, or a function in a function, that is handed over by its name.
    case named(DeclarationID)
    /// `assign(to:on:)`: no function, and yet it holds what it assigns to.
    case target(Int32)
  }

  public let function: Function
  /// Where it stands.
  public let place: UInt32
  /// The call that takes it.
  public let call: Int32
}

extension FileReading {
  /// All functions that the chains of an observation keep.
  public func handed(in observation: Observation) -> [Handed] {
    var search = HandedSearch(reading: self)
    for chain in observation.chains { search.chain(chain, .end, depth: 6) }
    return search.found
  }
}

/// The walk from what is kept to all that it is made of.
private struct HandedSearch {
  let reading: FileReading
  var found: [Handed] = []
  private var seen: Set<Int32> = []
  /// Where what a chain lets go of begins among what was found in it, since it ends by itself.
  private var end: Int?
  /// Where the walk along a chain began, and whether other streams have joined it since: they go on when it ends.
  private var start = 0
  private var isJoined = false

  init(reading: FileReading) { self.reading = reading }

  private var facts: FileFacts { reading.facts }

  /// How the result of a call is used.
  enum Use {
    case end
    case called, property
    /// Handed to another call, which makes a stream of it, or not.
    case argument
    /// Made into a stream later: until then it is a collection.
    case collection
  }

  /// Walks a chain from its end, and forgets what it lets go. If one that is an argument ends, the whole need not.
  mutating func chain(_ expression: Int32, _ use: Use, depth: Int) {
    let outer = (end, start, isJoined)
    (end, start, isJoined) = (nil, found.count, false)
    walk(expression, use, depth: depth)
    if let end { found.removeSubrange(end...) }
    (end, start, isJoined) = outer
  }

  private mutating func noteEnd(_ expression: Int32, _ use: Use) {
    // `items.first { … }.title`: what a collection gives is no end of what is made from it.
    if use == .property || use == .collection { return }
    if reading.endsChain(expression) {
      end = min(end ?? found.count, isJoined ? found.count : start)
    } else if !isJoined, reading.isFiniteSource(expression) {
      end = start
    }
  }

  private mutating func walk(_ expression: Int32, _ use: Use, depth: Int) {
    guard depth > 0, seen.insert(expression).inserted else { return }
    let node = facts[expression: expression]
    switch node.kind {
    case .call: call(expression, use, depth)
    case .member:
      noteEnd(expression, use)
      guard let base = reading.content(expression), !node.flags.contains(.implicitBase) else { return }
      walk(base, node.name == "publisher" ? .collection : .property, depth: depth)
    case .reference:
      guard let value = reading.localValue(expression) else { return noteEnd(expression, use) }
      walk(value, use, depth: depth - 1)
    case .array, .dictionary, .argument:
      for part in facts.parts(ofExpression: expression) { chain(part, use, depth: depth) }
    case .sequence:
      let isChoice = facts.parts(ofExpression: expression).contains {
        ["??", "<~"].contains(facts[expression: $0].name.text)
      }
      for part in facts.parts(ofExpression: expression) where isChoice || use == .end { walk(part, use, depth: depth) }
    default: return
    }
  }

  private mutating func call(_ call: Int32, _ use: Use, _ depth: Int) {
    guard let callee = reading.callee(of: call) else { return }
    if StreamWords.joining.contains(facts[expression: callee].name) { isJoined = true } else { noteEnd(call, use) }
    let keeps = keeps(call, callee, use)
    for argument in reading.arguments(of: call) {
      guard let content = reading.content(argument) else { continue }
      if keeps { hand(content, argument, to: call) }
      let isValue = facts[expression: content].kind != .closure && facts[expression: content].kind != .reference
      if isValue || reading.localValue(content).map({ facts[expression: $0].kind == .call }) ?? false {
        chain(content, .argument, depth: depth)
      }
    }
    guard facts[expression: callee].kind == .member, let base = reading.content(callee) else { return }
    walk(base, use == .collection ? .collection : .called, depth: depth)
  }

  private mutating func hand(_ content: Int32, _ argument: Int32, to call: Int32) {
    let node = facts[expression: content]
    switch node.kind {
    case .closure: add(.closure(node.link), node.range.start, call)
    case .reference where facts[expression: argument].name == "on":
      guard reading.calleeName(call) == "assign", reading.hold(content) != nil, let callee = reading.callee(of: call)
      else {
        return
      }
      add(.target(content), facts.anchor(of: callee), call)
    case .reference, .member:
      if let value = reading.localValue(content), facts[expression: value].kind == .closure {
        return add(.closure(facts[expression: value].link), facts[expression: value].range.start, call)
      }
      if let function = function(content) { add(.named(function), node.range.start, call) }
    default: return
    }
  }

  private mutating func add(_ function: Handed.Function, _ place: UInt32, _ call: Int32) {
    if !found.contains(where: { $0.place == place }) {
      found.append(Handed(function: function, place: place, call: call))
    }
  }

  /// A function of this object that is named and not called: `handle`, `self.handle`.
  private func function(_ expression: Int32) -> DeclarationID? {
    let node = facts[expression: expression]
    if node.kind == .member {
      guard let base = reading.content(expression), reading.hold(base) == .strong,
        let type = reading.project.enclosingType(of: node.owner, file: reading.number)
      else { return nil }
      return method(node.name, of: type)
    }
    if let local = reading.local(node.name, at: node.range.start, from: node.owner) {
      return facts[declaration: local].kind == .function ? reading.id(local) : nil
    }
    guard reading.hold(FileReading.selfWord, at: node.range.start, from: node.owner) == .strong else { return nil }
    return reading.project.enclosingType(of: node.owner, file: reading.number).flatMap { method(node.name, of: $0) }
  }

  /// A property of the same name is what is handed over.
  private func method(_ name: Name, of type: TypeID) -> DeclarationID? {
    let named = reading.project.members(named: name, of: type)
    return named.allSatisfy(reading.isInstanceMethod) ? named.first : nil
  }

  // MARK: - Whether a closure outlives the call that takes it

  private func keeps(_ call: Int32, _ callee: Int32, _ use: Use) -> Bool {
    let name = facts[expression: callee].name
    if StreamWords.isImmediate(name) { return false }
    if use == .collection { return false }
    if StreamWords.shared.contains(name) { return isOfStream(call, callee, use) }
    guard use == .argument else { return true }
    if facts[expression: callee].kind == .reference { return isFreeOperator(callee, name) }
    return isStream(call)
  }

  private func isOfStream(_ call: Int32, _ callee: Int32, _ use: Use) -> Bool {
    guard facts[expression: callee].kind == .member, let base = reading.content(callee) else { return false }
    switch use {
    case .argument: return isStream(base)
    case .property: return false
    default: return !isCollection(base)
    }
  }

  /// `react(request:effects:)`: a function of a package that is no type's. Types are made for streams only by name.
  private func isFreeOperator(_ callee: Int32, _ name: Name) -> Bool {
    let node = facts[expression: callee]
    if StreamWords.streams.contains(name) { return true }
    guard name.text.first?.isLowercase ?? false else { return false }
    return reading.project.declaration(of: name, at: node.range.start, owner: node.owner, file: reading.number) == nil
  }

  private func isCollection(_ expression: Int32) -> Bool {
    guard let value = reading.project.value(of: expression, file: reading.number), !value.isType else { return false }
    guard case .unknown(let name) = value.referent else { return false }
    return name == "Array" || name == "Dictionary" || name == "Set"
  }

  /// Whether something in a chain says that it is a stream.
  private func isStream(_ expression: Int32) -> Bool {
    var next: Int32? = expression
    while let index = next {
      let node = facts[expression: index]
      switch node.kind {
      case .call: next = reading.callee(of: index)
      case .member, .reference:
        if StreamWords.own.contains(node.name) || StreamWords.streams.contains(node.name)
          || node.name.text.hasPrefix("$")
        {
          return true
        }
        if let value = reading.project.value(of: index, file: reading.number), case .unknown(let name) = value.referent,
          StreamWords.streams.contains(name)
        {
          return true
        }
        if node.kind == .reference { next = reading.localValue(index) } else { next = reading.content(index) }
      default: return false
      }
    }
    return false
  }
}

extension FileReading {
  /// Whether a declaration is a function that is called on an object or value.
  public func isInstanceMethod(_ id: DeclarationID) -> Bool {
    let declaration = project[id]
    guard declaration.kind == .function, declaration.parent >= 0 else { return false }
    return project.file(id)[declaration: declaration.parent].kind.hasMembers
      && declaration.modifiers.isDisjoint(with: [.static, .class])
  }
}

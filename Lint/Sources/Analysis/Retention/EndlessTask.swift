import LintSemantics
public import LintSyntax

/// A task that no code stores, and that retains its object as long as it awaits a sequence.
public struct UnstoredTask: Sendable {
  /// The call that creates the task.
  public let call: ExpressionID
  public let capture: SelfCapture
  /// The loop over the sequence, or the call of the method that contains it.
  public let wait: ExpressionID
}

extension FileReading {
  /// The tasks in a type's body that nothing stores, that retain its object, and whose sequence certainly has no end.
  public func unstoredEndlessTasks(in body: DeclarationID) -> [UnstoredTask] {
    facts[body].code.compactMap { call in
      guard isTask(call), isUnstored(call), let closure = facts.arguments(of: call).last.flatMap(facts.firstPart),
        let task = facts.closure(at: closure)
      else { return nil }
      return endlessTask(call, task)
    }
  }

  private func endlessTask(_ call: ExpressionID, _ closure: DeclarationID) -> UnstoredTask? {
    if let method = endlessCall(in: closure, isCertain: true) {
      let wait = facts[closure].code.first { facts.anchor(of: $0) == method.offset }
      return UnstoredTask(call: call, capture: method, wait: wait ?? call)
    }
    let loops = endlessLoops(in: closure).filter { isCertainlyEndless($0) }
    guard let first = loops.first else { return nil }
    let capture = selfCapture(in: closure, implicitly: true) ?? loops.firstResult(selfCapture(during:))
    return capture.map { UnstoredTask(call: call, capture: $0, wait: first) }
  }

  /// Whether a call is a statement, or the only expression of a closure or of a function without a result.
  func isUnstored(_ call: ExpressionID) -> Bool {
    guard let parent = facts[call].parent else { return true }
    let node = facts[parent]
    switch node.kind {
    case .return:
      guard node.flags.contains(.implicit), let owner = node.owner else { return false }
      return facts[owner].type == nil && facts[owner].kind != .accessor && facts[owner].kind != .property
    // `_ = Task { … }`
    case .assignment:
      return facts.target(of: parent).map { $0 == call || facts[$0].name == LanguageWords.discarded } ?? false
    case .closure, .iteration: return true
    default: return false
    }
  }

  /// Whether a task awaits a sequence that may never end and retains `self` meanwhile.
  public func endlessCapture(inTask closure: DeclarationID) -> SelfCapture? {
    if let call = endlessCall(in: closure, isCertain: false) { return call }
    let loops = endlessLoops(in: closure)
    if loops.isEmpty { return nil }
    return selfCapture(in: closure, implicitly: true) ?? loops.firstResult(selfCapture(during:))
  }

  /// `await self?.listen()`: a method that never returns retains its object, however the closure captures it.
  ///
  /// - Parameter isCertain: Whether the method counts only if its sequence certainly has no end.
  private func endlessCall(in closure: DeclarationID, isCertain: Bool) -> SelfCapture? {
    guard let type = enclosingType(of: closure) else { return nil }
    return facts[closure].code.firstResult { index in
      guard facts[index].kind == .call, let name = ownMethod(calledBy: index) else { return nil }
      let isEndless = project.members(named: name, of: type).contains { method in
        let reading = reading(of: method.file)
        return isInstanceMethod(method)
          && reading.endlessLoops(in: method.declaration).contains { !isCertain || reading.isCertainlyEndless($0) }
      }
      return isEndless ? SelfCapture(name: name, offset: facts.anchor(of: index)) : nil
    }
  }

  private func ownMethod(calledBy call: ExpressionID) -> Name? {
    guard let callee = facts.callee(of: call) else { return nil }
    let node = facts[callee]
    if node.kind == .reference {
      return local(node.name, at: node.range.start, from: node.owner) == nil ? node.name : nil
    }
    guard node.kind == .member, let base = facts.firstPart(of: callee), selfReference(base) != nil else { return nil }
    return node.name
  }

  private func endlessLoops(in closure: DeclarationID) -> [ExpressionID] {
    facts[closure].code.filter { index in
      let node = facts[index]
      guard node.kind == .iteration, node.flags.contains(.async), let sequence = facts.sequence(of: index) else {
        return false
      }
      return !isFinite(sequence) && !isInFurtherTask(index, closure)
    }
  }

  /// Whether a task inside a closure contains a loop. The closure doesn't wait for it.
  private func isInFurtherTask(_ loop: ExpressionID, _ closure: DeclarationID) -> Bool {
    facts.enclosing(facts[loop].owner).prefix { $0 != closure }.contains { inner in
      guard let argument = facts.expression(ofClosure: inner).flatMap({ facts[$0].parent }),
        let call = facts[argument].parent
      else { return false }
      return isTask(call)
    }
  }

  /// Whether a loop's sequence ends only with the app, only with the object that awaits it, or only if its producer ends it, which no
  /// code of the producer does.
  private func isCertainlyEndless(_ loop: ExpressionID) -> Bool {
    guard let sequence = facts.sequence(of: loop) else { return false }
    if isEndless(sequence) || isNeverFinished(sequence) { return true }
    guard let type = enclosingType(of: facts[loop].owner) else { return false }
    return OpenStream(controller: project.roles.plays(.controller, type) ? type : nil).isOpen(sequence, self)
  }

  /// Whether a sequence ends, such as a task group or the lines of a file.
  private func isFinite(_ sequence: ExpressionID) -> Bool {
    let chain = facts[sequence]
    if mentionsFiniteSequence(sequence) { return true }
    if facts.start(ofChain: sequence).flatMap(initialValue).map(mentionsFiniteSequence) ?? false { return true }
    if isFiniteChain(sequence, depth: 3) || finishes(sequence) { return true }
    guard chain.kind == .reference, let local = local(chain.name, at: chain.range.start, from: chain.owner) else {
      return false
    }
    let declaration = facts[local]
    guard declaration.kind == .parameter,
      let closure = declaration.parent.flatMap(facts.expression(ofClosure:))
    else { return false }
    let call = facts.containing(closure).first { facts[$0].kind == .call }
    return call.flatMap(calleeName)?.text.hasSuffix(LanguageWords.taskGroup) ?? false
  }

  private func mentionsFiniteSequence(_ expression: ExpressionID) -> Bool {
    facts.subtree(of: expression).contains { index in
      let node = facts[index]
      return (node.kind == .member || node.kind == .reference) && streams[node.name].contains(.finiteSequence)
    }
  }

  /// The initial value of the local variable that a name refers to, or of the tuple of which the variable is a part.
  private func initialValue(_ name: ExpressionID) -> ExpressionID? { localValue(name) ?? tupleValue(name) }

  /// `let (stream, _) = value`: the value follows the pattern in the same line.
  private func tupleValue(_ name: ExpressionID) -> ExpressionID? {
    let node = facts[name]
    guard let found = local(node.name, at: node.range.start, from: node.owner), facts[found].modifiers.contains(.part),
      let owner = facts[found].parent
    else { return nil }
    let start = facts[found].nameStart
    let value = facts[owner].code.first { facts[$0].owner == owner && facts[$0].range.start > start }
    return value.flatMap { isInSameLine(start, facts[$0].range.start) ? $0 : nil }
  }

  private func isInSameLine(_ first: UInt32, _ second: UInt32) -> Bool {
    facts.lines.location(of: first).line == facts.lines.location(of: second).line
  }

  /// `client.upload(file)`: a function of the project that finishes the stream that it makes.
  private func finishes(_ sequence: ExpressionID) -> Bool {
    guard let callee = facts.callee(of: sequence), facts[sequence].kind == .call else { return false }
    let bodies = bodies(of: callee)
    return !bodies.isEmpty
      && bodies.allSatisfy { body in
        let file = reading(of: body.file)
        return project[body].code.contains { file.finishesStream($0, in: body.declaration) }
      }
  }

  /// `continuation.finish()`, on the continuation of a stream that the function makes with `makeStream()` or
  /// `AsyncStream { continuation in … }`.
  private func finishesStream(_ call: ExpressionID, in function: DeclarationID) -> Bool {
    guard let (callee, base) = method(call), facts[callee].name == StreamAPI.finish, facts[base].kind == .reference
    else { return false }
    if facts[base].name == SelectionNames.firstParameter {
      return facts[base].owner.map(makesStream) ?? false
    }
    guard let local = local(facts[base].name, at: facts[base].range.start, from: facts[base].owner) else {
      return false
    }
    switch facts[local].kind {
    case .parameter: return facts[local].parent.map(makesStream) ?? false
    case .local, .capture:
      return facts[function].code.contains { facts[$0].kind == .member && facts[$0].name == StreamAPI.makeStream }
    default: return false
    }
  }

  /// Whether the initializer of an asynchronous stream calls a closure with the continuation.
  private func makesStream(_ closure: DeclarationID) -> Bool {
    guard let argument = facts.expression(ofClosure: closure).flatMap({ facts[$0].parent }),
      facts[argument].kind == .argument, let call = facts[argument].parent, let callee = facts.callee(of: call)
    else { return false }
    return facts.subtree(of: callee).contains { part in
      StreamAPI.asyncStreams.contains(facts[part].name)
        || facts[part].type.map { StreamAPI.asyncStreams.contains(facts[$0].name) } ?? false
    }
  }

  /// Whether a `guard let self` before the loop retains the object until the loop ends.
  private func selfCapture(during loop: ExpressionID) -> SelfCapture? {
    guard let sequence = facts.sequence(of: loop) else { return nil }
    let start = facts[loop].range.start
    let header = facts.subtree(of: sequence)
    return facts.subtree(of: loop).suffix(from: header.endIndex).firstResult { index in
      let node = facts[index]
      guard node.kind == .reference, let name = nameOfSelf(for: node),
        let local = local(name, at: node.range.start, from: node.owner)
      else { return nil }
      let declaration = facts[local]
      guard declaration.kind == .local, declaration.range.start < start,
        selfReference(name, at: node.range.start, from: node.owner) == .strong
      else { return nil }
      return SelfCapture(name: node.name, offset: node.range.start)
    }
  }

  /// The name by which a reference retains the object: its own, or `self` for a member that is named without it.
  private func nameOfSelf(for node: Expression) -> Name? {
    if local(node.name, at: node.range.start, from: node.owner) != nil { return node.name }
    let type = enclosingType(of: node.owner)
    guard let member = type.flatMap({ project.firstMember(named: node.name, of: $0) }),
      isInstanceMethod(member) || project.isStoredProperty(project[member])
    else { return nil }
    return LanguageWords.selfWord
  }

  /// Whether a closure ends its own source: `{ timer in timer.invalidate() }`.
  public func endsItsParameter(_ closure: DeclarationID) -> Bool {
    let parameters = facts.children(of: closure).filter { facts[$0].kind == .parameter }
    return facts[closure].code.contains { index in
      guard let (callee, base) = method(index),
        streams[facts[callee].name].contains(.endsToken),
        facts[base].kind == .reference
      else { return false }
      return parameters.contains { facts[$0].name == facts[base].name }
    }
  }
}

import LintSemantics
public import LintSyntax

extension FileReading {
  /// Whether a task awaits a sequence that never ends and retains `self` meanwhile.
  public func endlessCapture(inTask closure: DeclarationID) -> SelfCapture? {
    if let call = endlessCall(in: closure) { return call }
    let loops = endlessLoops(in: closure)
    if loops.isEmpty { return nil }
    return selfCapture(in: closure, implicitly: true) ?? loops.firstResult(selfCapture(during:))
  }

  /// `await self?.listen()`: a method that never returns retains its object, however the closure captures it.
  private func endlessCall(in closure: DeclarationID) -> SelfCapture? {
    guard let type = enclosingType(of: closure) else { return nil }
    return facts[closure].code.firstResult { index in
      guard facts[index].kind == .call, let name = ownMethod(calledBy: index) else { return nil }
      let isEndless = project.members(named: name, of: type).contains { method in
        let reading = reading(of: method.file)
        return isInstanceMethod(method) && !reading.endlessLoops(in: method.declaration).isEmpty
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
      guard node.kind == .iteration, node.flags.contains(.async), let sequence = sequence(of: index) else {
        return false
      }
      return !isFinite(sequence)
    }
  }

  private func sequence(of loop: ExpressionID) -> ExpressionID? {
    facts.firstPart(of: loop).flatMap { facts[$0].kind == .binding ? facts.firstPart(of: $0) : $0 }
  }

  /// Whether a sequence ends, such as a task group or the lines of a file.
  private func isFinite(_ sequence: ExpressionID) -> Bool {
    let chain = facts[sequence]
    let names = facts.subtree(of: sequence).map { facts[$0] }.filter {
      $0.kind == .member || $0.kind == .reference
    }
    if names.contains(where: { StreamAPI[$0.name].contains(.finiteSequence) }) { return true }
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
    guard let sequence = sequence(of: loop) else { return nil }
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
        StreamAPI[facts[callee].name].contains(.endsToken),
        facts[base].kind == .reference
      else { return false }
      return parameters.contains { facts[$0].name == facts[base].name }
    }
  }
}

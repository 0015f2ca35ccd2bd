import LintSemantics
import LintSyntax

extension FileReading {
  /// Whether a task awaits a sequence that never ends by itself, and holds the object meanwhile.
  public func isEndless(task closure: Int32) -> Bool {
    if callsEndless(in: closure) { return true }
    let loops = endlessLoops(in: closure)
    if loops.isEmpty { return false }
    return keepsSelf(closure, implicitly: true) || loops.contains { holdsSelf(during: $0) }
  }

  /// `await self?.listen()`: a method that never returns holds its object, however the closure does.
  private func callsEndless(in closure: Int32) -> Bool {
    guard let type = project.enclosingType(of: closure, file: number) else { return false }
    return facts[declaration: closure].code.contains { index in
      guard facts[expression: index].kind == .call, let name = ownMethod(calledBy: index) else { return false }
      return project.members(named: name, of: type).contains { method in
        let file = method.file == number ? self : FileReading(project, file: method.file)
        return isInstanceMethod(method) && !file.endlessLoops(in: method.index).isEmpty
      }
    }
  }

  private func ownMethod(calledBy call: Int32) -> Name? {
    guard let callee = callee(of: call) else { return nil }
    let node = facts[expression: callee]
    if node.kind == .reference {
      return local(node.name, at: node.range.start, from: node.owner) == nil ? node.name : nil
    }
    guard node.kind == .member, let base = content(callee), hold(base) != nil else { return nil }
    return node.name
  }

  private func endlessLoops(in closure: Int32) -> [Int32] {
    facts[declaration: closure].code.filter { index in
      let node = facts[expression: index]
      guard node.kind == .iteration, node.flags.contains(.async), let sequence = sequence(of: index) else {
        return false
      }
      return !isFinite(sequence)
    }
  }

  private func sequence(of loop: Int32) -> Int32? {
    content(loop).flatMap { facts[expression: $0].kind == .binding ? content($0) : $0 }
  }

  /// A group of tasks, the lines of a file.
  private func isFinite(_ sequence: Int32) -> Bool {
    let chain = facts[expression: sequence]
    let names = (sequence..<chain.next).map { facts[expression: $0] }.filter {
      $0.kind == .member || $0.kind == .reference
    }
    if names.contains(where: { StreamAPI[$0.name].contains(.finiteSequence) }) { return true }
    guard chain.kind == .reference, let local = local(chain.name, at: chain.range.start, from: chain.owner) else {
      return false
    }
    let declaration = facts[declaration: local]
    guard declaration.kind == .parameter, let closure = expression(ofClosure: declaration.parent) else { return false }
    let call = facts.containing(closure).first { facts[expression: $0].kind == .call }
    return call.flatMap(calleeName)?.text.hasSuffix("TaskGroup") ?? false
  }

  /// `guard let self` before the loop, and `self` in it: held until the loop is over.
  private func holdsSelf(during loop: Int32) -> Bool {
    guard let sequence = sequence(of: loop) else { return false }
    let start = facts[expression: loop].range.start
    return (facts[expression: sequence].next..<facts[expression: loop].next).contains { index in
      let node = facts[expression: index]
      guard node.kind == .reference, let local = local(node.name, at: node.range.start, from: node.owner) else {
        return false
      }
      let declaration = facts[declaration: local]
      return declaration.kind == .local && declaration.range.start < start && hold(index) == .strong
    }
  }

  /// `{ timer in timer.invalidate() }`: whether a closure ends what calls it.
  public func endsItsParameter(_ closure: Int32) -> Bool {
    let parameters = facts.children(ofDeclaration: closure).filter { facts[declaration: $0].kind == .parameter }
    return facts[declaration: closure].code.contains { index in
      guard let (callee, base) = method(index),
        StreamAPI[facts[expression: callee].name].contains(.endsToken),
        facts[expression: base].kind == .reference
      else { return false }
      return parameters.contains { facts[declaration: $0].name == facts[expression: base].name }
    }
  }
}

import LintSemantics
import LintSyntax

/// What is handed over: a closure, or a function by its name.
extension HandedSearch {
  mutating func hand(_ content: Int32, _ argument: Int32, to call: Int32) {
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
    guard reading.hold(LanguageWords.selfWord, at: node.range.start, from: node.owner) == .strong else { return nil }
    return reading.project.enclosingType(of: node.owner, file: reading.number).flatMap { method(node.name, of: $0) }
  }

  /// A property of the same name is what is handed over.
  private func method(_ name: Name, of type: TypeID) -> DeclarationID? {
    let named = reading.project.members(named: name, of: type)
    return named.allSatisfy(reading.isInstanceMethod) ? named.first : nil
  }
}

import LintSemantics
import LintSyntax

/// What is handed over: a closure, or a function by its name.
extension EscapingFunctionSearch {
  mutating func hand(_ content: ExpressionID, _ argument: ExpressionID, to call: ExpressionID) {
    let node = facts[content]
    switch node.kind {
    case .closure: addClosure(content, call)
    case .reference where facts[argument].name == "on":
      guard reading.calleeName(call) == "assign", reading.hold(content) != nil, let callee = facts.callee(of: call)
      else {
        return
      }
      add(.target(content), facts.anchor(of: callee), call)
    case .reference, .member:
      if let value = reading.localValue(content), facts[value].kind == .closure {
        return addClosure(value, call)
      }
      if let function = function(content) { add(.named(function), node.range.start, call) }
    default: return
    }
  }

  private mutating func addClosure(_ closure: ExpressionID, _ call: ExpressionID) {
    if let function = facts.closure(at: closure) { add(.closure(function), facts[closure].range.start, call) }
  }

  private mutating func add(_ function: EscapingFunction.Function, _ place: UInt32, _ call: ExpressionID) {
    if !found.contains(where: { $0.place == place }) {
      found.append(EscapingFunction(function: function, place: place, call: call))
    }
  }

  /// A function of this object that is named and not called: `handle`, `self.handle`.
  private func function(_ expression: ExpressionID) -> SymbolID? {
    let node = facts[expression]
    if node.kind == .member {
      guard let base = facts.firstPart(of: expression), reading.hold(base) == .strong,
        let type = reading.project.enclosingType(of: node.owner, file: reading.number)
      else { return nil }
      return method(node.name, of: type)
    }
    if let local = reading.local(node.name, at: node.range.start, from: node.owner) {
      return facts[local].kind == .function ? reading.id(local) : nil
    }
    guard reading.hold(LanguageWords.selfWord, at: node.range.start, from: node.owner) == .strong else { return nil }
    return reading.project.enclosingType(of: node.owner, file: reading.number).flatMap { method(node.name, of: $0) }
  }

  /// A property of the same name is what is handed over.
  private func method(_ name: Name, of type: TypeID) -> SymbolID? {
    let named = reading.project.members(named: name, of: type)
    return named.allSatisfy(reading.isInstanceMethod) ? named.first : nil
  }
}

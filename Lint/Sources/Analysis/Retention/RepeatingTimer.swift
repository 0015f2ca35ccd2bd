import LintSemantics
public import LintSyntax

/// Timers that call their closure repeatedly, and the project's functions that start one. A running timer is retained by
/// its run loop, and retains its closure or target.
extension FileReading {
  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … }`, `CADisplayLink(target: self, selector: selector)`
  public func isRepeatingTimer(_ call: ExpressionID) -> Bool {
    guard facts[call].kind == .call, let name = calleeName(call), isTimer(name) else { return false }
    return StreamTypes[name].contains(.repeats) || hasRepeatsArgument(call)
  }

  private func hasRepeatsArgument(_ call: ExpressionID) -> Bool {
    facts.arguments(of: call).contains { argument in
      facts[argument].name == StreamAPI.repeatsLabel
        && facts.firstPart(of: argument).map { facts[$0].name != LanguageWords.falseWord } ?? false
    }
  }

  /// Whether a function or type with a name calls a closure after some time.
  func isTimer(_ name: Name) -> Bool { streams[name].contains(.timer) || StreamTypes[name].contains(.timer) }

  /// Whether a call starts a repeating timer through functions of the project: `Ticker(every: 1) { … }`,
  /// `timers.start(every: 1) { … }`.
  func startsRepeatingTimer(_ call: ExpressionID) -> Bool {
    guard facts[call].kind == .call, let callee = facts.callee(of: call) else { return false }
    let functions: [SymbolID]
    if let value = value(of: callee), value.isType, let type = value.referent.type {
      functions = project.members(of: type).filter {
        project[$0].kind == .initializer && project.accepts($0, callee: callee, file: file)
      }
    } else if let called = project.declaration(readBy: callee, file: file), project[called].kind == .function {
      functions = [called]
    } else {
      return false
    }
    return functions.contains { function in
      // Few functions name a timer.
      let facts = project.file(function)
      return project[function].code.contains { isTimer(facts[$0].name) }
        && reading(of: function.file).passesFunctionToTimer(function.declaration)
    }
  }

  /// Whether a repeating timer calls a function that a function receives.
  func passesFunctionToTimer(_ function: DeclarationID) -> Bool {
    let parameters = facts.children(of: function).filter {
      facts[$0].kind == .parameter && project.isFunction(facts[$0].type, in: file)
    }
    if parameters.isEmpty { return false }
    return facts[function].code.contains { call in
      isRepeatingTimer(call) && parameters.contains { retains($0, call) }
    }
  }

  /// `self` in `Timer.scheduledTimer(timeInterval: 1, target: self, selector: selector, userInfo: nil, repeats: true)`
  func isTimerTarget(_ content: ExpressionID, of argument: ExpressionID, _ call: ExpressionID) -> Bool {
    facts[argument].name == StreamAPI.timerTargetLabel && isRepeatingTimer(call) && selfReference(content) == .strong
  }

  /// Whether an argument of a call is a function, or a closure that uses it.
  func retains(_ function: DeclarationID, _ call: ExpressionID) -> Bool {
    facts.arguments(of: call).contains { argument in
      facts.subtree(of: argument).contains { isReference($0, to: function) }
    }
  }
}

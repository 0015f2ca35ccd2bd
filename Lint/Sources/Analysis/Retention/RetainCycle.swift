public import LintSemantics
import LintSyntax

/// An object that stores a function, which retains the object in turn.
public struct RetainCycle: Sendable {
  public let observation: Observation
  public let function: EscapingFunction
  /// Nil if the function is a method, or a key path's target.
  public let capture: SelfCapture?
  /// The type of the object; nil if the project doesn't declare it.
  public let type: TypeID?
}

extension FileReading {
  /// The retain cycles of the subscriptions, tasks and callbacks in the file: one for each function.
  public var retainCycles: [RetainCycle] {
    let stored = observations.flatMap { cycles($0, escapingFunctions(in: $0)) }
    let called = callbacks.flatMap { callback in
      let cycles = cycles(callback.observation, [callback.escaping])
      return cycles.isEmpty || isEmptied(callback) ? [] : cycles
    }
    var found: [RetainCycle] = []
    for cycle in stored + called where !found.contains(where: { $0.function.place == cycle.function.place }) {
      found.append(cycle)
    }
    return found
  }

  private func cycles(_ observation: Observation, _ functions: [EscapingFunction]) -> [RetainCycle] {
    let type = enclosingType(of: observation.owner)
    let cycles = functions.compactMap { function -> RetainCycle? in
      let capture = capture(by: function)
      guard capture != nil || isMethodOrTarget(function) else { return nil }
      return RetainCycle(observation: observation, function: function, capture: capture, type: type)
    }
    return cycles.isEmpty || isEnded(observation, by: cycles) ? [] : cycles
  }

  /// Whether a function retains the object whose code passes it.
  func retainsObject(_ function: EscapingFunction) -> Bool {
    capture(by: function) != nil || isMethodOrTarget(function)
  }

  private func isMethodOrTarget(_ function: EscapingFunction) -> Bool {
    switch function.function {
    case .closure: false
    case .named(let id): isInstanceMethod(id)
    case .target, .timerTarget: true
    }
  }

  private func capture(by function: EscapingFunction) -> SelfCapture? {
    switch function.function {
    case .closure(let closure):
      isTask(function.call) ? endlessCapture(inTask: closure) : selfCapture(in: closure)
    case .named(let id):
      isInstanceMethod(id) ? nil : selfCapture(in: id.declaration, implicitly: true)
    case .target, .timerTarget: nil
    }
  }

  /// Whether one of the closures ends the subscription, the screen does when it disappears, or a function that is called
  /// from outside does.
  private func isEnded(_ observation: Observation, by cycles: [RetainCycle]) -> Bool {
    let name = observation.storage.name
    let endsItself = cycles.contains { cycle in
      guard case .closure(let closure) = cycle.function.function else { return false }
      return !observation.isAdded && project.resets(name, in: id(closure)) || endsItsParameter(closure)
    }
    if endsItself { return true }
    guard let type = cycles.first?.type else { return false }
    let lifecycle = Lifecycle(of: type, in: project)
    return lifecycle.clearsWhenDisappearing(name, byCalls: !isKeptByOwnObject(observation))
      || !(cycles.contains(where: isTimer) && startsAtEachAppearance(observation))
        && isStoppedFromOutside(observation, in: type)
  }

  /// Whether the object in the property itself keeps the function, and the project declares its class. Its methods such as
  /// `reset()` then clear the function only if their code does.
  func isKeptByOwnObject(_ observation: Observation) -> Bool {
    guard let callback = observation.callback, !observation.isStream, let property = observation.storage.property,
      let type = project.value(of: property)?.referent.type
    else { return false }
    return isStored(callback, behind: type)
  }

  private func isTimer(_ cycle: RetainCycle) -> Bool {
    if case .timerTarget = cycle.function.function { return true }
    return false
  }

  /// Whether a screen starts something whenever it appears and puts it in the place of the former one, which it doesn't look at.
  /// Of several timers, others can then end only the last one.
  private func startsAtEachAppearance(_ observation: Observation) -> Bool {
    guard !observation.isAdded, let start = function(around: observation.owner),
      LifecycleMethods[project[start].name].contains(.appearing)
    else { return false }
    return project[start].code.count { facts[$0].name == observation.storage.name } == 1
  }
}

/// The shown layers, and the steps that lead to other layers or back to the former ones.
struct NavigationTransition<Route, Screen> {
  typealias Layers = NavigationLayers<Route, Screen>

  var layers: Layers
  var before: Layers?
  var steps: [NavigationStep<Layers.Entry>] = []
  var error: NavigationError?
  var isInterrupted = false

  /// Begins the transition to a goal. The closure returns whether there are screens of other code above a screen.
  mutating func begin(to goal: Layers, hasForeignScreens: (Screen?) -> Bool) {
    (before, steps, isInterrupted) = (layers, layers.steps(to: goal, hasForeignScreens: hasForeignScreens), false)
  }

  /// Drops the screens that aren't shown any more. They aren't restored either.
  mutating func reconcile(_ isShown: (Screen) -> Bool) {
    let removed = Set(layers.all.filter { !isShown($0.screen) }.map(\.number))
    guard !removed.isEmpty else { return }
    layers.remove(removed)
    before?.remove(removed)
  }

  /// The step to perform next, and whether it is the last one of the call.
  var next: (step: NavigationStep<Layers.Entry>, isLast: Bool)? {
    steps.first.map { ($0, error == nil && steps.count == 1) }
  }

  /// Applies the first step, which the stage has performed, or starts to undo the call if the step failed.
  mutating func stepEnded(_ failure: (any Error)?, isShown: (Screen) -> Bool) {
    let step = steps.removeFirst()
    if failure == nil { layers.apply(step) }
    reconcile(isShown)
    if let failure {
      let isUndoing = error != nil
      error = isUndoing ? .undoFailed(failure) : .failed(failure)
      steps = isUndoing ? [] : layers.steps(to: before ?? layers)
    } else {
      if !isInterrupted || steps.isEmpty && error == nil { return }
      error = error ?? .interrupted
      steps = layers.steps(to: before ?? layers)
    }
    isInterrupted = false
  }

  /// Applies what the person did. The rest of the call is undone down to the screens that this leaves.
  mutating func apply(_ gesture: NavigationStep<Never>) {
    layers.apply(gesture.map(unreachable))
    (before, isInterrupted) = (layers, true)
  }

  /// Releases the screens that aren't shown, and returns the call's error.
  mutating func finish() -> NavigationError? {
    defer { self = Self(layers: layers) }
    return error
  }
}

private func unreachable<Value>(_ never: Never) -> Value {}

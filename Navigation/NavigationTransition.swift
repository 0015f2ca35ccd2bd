/// What is shown, and the steps by which it becomes something else, or becomes again what it was. A value.
struct NavigationTransition<Route, Screen> {
  typealias Layers = NavigationLayers<Route, Screen>

  var layers: Layers
  var before: Layers?
  var steps: [NavigationStep<Layers.Entry>] = []
  var error: NavigationError?
  var isInterrupted = false

  /// Begins the way to a goal. The closure returns whether there are screens of other code above a screen.
  mutating func begin(to goal: Layers, hasForeignScreens: (Screen?) -> Bool) {
    (before, steps, isInterrupted) = (layers, layers.steps(to: goal, hasForeignScreens: hasForeignScreens), false)
  }

  /// Drops the screens that aren't shown any more. They aren't restored either.
  mutating func reconcile(_ isShown: (Screen) -> Bool) {
    let gone = Set(layers.all.filter { !isShown($0.screen) }.map(\.number))
    guard !gone.isEmpty else { return }
    layers.remove(gone)
    before?.remove(gone)
  }

  /// The step to perform next, and whether it is the last of those that lead where the call wants.
  var next: (step: NavigationStep<Layers.Entry>, isLast: Bool)? {
    steps.first.map { ($0, error == nil && steps.count == 1) }
  }

  /// The first step was performed, unless it failed.
  mutating func stepEnded(_ failure: (any Error)?, isShown: (Screen) -> Bool) {
    let step = steps.removeFirst()
    if failure == nil { layers.apply(step) }
    reconcile(isShown)
    if let failure {
      let isTakingBack = error != nil
      error = isTakingBack ? .leftHalfway(failure) : .failed(failure)
      steps = isTakingBack ? [] : layers.steps(to: before ?? layers)
    } else {
      if !isInterrupted || steps.isEmpty && error == nil { return }
      error = error ?? .interrupted
      steps = layers.steps(to: before ?? layers)
    }
    isInterrupted = false
  }

  /// The person went back: to what is left, from now on, everything is taken back.
  mutating func apply(_ gesture: NavigationStep<Never>) {
    layers.apply(gesture.map(absurd))
    (before, isInterrupted) = (layers, true)
  }

  /// Lets go of what is not shown, and says how it went.
  mutating func finish() -> NavigationError? {
    defer { self = Self(layers: layers) }
    return error
  }
}

private func absurd<Value>(_ never: Never) -> Value {}

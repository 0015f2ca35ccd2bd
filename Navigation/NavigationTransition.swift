/// What is shown, and the steps by which it becomes something else, or becomes again what it was. A value.
struct NavigationTransition<Route, Screen> {
  typealias Layers = NavigationLayers<Route, Screen>

  var layers: Layers
  var before: Layers?
  var steps: [NavigationStep<Layers.Entry>] = []
  var error: NavigationError?
  var isInterrupted = false

  mutating func begin(to goal: Layers) { (before, steps, isInterrupted) = (layers, layers.steps(to: goal), false) }

  /// The step to perform next, and whether it is the last of those that lead where the call wants.
  var next: (step: NavigationStep<Layers.Entry>, isLast: Bool)? {
    steps.first.map { ($0, error == nil && steps.count == 1) }
  }

  /// The first step was performed, unless it failed.
  mutating func stepEnded(_ failure: (any Error)?) {
    let step = steps.removeFirst()
    if let failure {
      let isTakingBack = error != nil
      error = isTakingBack ? .leftHalfway(failure) : .failed(failure)
      steps = isTakingBack ? [] : layers.steps(to: before ?? layers)
    } else {
      layers.apply(step)
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

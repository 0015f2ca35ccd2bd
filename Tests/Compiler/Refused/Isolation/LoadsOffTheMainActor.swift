import SwiftMVVMPattern

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

func load(_ car: CarViewModel) {
  // expected-note@-1 {{add '@MainActor'}}
  try? car.load()
  // expected-error@-1 {{call to main actor-isolated instance method 'load()' in a synchronous nonisolated context}}
}

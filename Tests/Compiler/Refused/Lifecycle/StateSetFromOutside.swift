import SwiftMVVMPattern

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

@MainActor func skip(_ car: CarViewModel) {
  car.state = .loaded
  // expected-error@-1 {{cannot assign to property: 'state' is a get-only property}}
}

import SwiftMVVMPattern

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

@MainActor func reload(_ car: CarViewModel) {
  car.load()
  // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
}

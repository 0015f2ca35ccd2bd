import SwiftMVVMPattern

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

final class BoatViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

final class BoatScreen: LifecycleObserver {
  func viewModelDidLoad(_ viewModel: BoatViewModel) {}
}

@MainActor func show(_ car: CarViewModel, in screen: BoatScreen) {
  car.addObserver(screen)
  // expected-error@-1 {{'addObserver' is unavailable: the observer is of another type; for a superclass, call observer.startObserving(viewModel)}}
  screen.startObserving(car)
  // expected-error@-1 {{cannot convert value of type 'CarViewModel' to expected argument type 'BoatViewModel'}}
}

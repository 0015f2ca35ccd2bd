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
  // expected-error@-1 {{BoatViewModel}}
}

// An observer with the protocol's former name from ViewModelable.
// uses deprecated names
import SwiftMVVMPattern

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<String>()
}

@MainActor final class Logger: ViewModelObservable {
  private(set) var lines: [String] = []
  func viewModelDidUpdate(_ viewModel: CarViewModel, updates: String) { lines.append(updates) }
}

@MainActor func log(_ car: CarViewModel, _ logger: Logger) { car.addObserver(logger) }

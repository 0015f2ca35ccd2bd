import SwiftMVVMPattern
import UIKit

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

final class CarViewController: ModelableViewController<CarViewModel> {
  func viewModelDidLoad(_ viewModel: CarViewModel) {}
  // expected-error@-1 {{overriding declaration requires an 'override' keyword}}
}

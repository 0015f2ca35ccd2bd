import UIKit

import protocol SwiftMVVMPattern.ViewModel
import protocol SwiftMVVMPattern.ViewModelHolder

@MainActor class TurnstileViewModel {
  required init() {}
  func load() {}
}

extension TurnstileViewModel: SwiftMVVMPattern.ViewModel {}

final class ExitViewModel: TurnstileViewModel {}

@MainActor enum Registry {
  static func resolve<T: TurnstileViewModel>(_ type: T.Type) -> T { type.init() }
}

class TurnstileController<Model: TurnstileViewModel>: UIViewController {
  lazy var viewModel = Model()
}

extension TurnstileController: SwiftMVVMPattern.ViewModelHolder {}

class EntranceController<Model>: UIViewController where Model: TurnstileViewModel {
  let viewModel = Model.init()
}

extension EntranceController: SwiftMVVMPattern.ViewModelHolder {}

final class ResolvingController: UIViewController {
  lazy var viewModel = Registry.resolve(TurnstileViewModel.self)
}

extension ResolvingController: SwiftMVVMPattern.ViewModelHolder {}

final class ChoosingController: UIViewController {
  let viewModel = Bool.random() ? TurnstileViewModel() : ExitViewModel()
}

final class BranchingController: UIViewController {
  let viewModel = if Bool.random() { ExitViewModel() } else { ExitViewModel() }
}

final class ConstantController: UIViewController {
  private let viewModel = ExitViewModel()
}

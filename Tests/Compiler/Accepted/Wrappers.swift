// Declarations that may use the wrappers.
import SwiftMVVMPattern
import UIKit

class ProfileViewModel: ViewModel { var name = "" }

class Empty: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  func bind() {}
}

class Born: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel? = ProfileViewModel()
  func bind() {}
}

class ReadOnly: UIViewController, ViewModelObserver {
  @ObservedViewModel private(set) var viewModel: ProfileViewModel?
  func bind() {}
}

class Weak: UIViewController, ViewModelObserver {
  @WeakObservedViewModel var viewModel: ProfileViewModel?
  func bind() {}
}

class Injected: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?

  init(viewModel: ProfileViewModel?) {
    super.init(nibName: nil, bundle: nil)
    self.viewModel = viewModel
  }
  required init?(coder: NSCoder) { nil }

  func bind() {}
}

/// An observer that isn't a view controller and declares its own isReadyToBind.
final class Row: ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  var isReadyToBind = false
  func bind() {}
}

/// A property of a struct can be changed through the wrapper.
struct CountViewModel: ViewModel { var count = 0 }

final class Counter: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: CountViewModel?
  func bind() { title = viewModel.map { "\($0.count)" } }
  func increase() { viewModel?.count += 1 }
}

// Properties of holders: variable, weak, constant, read-only, computed; in a class and in a struct.
import SwiftMVVMPattern
import UIKit

class ProfileViewModel: ViewModel {}

class Settable: UIViewController, ViewModelHolder {
  var viewModel: ProfileViewModel?
}

class Weak: UIViewController, ViewModelHolder {
  weak var viewModel: ProfileViewModel?
}

class ReadOnly: UIViewController, ViewModelHolder {
  private(set) var viewModel: ProfileViewModel?
}

class Constant: UIViewController, ViewModelHolder {
  let viewModel: ProfileViewModel? = ProfileViewModel()
}

class Computed: UIViewController, ViewModelHolder {
  var viewModel: ProfileViewModel? { (parent as? Settable)?.viewModel }
}

class Required: UIViewController, ViewModelHolder {
  let viewModel: ProfileViewModel?

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

struct Value: ViewModelHolder {
  var viewModel: ProfileViewModel?
}

@MainActor
func inject<Holder: ViewModelHolder<ProfileViewModel>>(_ holder: Holder) -> Holder.HeldViewModel? { holder.viewModel }

@MainActor
func titles(_ holders: [any ViewModelHolder]) -> [String] { holders.map { "\(type(of: $0))" } }

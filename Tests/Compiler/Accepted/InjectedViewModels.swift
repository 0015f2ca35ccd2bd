// View models that are injected: constant, of a protocol type, with and without an optional.
import SwiftMVVMPattern
import UIKit

@MainActor
protocol ProfileShowing: ViewModel, AnyObject {
  var name: String { get }
}

final class ProfileViewModel: ProfileShowing {
  let name = "Ada"
}

struct CardViewModel: ViewModel { var name = "" }

actor MeterViewModel: ViewModel {}

class ByType: UIViewController, ViewModelHolder {
  let viewModel: ProfileViewModel

  init(viewModel: ProfileViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

class ByProtocol: UIViewController, ViewModelHolder {
  let viewModel: any ProfileShowing

  init(viewModel: any ProfileShowing) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

class Observing: UIViewController, ViewModelObserver {
  let viewModel: any ProfileShowing

  init(viewModel: any ProfileShowing) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  func bind() { title = viewModel.name }
}

class Settable: UIViewController, ViewModelHolder {
  var viewModel = ProfileViewModel()
}

class Inferred: UIViewController, ViewModelHolder {
  lazy var viewModel = ProfileViewModel()
}

class Weak: UIViewController, ViewModelHolder {
  weak var viewModel: ProfileViewModel?
}

class WeakProtocol: UIViewController, ViewModelHolder {
  weak var viewModel: (any ProfileShowing)?
}

class OptionalProtocol: UIViewController, ViewModelHolder {
  var viewModel: (any ProfileShowing)?
}

struct Card: ViewModelHolder {
  let viewModel: CardViewModel
}

final class Meter: ViewModelHolder {
  let viewModel = MeterViewModel()
}

class Base<VM: ViewModel>: UIViewController, ViewModelHolder {
  let viewModel: VM

  init(viewModel: VM) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class Derived: Base<ProfileViewModel> {
  func show() { title = viewModel.name }
}

final class ProfileView: UIView, View {}

class PresentingByType: UIViewController, ViewModelHolder, Presentable {
  let viewModel = ProfileViewModel()
  var presenter: Presenter<ProfileView, ProfileViewModel>?
  func show(in view: ProfileView) -> Bool { presentViewModel(in: view) == .presented }
}

class PresentingByProtocol: UIViewController, ViewModelHolder, Presentable {
  let viewModel: any ProfileShowing = ProfileViewModel()
  var presenter: Presenter<ProfileView, any ProfileShowing>?
  func show(in view: ProfileView) -> Bool { presentViewModel(in: view) == .presented }
}

class PresentingOptional: UIViewController, ViewModelHolder, Presentable {
  var viewModel: ProfileViewModel?
  var presenter: Presenter<ProfileView, ProfileViewModel>?
  func show(in view: ProfileView) -> Bool { presentViewModel(in: view) == .presented }
}

// Generic code reads every kind of holder the same way.
@MainActor
func name(of holder: some ViewModelHolder<ProfileViewModel>) -> String? { holder.viewModel?.name }

@MainActor
func anyName(of holder: any ViewModelHolder<any ProfileShowing>) -> String? { holder.heldViewModel?.name }

@MainActor
func held<Holder: ViewModelHolder>(by holder: Holder) -> Holder.HeldViewModel? { holder.viewModel }

@MainActor
func names(_ weak: Weak) -> [String?] {
  [
    name(of: ByType(viewModel: ProfileViewModel())), name(of: Settable()), name(of: Inferred()), name(of: weak),
    anyName(of: ByProtocol(viewModel: ProfileViewModel())), anyName(of: OptionalProtocol()),
    anyName(of: WeakProtocol()), held(by: Card(viewModel: CardViewModel()))?.name,
    held(by: Derived(viewModel: ProfileViewModel()))?.name,
  ]
}

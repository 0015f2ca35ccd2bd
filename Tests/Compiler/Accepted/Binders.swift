// Binders of every kind: controllers, views, generic base classes, with and without the wrapper.
import SwiftMVVMPattern
import UIKit

@MainActor
protocol ProfileShowing: ViewModel, AnyObject {
  var name: String { get }
}

final class ProfileViewModel: ProfileShowing {
  let name = "Ada"
}

final class ProfileView: UIView, View { let nameLabel = UILabel() }

class Observed: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: ProfileViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
}

class ObservedProtocol: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: (any ProfileShowing)?
  func bind(to viewModel: (any ProfileShowing)?) { title = viewModel?.name }
}

class WeaklyObserved: UIViewController, ViewModelBinder {
  @WeakObservedViewModel var viewModel: ProfileViewModel?
  func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
}

class Injected: UIViewController, ViewModelBinder {
  let viewModel: any ProfileShowing

  init(viewModel: any ProfileShowing) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: (any ProfileShowing)?) { title = viewModel?.name }
}

class Plain: UIViewController, ViewModelBinder {
  var viewModel: ProfileViewModel? {
    didSet { if isViewLoaded { bind() } }
  }
  func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
}

final class Badge: UIView, View, ViewModelBinder {
  @ObservedViewModel var viewModel: ProfileViewModel?
  func bind(to viewModel: ProfileViewModel?) { isHidden = viewModel == nil }
}

class Presenting: UIViewController, ViewModelBinder, Presentable {
  @ObservedViewModel var viewModel: ProfileViewModel?
  var presenter: Presenter<ProfileView, ProfileViewModel>? = Presenter { $0.nameLabel.text = $1.name }
  let profileView = ProfileView()

  func bind(to viewModel: ProfileViewModel?) {
    if viewModel != nil { presentViewModel(in: profileView) }
  }
}

class Base<VM: ViewModel>: UIViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: VM?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }
  func bind(to viewModel: VM?) {}
}

final class Derived: Base<ProfileViewModel> {
  override func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
}

/// A screen that isn't a view controller, and creates its views after `init`.
final class Window: ViewModelBinder {
  static var waitsForFirstBind: Bool { true }
  @ObservedViewModel var viewModel: ProfileViewModel?
  var title: String?
  func open() { bind() }
  func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
}

@MainActor
func names(_ observed: Observed, _ weakly: WeaklyObserved, _ derived: Derived, _ badge: Badge) -> [String?] {
  observed.viewModel = ProfileViewModel()
  return [observed.$viewModel?.name, weakly.$viewModel?.name, derived.$viewModel?.name, badge.$viewModel?.name]
}

@MainActor
func bindAll(_ binders: [any ViewModelBinder]) { for binder in binders { binder.bind() } }

@MainActor
func bind(_ binder: some ViewModelBinder<ProfileViewModel>, to viewModel: ProfileViewModel) {
  binder.bind(to: viewModel)
}

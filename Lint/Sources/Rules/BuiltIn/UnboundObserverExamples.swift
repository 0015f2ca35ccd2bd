extension UnboundObserver {
  public static let pageExample = ExamplePair(
    broken: """
      import SwiftMVVMPattern
      import UIKit
      final class ↓ProfileViewController: UIViewController, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        func bind() { title = viewModel?.name }
      }
      """,
    replacing: "  func bind",
    with: """
        override func viewDidLoad() {
          super.viewDidLoad()
          bind()
        }
        func bind
      """
  )

  public static let examples = Examples(
    fine: """
      import SwiftMVVMPattern
      import UIKit
      class BaseViewController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); bind() }
        func bind() {}
      }
      final class ProfileViewController: BaseViewController, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        override func bind() { title = viewModel?.name }
      }
      final class PlainViewController: UIViewController, ViewModelObserver {
        var viewModel: ProfileViewModel? { didSet { if isReadyToBind { bind() } } }
        func bind() {}
      }
      final class Badge: UIView, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        init(viewModel: ProfileViewModel) { super.init(frame: .zero); self.viewModel = viewModel }
        func bind() {}
      }
      final class Late: UIViewController, ViewModelObserver {
        var viewModel: ProfileViewModel?
        func show() { viewModel = ProfileViewModel(); bind() }
        func bind() {}
      }
      """,
    """
    import UIKit
    final class ProfileViewController: UIViewController {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bindViewModel() }
      func bindViewModel() {}
    }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    class BinderViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
      func bind(_ label: UILabel) {}
    }
    final class DerivedViewController: BinderViewController {
      override func bind(to viewModel: ProfileViewModel?) { super.bind(to: viewModel) }
    }
    final class InjectedViewController: UIViewController, ViewModelBinder {
      let viewModel: any ProfileShowing
      init(viewModel: any ProfileShowing) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind(to viewModel: (any ProfileShowing)?) { title = viewModel?.name }
    }
    final class Badge: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Card: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel? = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Plain: UIView, ViewModelBinder {
      var viewModel: ProfileViewModel? { didSet { bind() } }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Late: UIViewController, ViewModelBinder {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func configure(_ viewModel: ProfileViewModel) { self.viewModel = viewModel }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Started: UIViewController, ViewModelBinder {
      let viewModel = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    func show(_ card: Card, _ started: Started) { card.viewModel = ProfileViewModel(); start(started) }
    func start(_ binder: some ViewModelBinder) { binder.bind() }
    protocol ProfileShowing { var name: String { get } }
    final class ProfileViewModel: ViewModel { let name = "" }
    """,
    """
    import PackagedScreens
    import SwiftMVVMPattern
    final class ProfileViewController: PackagedViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    open class OpenViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel public var viewModel: ProfileViewModel?
      open func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ReadyViewController: UIViewController, ViewModelBinder {
      static var waitsForFirstBind: Bool { false }
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class TwoForms: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) { bind(to: UILabel()) }
      func bind(to label: UILabel) {}
    }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    // `misplaced-wrapper` reports these.
    final class OwnViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind() { title = viewModel?.name }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class Split: UIView, ViewModelBinder {
      let viewModel: ProfileViewModel
      func bind(to viewModel: ProfileViewModel?) {}
    }
    extension Split { func bind() {} }
    """,
    broken: """
      import SwiftMVVMPattern
      import UIKit
      final class ↓ForgottenViewController: UIViewController, ViewModelObserver {
        @ObservedViewModel var viewModel: ProfileViewModel?
        func bind() { title = viewModel?.name }
      }
      final class EarlyViewController: UIViewController, ViewModelObserver {
        var viewModel: ProfileViewModel?
        override func viewDidLoad() {
          super.viewDidLoad()
          ↓bind()
          viewModel = ProfileViewModel()
        }
        func bind() { title = viewModel?.name }
      }
      """,
    """
    import SwiftMVVMPattern
    import UIKit
    class BaseViewController: UIViewController { func bind() {} }
    final class ↓InheritingViewController: BaseViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    class ↓SilentViewController: UIViewController, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) { title = viewModel?.name }
    }
    final class DerivedViewController: SilentViewController {}
    final class ↓InjectedViewController: UIViewController, ViewModelBinder {
      let viewModel: any ProfileShowing
      init(viewModel: any ProfileShowing) { self.viewModel = viewModel; super.init(nibName: nil, bundle: nil) }
      func bind(to viewModel: (any ProfileShowing)?) { title = viewModel?.name }
    }
    final class ↓ConstantView: UIView, ViewModelBinder {
      let viewModel = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ↓InitialView: UIView, ViewModelBinder {
      @ObservedViewModel var viewModel: ProfileViewModel? = ProfileViewModel()
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ↓PlainView: UIView, ViewModelBinder {
      var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ↓WaitingView: UIView, ViewModelBinder {
      static var waitsForFirstBind: Bool { true }
      @ObservedViewModel var viewModel: ProfileViewModel?
      func bind(to viewModel: ProfileViewModel?) {}
    }
    protocol ProfileShowing { var name: String { get } }
    final class ProfileViewModel: ViewModel { let name = "" }
    """,
    """
    import SwiftMVVMPattern
    import UIKit
    final class EarlyViewController: UIViewController, ViewModelBinder {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); ↓bind(); viewModel = ProfileViewModel() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class ReturningViewController: UIViewController, ViewModelBinder {
      var viewModel: ProfileViewModel?
      override func viewDidLoad() { super.viewDidLoad(); bind() }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); ↓viewModel = ProfileViewModel() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class OnceView: UIView, ViewModelBinder {
      var viewModel: ProfileViewModel?
      init() { super.init(frame: .zero); bind() }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    final class HandCell: UITableViewCell, ViewModelBinder {
      var viewModel: ProfileViewModel? { didSet { ↓bind(to: viewModel) } }
      func bind(to viewModel: ProfileViewModel?) {}
    }
    func show(_ view: OnceView, _ cell: HandCell) {
      view.↓viewModel = ProfileViewModel()
      cell.↓bind(to: ProfileViewModel())
    }
    final class ProfileViewModel: ViewModel { func load() {} }
    """,
    """
    import UIKit
    final class ProfileViewModel { func load() {} }
    final class ProfileViewController: UIViewController {
      var viewModel: ProfileViewModel?
      private func ↓bindViewModel() { title = "" }
    }
    """
  )
}

import UIKit

@MainActor protocol PageViewModelDelegate: AnyObject { func didLoad() }
@MainActor protocol LooseViewModelDelegate { func didLoad() }

@MainActor final class PageViewModel {
  let controller: PageViewController
  var first: PageViewModelDelegate? { didSet { load() } }
  var loose: LooseViewModelDelegate?
  var last: PageViewModelDelegate?
  init(controller: PageViewController) { self.controller = controller }
  func load() {
    first?.didLoad()
    last?.didLoad()
    loose?.didLoad()
  }
}

final class PageViewController: UIViewController, PageViewModelDelegate, LooseViewModelDelegate {
  private var viewModel: PageViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel = PageViewModel(controller: self)
    viewModel?.first = self
    viewModel?.loose = self
    viewModel?.last = PageLog()
  }

  func didLoad() {}
}

@MainActor final class PageLog: PageViewModelDelegate {
  func didLoad() {}
}

// A property that stays strong needs no proof, so each of these lacks one.

@MainActor protocol StepViewModelDelegate: AnyObject { func didLoad() }

@MainActor final class ShownViewModel {
  var delegate: StepViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// Only the view hierarchy retains it.
final class ShownViewController: UIViewController, StepViewModelDelegate {
  private let viewModel = ShownViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func didLoad() {}
}

@MainActor final class ReplacedViewModel {
  var delegate: StepViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// A variable retains it until the flow ends.
final class ReplacedViewController: UIViewController, StepViewModelDelegate {
  private let viewModel = ReplacedViewModel()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func didLoad() {}
}

@MainActor final class SharedViewModel {
  var delegate: StepViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// The flow retains its view model as well, and may outlive it.
final class SharedViewController: UIViewController, StepViewModelDelegate {
  private let viewModel: SharedViewModel

  init(viewModel: SharedViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func didLoad() {}
}

@MainActor final class StepFlow {
  private let viewModel = SharedViewModel()
  private lazy var shared = SharedViewController(viewModel: viewModel)
  private var replaced: ReplacedViewController? = ReplacedViewController()

  func start(in navigation: UINavigationController) {
    navigation.pushViewController(ShownViewController(), animated: true)
    navigation.pushViewController(shared, animated: true)
  }

  func end() { replaced = nil }
}

@MainActor public protocol OpenViewModelDelegate: AnyObject { func didLoad() }

@MainActor public final class OpenViewModel {
  public var delegate: OpenViewModelDelegate?
  public func load() { delegate?.didLoad() }
}

@MainActor final class OpenLog: OpenViewModelDelegate {
  static let shared = OpenLog()
  func didLoad() {}
}

final class OpenViewController: UIViewController {
  private let viewModel = OpenViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = OpenLog.shared
  }
}

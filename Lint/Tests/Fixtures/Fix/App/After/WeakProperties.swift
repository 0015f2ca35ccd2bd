import UIKit

@MainActor protocol ListViewModelDelegate: AnyObject { func didLoad() }

@MainActor final class ListViewModel {
  weak var delegate: ListViewModelDelegate?
  func load() { delegate?.didLoad() }
}

/// Only a constant of the flow retains it, and only it retains its view model.
final class ListViewController: UIViewController, ListViewModelDelegate {
  private let viewModel = ListViewModel()

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
  }

  func didLoad() {}
}

@MainActor protocol NameView: AnyObject { func show(_ name: String) }

@MainActor final class NamePresenter {
  private weak var view: NameView?
  init(view: NameView) { self.view = view }
  func load() { view?.show("") }
}

final class NameViewController: UIViewController, NameView {
  private var presenter: NamePresenter?

  init() { super.init(nibName: nil, bundle: nil) }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = NamePresenter(view: self)
  }

  func show(_ name: String) { title = name }
}

@MainActor final class Flow {
  private let list = ListViewController()
  private let name = NameViewController()

  func start(in navigation: UINavigationController) { navigation.pushViewController(list, animated: true) }
}

@MainActor protocol LogViewModelDelegate: AnyObject { func didLog() }

@MainActor final class LogViewModel {
  weak var delegate: LogViewModelDelegate?
  func load() { delegate?.didLog() }
}

@MainActor final class Log: LogViewModelDelegate {
  static let shared = Log()
  func didLog() {}
}

@MainActor final class LogViewController: UIViewController {
  private let viewModel = LogViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = Log.shared
  }
}

@MainActor protocol PartViewModelDelegate: AnyObject { func didLoad() }

@MainActor final class PartViewModel {
  weak var delegate: PartViewModelDelegate?
  var names: [String] = []
  func load() { names.forEach { self.show($0) } }
  private func show(_ name: String) { delegate?.didLoad() }
}

final class PartViewController: UIViewController, PartViewModelDelegate {
  func didLoad() {}
}

/// Constants of one object retain the view model and its delegate.
@MainActor final class PartFlow {
  private let viewModel = PartViewModel()
  private let controller = PartViewController()

  func start() {
    viewModel.delegate = controller
    viewModel.names.append("")
    Task { self.viewModel.load() }
  }
}

import UIKit

@MainActor protocol ListViewModelDelegate: AnyObject { func didLoad() }

@MainActor final class ListViewModel {
  weak var delegate: ListViewModelDelegate?
  func load() { delegate?.didLoad() }
}

final class ListViewController: UIViewController, ListViewModelDelegate {
  private let viewModel = ListViewModel()

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

  override func viewDidLoad() {
    super.viewDidLoad()
    presenter = NamePresenter(view: self)
  }

  func show(_ name: String) { title = name }
}

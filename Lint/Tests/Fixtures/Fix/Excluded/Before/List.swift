import UIKit

@MainActor protocol ListViewModelDelegate: AnyObject { func didLoad() }

@MainActor final class ListViewModel {
  var delegate: ListViewModelDelegate?
  func load() { delegate?.didLoad() }
}

@MainActor final class ListLog: ListViewModelDelegate {
  static let shared = ListLog()
  func didLoad() {}
}

final class ListViewController: UIViewController {
  private let viewModel = ListViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = ListLog.shared
  }
}

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

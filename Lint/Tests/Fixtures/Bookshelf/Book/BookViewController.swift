import SwiftMVVMPattern
import UIKit

final class BookViewController: UIViewController, ViewModelHolder {
  var viewModel: BookViewModel?
  private let presenter = BookPresenter()
  private let titleLabel = UILabel()

  init(_ book: Book) {
    viewModel = BookViewModel(book)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.titleLabel = titleLabel
    viewModel?.show()
    presenter.controller = self
    if let viewModel { presenter.update(with: viewModel) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    UserDefaults.standard.set(viewModel?.book.id, forKey: "last book")
  }
}

import UIKit

/// Writes a book's page.
final class BookPresenter {
  var controller: BookViewController?

  func update(with viewModel: BookViewModel) {
    controller?.title = viewModel.book.author
  }
}

import UIKit

/// Renders the page of a book.
final class BookPresenter {
  var controller: BookViewController?

  func update(with viewModel: BookViewModel) {
    controller?.title = viewModel.book.author
  }
}

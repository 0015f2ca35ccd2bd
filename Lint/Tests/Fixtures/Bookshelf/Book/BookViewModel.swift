import UIKit

/// The page of a book.
final class BookViewModel {
  let book: Book
  var cover: UIImage?
  // mvvmlint:disable:next ui-value-reference - the brand's colour is part of the book
  var tint: UIColor?
  // mvvmlint:disable:next view-refrence
  weak var titleLabel: UILabel?

  init(_ book: Book) {
    self.book = book
  }

  func show() {
    titleLabel?.text = book.title
    UserDefaults.standard.set(book.id, forKey: "last book")
  }
}

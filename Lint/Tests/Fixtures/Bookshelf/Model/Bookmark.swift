import UIKit

/// The page at which the reader stopped.
struct Bookmark {
  let book: Book
  var page: Int
  var color = UIColor.red

  func row() -> BookRowViewModel {
    BookRowViewModel(book)
  }
}

import UIKit

/// Where somebody stopped to read.
struct Bookmark {
  let book: Book
  var page: Int
  var color = UIColor.red

  func row() -> BookRowViewModel {
    BookRowViewModel(book)
  }
}

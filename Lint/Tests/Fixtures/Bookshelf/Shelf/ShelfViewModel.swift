import Combine
import SwiftMVVMPattern
import UIKit

protocol ShelfViewModelDelegate: AnyObject {
  func shelfDidChange()
}

/// All books that the user owns.
final class ShelfViewModel: ViewModel {
  @Published private(set) var books: [Book] = []
  var delegate: ShelfViewModelDelegate?
  private let store: RemoteBookStore

  init(store: RemoteBookStore) {
    self.store = store
  }

  func load() {
    store.books(matching: "") { [weak self] books in
      self?.books = books
      self?.delegate?.shelfDidChange()
    }
  }

  func row(of book: Book) -> BookRowViewModel {
    BookRowViewModel(book)
  }
}

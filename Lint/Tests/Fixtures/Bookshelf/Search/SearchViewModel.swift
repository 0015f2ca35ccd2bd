import SwiftMVVMPattern

/// The search: written as the kit wants it, so nothing is said of it.
final class SearchViewModel: ViewModel {
  private(set) var books: [Book] = []
  var onChange: (() -> Void)?
  private let store: any BookStore

  init(store: any BookStore) {
    self.store = store
  }

  func search(_ text: String) {
    store.books(matching: text) { [weak self] books in
      self?.books = books
      self?.onChange?()
    }
  }
}

import SwiftMVVMPattern

/// The search, which uses the kit correctly and has no findings.
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

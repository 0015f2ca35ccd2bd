import Combine
import Foundation
import SwiftMVVMPattern

/// A book on the shelf.
final class BookRowViewModel: ObservableObject, ViewModel {
  @Published private(set) var title: String
  // mvvmlint:disable:next ui-value-reference - it became a URL
  let cover: URL?

  init(_ book: Book) {
    title = book.isRead ? "✓ \(book.title)" : book.title
    cover = book.cover
  }
}

import Foundation

/// The store of books.
protocol BookStore: AnyObject {
  func books(matching text: String, then: @escaping ([Book]) -> Void)
  func save(_ book: Book)
}

/// Stores books on a server.
final class RemoteBookStore: BookStore {
  private let session = URLSession.shared
  private let address: URL

  init(address: URL) {
    self.address = address
  }

  func books(matching text: String, then: @escaping ([Book]) -> Void) {
    let question = address.appendingPathComponent(text)
    session.dataTask(with: question) { data, _, _ in then(BookStoreAnswer.books(in: data)) }.resume()
  }

  func save(_ book: Book) {
    var request = URLRequest(url: address.appendingPathComponent("\(book.id)"))
    request.httpMethod = "PUT"
    session.dataTask(with: request).resume()
  }
}

enum BookStoreAnswer {
  static func books(in data: Data?) -> [Book] {
    guard let data else { return [] }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
    return lines.enumerated().map { Book(id: $0.offset, title: String($0.element), author: "") }
  }
}

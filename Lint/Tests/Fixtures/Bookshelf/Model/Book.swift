import Foundation

struct Book: Hashable {
  let id: Int
  var title: String
  var author: String
  var cover: URL?
  var isRead = false
}

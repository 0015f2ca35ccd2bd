import Foundation

final class RowViewModel {
  var title = ""
  var url: URL?
  func load() { title = title.uppercased() }
}

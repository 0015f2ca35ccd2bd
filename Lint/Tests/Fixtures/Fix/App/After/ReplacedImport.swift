// swift-format-ignore-file
import Foundation

final class HeaderViewModel {
  var title = ""
  var id = UUID()
  func load() {}
}

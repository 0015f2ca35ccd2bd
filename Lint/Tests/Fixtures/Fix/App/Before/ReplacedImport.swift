// swift-format-ignore-file
import UIKit

final class HeaderViewModel {
  var title = ""
  var id = UUID()
  func load() {}
}

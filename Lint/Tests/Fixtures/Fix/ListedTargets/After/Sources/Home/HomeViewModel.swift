import Foundation

final class HomeViewModel {
  var title = ""
  func load() {}
}

import Foundation

final class CoreViewModel {
  var title = ""
  func load() {}
}

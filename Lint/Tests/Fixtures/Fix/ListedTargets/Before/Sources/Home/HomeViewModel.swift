import UIKit

final class HomeViewModel {
  var title = ""
  func load() {}
}

import UIKit

final class CoreViewModel {
  var title = ""
  func load() {}
}

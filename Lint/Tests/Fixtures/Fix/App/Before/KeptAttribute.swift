@preconcurrency import UIKit

final class KeptAttributeViewModel {
  var title = ""
  func load() {}
}

import UIKit

// No target of the Xcode project contains this file.
final class OtherViewModel {
  var title = ""
  func load() {}
}

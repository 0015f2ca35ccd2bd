#if canImport(UIKit)
  import UIKit
#endif

final class KeptConditionViewModel {
  var title = ""
  func load() {}
}

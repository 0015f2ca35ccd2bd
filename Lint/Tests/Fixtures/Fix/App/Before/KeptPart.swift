import class UIKit.UIView

final class SwipeViewModel {
  func load() {}
}

import UIKit

extension UIView {
  /// As a storyboard does, whose views have their numbers.
  func addSubview(_ view: UIView, tag: Int) {
    view.tag = tag
    addSubview(view)
  }
}

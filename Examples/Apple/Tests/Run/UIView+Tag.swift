import UIKit

extension UIView {
  /// Adds a view with its tag, as a storyboard does.
  func addSubview(_ view: UIView, tag: Int) {
    view.tag = tag
    addSubview(view)
  }
}

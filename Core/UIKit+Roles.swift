#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIView: _SystemView {}
  extension UIViewController: _SystemViewController {}
#endif

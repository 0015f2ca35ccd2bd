#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension UIView: _SystemView {}
  extension UIViewController: _SystemView {}

  extension ViewModelObserver where Self: UIViewController {
    /// A view controller is ready once its view is loaded.
    @inlinable public var isReadyToBind: Bool { isViewLoaded }
  }

  extension ViewModelBinder where Self: UIViewController {
    /// A view controller waits, since its views may be created in `viewDidLoad`.
    @inlinable public static var waitsForFirstBind: Bool {
      @inline(__always) get { true }
    }
  }
#endif

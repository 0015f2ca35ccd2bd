#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension ViewModel where Self: UIView {
    @available(*, unavailable, message: "a UIView cannot be a ViewModel")
    public nonisolated static func _viewModelIsNoSystemView() {}
  }

  extension ViewModel where Self: UIViewController {
    @available(*, unavailable, message: "a UIViewController cannot be a ViewModel")
    public nonisolated static func _viewModelIsNoSystemView() {}
  }

  extension ViewModelHolder where HeldViewModel: UIView {
    @available(*, unavailable, message: "a UIView cannot be held as a view model")
    public nonisolated static func _heldIsNoSystemView() {}
  }

  extension ViewModelHolder where HeldViewModel: UIViewController {
    @available(*, unavailable, message: "a UIViewController cannot be held as a view model")
    public nonisolated static func _heldIsNoSystemView() {}
  }

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

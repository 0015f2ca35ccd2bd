/// A view or view controller of UIKit or AppKit. The kit's roles refuse it.
public protocol _SystemView {}

/// A view controller of UIKit or AppKit.
@MainActor public protocol _SystemViewController: _SystemView {
  var isViewLoaded: Bool { get }
}

extension ViewModel where Self: _SystemView {
  @available(*, unavailable, message: "a view or view controller cannot be a ViewModel")
  public nonisolated static func _viewModelIsNotSystemView() {}
}

extension ViewModelHolder where HeldViewModel: _SystemView {
  @available(*, unavailable, message: "a view or view controller cannot be held as a view model")
  public nonisolated static func _heldViewModelIsNotSystemView() {}
}

extension ViewModelObserver where Self: _SystemViewController {
  /// A view controller is ready once its view is loaded.
  @inlinable public var isReadyToBind: Bool { isViewLoaded }
}

extension ViewModelBinder where Self: _SystemViewController {
  /// A view controller waits, because its views may be created in `viewDidLoad`.
  @inlinable public static var waitsForFirstBind: Bool {
    @inline(__always) get { true }
  }
}

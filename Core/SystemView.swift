/// A view or view controller of UIKit or AppKit. The kit's roles refuse it.
public protocol _SystemView {}

extension ViewModel where Self: _SystemView {
  @available(*, unavailable, message: "a view or view controller cannot be a ViewModel")
  public nonisolated static func _viewModelIsNoSystemView() {}
}

extension ViewModelHolder where HeldViewModel: _SystemView {
  @available(*, unavailable, message: "a view or view controller cannot be held as a view model")
  public nonisolated static func _heldIsNoSystemView() {}
}

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension ViewModel where Self: NSView {
    @available(*, unavailable, message: "an NSView cannot be a ViewModel")
    public nonisolated static func _viewModelIsNoSystemView() {}
  }

  extension ViewModel where Self: NSViewController {
    @available(*, unavailable, message: "an NSViewController cannot be a ViewModel")
    public nonisolated static func _viewModelIsNoSystemView() {}
  }

  extension ViewModelObserver where Self: NSViewController {
    /// A view controller is ready once its view is loaded.
    @inlinable
    public var isReadyToBind: Bool { isViewLoaded }
  }
#endif

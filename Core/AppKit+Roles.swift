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

  extension ViewModelHolder where HeldViewModel: NSView {
    @available(*, unavailable, message: "an NSView cannot be held as a view model")
    public nonisolated static func _heldIsNoSystemView() {}
  }

  extension ViewModelHolder where HeldViewModel: NSViewController {
    @available(*, unavailable, message: "an NSViewController cannot be held as a view model")
    public nonisolated static func _heldIsNoSystemView() {}
  }

  extension ViewModelObserver where Self: NSViewController {
    /// A view controller is ready once its view is loaded.
    @inlinable public var isReadyToBind: Bool { isViewLoaded }
  }

  extension ViewModelBinder where Self: NSViewController {
    /// A view controller waits, since its views may be created in `viewDidLoad`.
    @inlinable public static var waitsForFirstBind: Bool {
      @inline(__always) get { true }
    }
  }
#endif

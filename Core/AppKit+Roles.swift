#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension NSView: _SystemView {}
  extension NSViewController: _SystemView {}

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

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit

  extension Store where Self: NSView {
    @available(*, unavailable, message: "an NSView cannot be a Store")
    public nonisolated static func _storeIsNoSystemView() {}
  }

  extension Store where Self: NSViewController {
    @available(*, unavailable, message: "an NSViewController cannot be a Store")
    public nonisolated static func _storeIsNoSystemView() {}
  }
#endif

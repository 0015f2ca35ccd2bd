#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  extension Store where Self: UIView {
    @available(*, unavailable, message: "a UIView cannot be a Store")
    public nonisolated static func _storeIsNoSystemView() {}
  }

  extension Store where Self: UIViewController {
    @available(*, unavailable, message: "a UIViewController cannot be a Store")
    public nonisolated static func _storeIsNoSystemView() {}
  }
#endif

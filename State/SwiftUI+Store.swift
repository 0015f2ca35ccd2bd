#if canImport(SwiftUI)
  public import SwiftUI

  extension Store where Self: SwiftUI.View {
    @available(*, unavailable, message: "a SwiftUI view cannot be a Store")
    public nonisolated static func _storeIsNotSystemView() {}
  }
#endif

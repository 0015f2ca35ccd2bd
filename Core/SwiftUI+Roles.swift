#if canImport(SwiftUI)
  public import SwiftUI

  extension ViewModel where Self: SwiftUI.View {
    @available(*, unavailable, message: "a SwiftUI view cannot be a ViewModel")
    public nonisolated static func _viewModelIsNoSystemView() {}
  }
#endif

#if canImport(SwiftUI)
  public import SwiftUI

  extension ViewModel where Self: SwiftUI.View {
    @available(*, unavailable, message: "a SwiftUI view cannot be a ViewModel")
    public nonisolated static func _viewModelIsNotSystemView() {}
  }

  extension ViewModelHolder where HeldViewModel: SwiftUI.View {
    @available(*, unavailable, message: "a SwiftUI view cannot be held as a view model")
    public nonisolated static func _heldViewModelIsNotSystemView() {}
  }
#endif

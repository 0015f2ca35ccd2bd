import protocol SwiftMVVMPattern.ViewModel

#if canImport(UIKit)
  import UIKit

  extension UISearchBar {
    @MainActor final class HintViewModel {
      func hint(for text: String) -> String { text.isEmpty ? "Search" : "" }
    }
  }

  extension UISearchBar.HintViewModel: SwiftMVVMPattern.ViewModel {}

  func makeHints() -> Int {
    final class CountingViewModel {
      func count() -> Int { 0 }
    }
    return CountingViewModel().count()
  }
#endif

#if canImport(UIKit)
  import UIKit

  extension UISearchBar {
    @MainActor final class HintViewModel {
      func hint(for text: String) -> String { text.isEmpty ? "Search" : "" }
    }
  }

  func makeHints() -> Int {
    final class CountingViewModel {
      func count() -> Int { 0 }
    }
    return CountingViewModel().count()
  }
#endif

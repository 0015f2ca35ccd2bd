import SwiftUI

extension View {
  /// Asks again: by pulling it down, by a button, and by Command-R.
  ///
  /// The task that asks is not SwiftUI's, which may cancel its own as soon as the view changes: the question itself changes it.
  ///
  /// - Parameter reload: begins to ask, and returns the task that ends with the answer.
  func reloading(_ reload: @escaping @MainActor () -> Task<Void, Never>) -> some View {
    refreshable { await reload().value }
      .toolbar {
        Button("Reload", systemImage: "arrow.clockwise") { _ = reload() }
          .keyboardShortcut("r")
      }
  }
}

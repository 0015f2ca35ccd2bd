import SwiftUI

extension View {
  /// Reloads when the person pulls down, presses the button or presses Command-R.
  ///
  /// It loads in its own task, because SwiftUI may cancel the task of the gesture when the view changes, and the load
  /// changes it.
  ///
  /// - Parameter reload: Starts the load and returns its task.
  func reloading(_ reload: @escaping @MainActor () -> Task<Void, Never>) -> some View {
    refreshable { await reload().value }
      .toolbar {
        Button("Reload", systemImage: "arrow.clockwise") { _ = reload() }
          .keyboardShortcut("r")
      }
  }
}

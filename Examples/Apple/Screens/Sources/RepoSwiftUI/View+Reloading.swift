import SwiftUI

extension View {
  /// Asks again: by pulling it down, by a button, and by Command-R.
  func reloading(_ reload: @escaping @MainActor () async -> Void) -> some View {
    refreshable { await reload() }
      .toolbar {
        Button("Reload", systemImage: "arrow.clockwise") { Task { await reload() } }
          .keyboardShortcut("r")
      }
  }
}

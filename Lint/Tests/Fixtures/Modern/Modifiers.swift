import SwiftUI

// MARK: - Broken

/// A view modifier counts as a view.
struct TitleModifier: ViewModifier {
  @State private var title: String

  init() {
    _title = State(initialValue: UserDefaults.standard.string(forKey: "title") ?? "")
  }

  func body(content: Content) -> some View {
    content.navigationTitle(title)
  }
}

struct SaveItem: ToolbarContent {
  let url: URL

  var body: some ToolbarContent {
    ToolbarItem {
      Button("Save") { Task { await save() } }
    }
  }

  private func save() async {
    guard let (data, _) = try? await URLSession.shared.data(from: url) else { return }
    print(data.count)
  }
}

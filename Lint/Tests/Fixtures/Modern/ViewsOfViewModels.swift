import SwiftUI

// MARK: - Fine

/// A view that is declared in a view model may use views.
final class QueueViewModel: ObservableObject {
  @Published var rows: [String] = []

  func load() {}
}

extension QueueViewModel {
  struct Overlay: View {
    @ObservedObject var viewModel: QueueViewModel

    var body: some View {
      VStack { Text(viewModel.rows.first ?? "") }
    }
  }
}

protocol BadgeViewModelType: ObservableObject {
  var count: Int { get }
}

/// A test double for a preview doesn't belong to the app.
struct BadgePreviews: PreviewProvider {
  final class DoubleViewModel: BadgeViewModelType {
    let count = 1
    var label: Text { Text("1") }
  }

  static var previews: some View { Text("\(DoubleViewModel().count)") }
}

// MARK: - Broken

final class BadgeViewModel: BadgeViewModelType {
  @Published var count = 0

  var title: Text {
    Text("\(count)")
  }
}

import MVVMCore
import MoviesRecipe
import TerminalKit

/// A presented description of the app.
@MainActor
final class AboutScreen: MovieScreen, ViewModelHolder {
  let viewModel: AboutViewModel
  var onChange: () -> Void = {}
  let help = ["Enter close (view model)", "Esc close (terminal)"]

  init(_ viewModel: AboutViewModel) { self.viewModel = viewModel }

  func handle(_ key: Key) -> MovieCall? {
    guard key == .enter else { return nil }
    return { [viewModel] in try await viewModel.close() }
  }

  func lines(columns: Int) -> [Line] {
    [Line("About", .title)] + viewModel.text.wrapped(to: columns).map { Line($0) }
  }
}

import MVVMCore
import MoviesRecipe
import TerminalKit

/// What the app is about, presented.
@MainActor
final class AboutScreen: MovieScreen, ViewModelHolder {
  let viewModel: AboutViewModel
  var onChange: () -> Void = {}
  let help = "Enter close   Esc the terminal's own way back"

  init(_ viewModel: AboutViewModel) { self.viewModel = viewModel }

  func handle(_ key: Key) -> MovieCall? {
    guard key == .enter else { return nil }
    return { [viewModel] in try await viewModel.close() }
  }

  func lines(columns: Int) -> [Line] {
    [Line("About", .title)] + viewModel.text.wrapped(to: columns).map { Line($0) }
  }
}

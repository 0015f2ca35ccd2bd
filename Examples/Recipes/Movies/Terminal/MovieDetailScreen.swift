import MVVMCore
import MoviesRecipe
import TerminalKit

/// The screen of one movie, whose values don't change.
@MainActor
final class MovieDetailScreen: MovieScreen, ViewModelHolder {
  let viewModel: MovieDetailViewModel
  var onChange: () -> Void = {}
  let help = ["← back (view model)", "Esc back (terminal)"]

  init(_ viewModel: MovieDetailViewModel) { self.viewModel = viewModel }

  func handle(_ key: Key) -> MovieCall? {
    guard key == .left else { return nil }
    return { [viewModel] in try await viewModel.back() }
  }

  func lines(columns: Int) -> [Line] {
    let facts = [("Director", viewModel.director), ("Year", viewModel.year)]
    return [Line(viewModel.title.printable.cut(to: columns), .title)]
      + facts.map { Line("\($0.fitted(to: 9)) \($1)".printable.cut(to: columns)) }
  }
}

import MVVMContext
import MVVMCore
import MoviesRecipe
import TerminalKit

/// The rows of the list, with a heading and a footing.
@MainActor
final class MovieListView: View {
  var kind = MovieKind.silent
  var years = ""
  var footing = ""
  var isLoading = false
  var problem: String?
  private(set) var cells: [MovieCell] = []
  private var chosen: Movie.ID?
  private let presenter = MovieCellPresenter()

  /// The movie that the selected row shows.
  var selection: Movie? { cells.first(where: isChosen)?.context }

  /// Existing rows are reused for other movies.
  func render(_ movies: [Movie]) {
    cells = cells.prefix(movies.count) + (cells.count..<max(cells.count, movies.count)).map { _ in MovieCell() }
    for (cell, movie) in zip(cells, movies) { presenter.update(view: cell, with: movie) }
    if !movies.contains(where: { $0.id == chosen }) { chosen = movies.first?.id }
  }

  func chooseNext() { choose(in: cells) }
  func choosePrevious() { choose(in: cells.reversed()) }

  /// Selects the movie of the row after the selected one, in this order.
  private func choose(in cells: [MovieCell]) {
    let rest = cells.drop { !isChosen($0) }.dropFirst()
    chosen = rest.first?.context?.id ?? chosen
  }

  private func isChosen(_ cell: MovieCell) -> Bool { cell.context?.id == chosen }

  func lines(columns: Int) -> [Line] {
    let kinds = MovieKind.allCases.map { $0 == kind ? "[\($0)]" : " \($0) " }.joined(separator: " ")
    let rows = cells.map { $0.line(columns: columns, isChosen: isChosen($0)) }
    let notice = problem.map { Line($0.cut(to: columns), .warning) } ?? Line(footing, .faint)
    return [Line("Movies  \(kinds)  \(years)".cut(to: columns), .title)] + rows
      + [isLoading ? Line("Loading…", .faint) : notice]
  }
}

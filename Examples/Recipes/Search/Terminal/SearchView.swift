import MVVMContext
import MVVMCore
import SearchRecipe
import TerminalKit

/// The search and the rows of its results.
@MainActor
final class SearchView: View {
  var query = ""
  var notice = Line()
  /// The repository in the selected row.
  var chosen: Repo?
  private(set) var cells: [RepoCell] = []

  /// The repositories in the rows beside the selected one.
  var previous: Repo? { next(in: cells.reversed()) }
  var next: Repo? { next(in: cells) }

  /// Existing rows are reused for other repositories.
  func render(_ repos: [Repo]) {
    cells = cells.prefix(repos.count) + (cells.count..<max(cells.count, repos.count)).map { _ in RepoCell() }
    for (cell, repo) in zip(cells, repos) { cell.show(repo) }
  }

  private func next(in cells: [RepoCell]) -> Repo? {
    cells.drop { !isChosen($0) }.dropFirst().first?.context
  }

  private func isChosen(_ cell: RepoCell) -> Bool { cell.context != nil && cell.context == chosen }

  func lines(columns: Int) -> [Line] {
    let heading = Line("Search: \(query)".printable.cut(to: columns), .title)
    let rows = cells.map { $0.line(columns: columns, isChosen: isChosen($0)) }
    let address = chosen.map { [Line(), Line("https://github.com/\($0.fullName)".cut(to: columns), .faint)] }
    return [heading, notice] + rows + (address ?? [])
  }
}

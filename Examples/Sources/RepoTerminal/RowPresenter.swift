import RepoModel
import RepoViewModels
import SwiftMVVMPattern

/// Brings a row up to date.
struct RowPresenter: Presenting {
  func update(view cell: RowCell, with row: RepoRowViewModel) {
    cell.name = row.name
    cell.stars = row.stars
    cell.language = row.language
    cell.about = row.description
  }

  /// Makes the cell the repository's: it shows it, and carries it for whoever selects the row.
  func render(_ repo: Repo, in cell: RowCell) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
  }
}

import RepoModel
import RepoViewModels
import SwiftMVVMPattern

/// Updates a row.
struct RowPresenter: Presenting {
  func update(view cell: RowCell, with row: RepoRowViewModel) {
    cell.name = row.name
    cell.stars = row.stars
    cell.language = row.language
    cell.about = row.description
  }

  /// Shows the repository in the cell, and stores it as the context that a selection reads.
  func render(_ repo: Repo, in cell: RowCell) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
  }
}

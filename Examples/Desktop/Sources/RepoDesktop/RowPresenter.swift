import GTKKit
import RepoModel
import RepoViewModels
import SwiftMVVMPattern

/// Updates a row.
struct RowPresenter: Presenting {
  func update(view cell: RowCell, with row: RepoRowViewModel) {
    cell.name.text = row.name
    cell.stars.text = row.stars
    cell.language.text = row.language
    cell.about.text = row.description
  }

  /// Shows the repository in the cell and stores it as the cell's context.
  func render(_ repo: Repo, in cell: RowCell) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
  }
}

import GTKKit
import RepoModel
import RepoViewModels
import SwiftMVVMPattern

/// Brings a row up to date.
struct RowPresenter: Presenting {
  func update(view cell: RowCell, with row: RepoRowViewModel) {
    cell.name.text = row.name
    cell.stars.text = row.stars
    cell.language.text = row.language
    cell.about.text = row.description
  }

  /// Makes the cell the repository's: it shows it, and carries it for whoever activates the row.
  func render(_ repo: Repo, in cell: RowCell) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
  }
}

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
}

import RepoFrontEndLaws
import RepoModel
import RepoViewModels
import SwiftMVVMPattern

/// Fills an empty cell, and omits missing parts.
struct PlainRowPresenter: Presenting {
  let fault: Fault?

  func render(_ repo: Repo, in cell: PlainCell) {
    cell.context = repo
    update(view: cell, with: RepoRowViewModel(repo))
    if fault == .showsAllDigitsOfStars { cell.labels.stars = "\(repo.stars)" }
  }

  func update(view cell: PlainCell, with row: RepoRowViewModel) {
    cell.labels.name = row.name
    cell.labels.stars = row.stars
    if !row.language.isEmpty && fault != .leavesOutLanguage { cell.labels.language = row.language }
    if !row.description.isEmpty { cell.labels.description = row.description }
  }
}

import GTKKit
import RepoViewModels
import SwiftMVVMPattern

/// Updates a page.
struct DetailPresenter: Presenting {
  func update(view: DetailView, with repo: RepoDetailViewModel) {
    view.title.text = repo.title
    view.title.tooltip = repo.title
    view.notice.text = repo.notice ?? ""
    view.notice.setStyle(repo.noticeKind)
    view.notice.isVisible = repo.notice != nil
    view.about.text = repo.description
    view.language.text = repo.language
    view.stars.text = repo.stars
    view.address.text = repo.address
  }
}

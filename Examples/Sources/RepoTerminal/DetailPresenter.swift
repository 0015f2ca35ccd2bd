import RepoViewModels
import SwiftMVVMPattern

/// Updates a page.
struct DetailPresenter: Presenting {
  func update(view: DetailView, with repo: RepoDetailViewModel) {
    view.title = repo.title
    view.about = repo.description
    view.facts = [("Language", repo.language), ("Stars", repo.stars), ("Address", repo.address)]
    view.notice = repo.notice
  }
}

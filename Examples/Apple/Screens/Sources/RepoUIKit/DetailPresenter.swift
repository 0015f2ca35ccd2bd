import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// Updates a page.
struct DetailPresenter: Presenting {
  func update(view: DetailView, with repo: RepoDetailViewModel) {
    view.label(.title)?.text = repo.title
    view.label(.about)?.text = repo.description
    view.label(.language)?.text = "Language: \(repo.language)"
    view.label(.stars)?.text = "Stars: \(repo.stars)"
    view.address?.text = repo.address
    // Without a notice, the line stays, so the text doesn't jump.
    view.label(.notice)?.text = repo.notice ?? " "
    view.label(.notice)?.isAccessibilityElement = repo.notice != nil
  }
}

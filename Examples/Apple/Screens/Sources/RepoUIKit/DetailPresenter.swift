import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// Brings a page up to date.
struct DetailPresenter: Presenting {
  func update(view: DetailView, with repo: RepoDetailViewModel) {
    view.label(.title)?.text = repo.title
    view.label(.about)?.text = repo.description
    view.label(.language)?.text = "Language: \(repo.language)"
    view.label(.stars)?.text = "Stars: \(repo.stars)"
    view.address?.text = repo.address
    // Where there is nothing to tell, the line stays free, so that the text does not jump.
    view.label(.notice)?.text = repo.notice ?? " "
    view.label(.notice)?.isAccessibilityElement = repo.notice != nil
  }
}

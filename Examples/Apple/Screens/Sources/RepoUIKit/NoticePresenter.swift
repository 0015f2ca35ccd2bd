import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// Updates the notice above the rows. Without rows, a ``Placeholder`` shows it.
struct NoticePresenter<Notice: NoticeView>: Presenting {
  func update(view: Notice, with list: RepoListViewModel?) {
    var content = UIListContentConfiguration.footer()
    // Without a notice, the line stays, so the rows don't jump.
    content.text = list.flatMap { $0.state.repos.isEmpty ? nil : $0.notice } ?? " "
    view.contentConfiguration = content
  }
}

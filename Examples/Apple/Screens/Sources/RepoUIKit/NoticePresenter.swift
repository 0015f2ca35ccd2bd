import RepoViewModels
import SwiftMVVMPattern
import UIKit

/// Says above the rows what has to be said of them; where there are none, a ``Placeholder`` stands in their place.
struct NoticePresenter<Notice: NoticeView>: Presenting {
  func update(view: Notice, with list: RepoListViewModel?) {
    var content = UIListContentConfiguration.footer()
    // Where there is nothing to tell, the line stays free, so that the rows do not jump.
    content.text = list.flatMap { $0.state.repos.isEmpty ? nil : $0.notice } ?? " "
    view.contentConfiguration = content
  }
}

import RepoModel
import RepoViewModels
import SwiftUI

/// The list, and on top of it, one page at a time.
///
/// It has neither presenters nor a context, for SwiftUI has both already. A body is what a presenter's `update` is, and it runs
/// again by itself once a view model changes that it has read. And a row is no cell that is used again: its link carries the
/// repository that the row shows, so what is opened is what was on the screen, wherever the data has moved.
struct RepoBrowser: View {
  let viewModel: RepoListViewModel

  var body: some View {
    NavigationStack {
      RepoList(viewModel: viewModel)
        .navigationDestination(for: Repo.self) { RepoPage(viewModel.detail(of: $0)) }
    }
  }
}

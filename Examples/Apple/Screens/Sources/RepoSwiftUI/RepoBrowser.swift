import RepoModel
import RepoViewModels
import SwiftUI

/// The list, with one page at a time on top of it.
///
/// SwiftUI needs neither presenters nor a context. A `body` does what a presenter's `update` does, and runs again after a
/// change of the view models that it read. Rows aren't reused: each link carries the repository that its row shows, so a
/// selection opens it even if the data has moved.
struct RepoBrowser: View {
  let viewModel: RepoListViewModel

  var body: some View {
    NavigationStack {
      RepoList(viewModel: viewModel)
        .navigationDestination(for: Repo.self) { RepoPage(viewModel.detail(of: $0)) }
    }
  }
}

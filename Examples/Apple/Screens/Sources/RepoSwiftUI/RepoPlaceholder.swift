import RepoViewModels
import SwiftUI

/// The content of a list without rows.
struct RepoPlaceholder: View {
  let viewModel: RepoListViewModel

  var body: some View {
    let notice = viewModel.notice ?? ""
    switch viewModel.state {
    case .loading:
      ProgressView(notice)
    case .loaded, .empty:
      ContentUnavailableView(notice, systemImage: "magnifyingglass")
    case .failed:
      ContentUnavailableView {
        Label("No answer", systemImage: "exclamationmark.triangle")
      } description: {
        Text(notice)
      } actions: {
        Button("Try Again") { viewModel.reload() }
      }
    }
  }
}

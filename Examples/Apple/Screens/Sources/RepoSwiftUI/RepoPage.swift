import RepoViewModels
import SwiftUI

/// A repository's page.
struct RepoPage: View {
  /// The first view model that the page was created with: the parent's body runs again and creates others.
  @State private var viewModel: RepoDetailViewModel

  init(_ viewModel: RepoDetailViewModel) {
    _viewModel = State(initialValue: viewModel)
  }

  var body: some View {
    List {
      if let notice = viewModel.notice { RepoNotice(text: notice) }
      Text(viewModel.description)
      LabeledContent("Language", value: viewModel.language)
      LabeledContent("Stars", value: viewModel.stars)
      LabeledContent("Address", value: viewModel.address)
    }
    .reloading { Task { await viewModel.load() } }
    .task { await viewModel.load() }
    .navigationTitle(viewModel.title)
    .navigationBarTitleDisplayMode(.inline)
  }
}

import RepoViewModels
import SwiftUI

/// One repository's page.
struct RepoPage: View {
  /// The first one that it is made with: the body behind it runs again, and makes others that are not for showing.
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

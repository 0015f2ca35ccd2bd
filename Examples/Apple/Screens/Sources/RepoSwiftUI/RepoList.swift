import RepoModel
import RepoViewModels
import SwiftUI

/// The search field and the list.
struct RepoList: View {
  @Bindable var viewModel: RepoListViewModel

  var body: some View {
    let repos = viewModel.state.repos.unique
    let selected = viewModel.selection?.id
    List {
      if !repos.isEmpty, let notice = viewModel.notice { RepoNotice(text: notice) }
      ForEach(repos) { repo in
        NavigationLink(value: repo) { RepoRow(row: RepoRowViewModel(repo)) }
          .listRowBackground(repo.id == selected ? Color.accentColor.opacity(0.15) : nil)
      }
    }
    .listStyle(.plain)
    .overlay { if repos.isEmpty { RepoPlaceholder(viewModel: viewModel) } }
    .searchable(text: $viewModel.typed, prompt: "Search repositories")
    .textInputAutocapitalization(.never)
    .autocorrectionDisabled()
    .reloading { reload() }
    .navigationTitle("Repositories")
  }

  private func reload() -> Task<Void, Never> {
    viewModel.reload()
    return Task { await viewModel.settle() }
  }
}

extension RepoListViewModel {
  /// The text in the search field. SwiftUI also sets it, unchanged, when the field is entered or left.
  fileprivate var typed: String {
    get { query }
    set { if newValue != query { search(newValue) } }
  }
}

extension [Repo] {
  /// Each repository once, because a row needs a unique identity. A server's pages overlap if the data changes between
  /// two requests.
  fileprivate var unique: [Repo] {
    var ids: Set<Repo.ID> = []
    return filter { ids.insert($0.id).inserted }
  }
}

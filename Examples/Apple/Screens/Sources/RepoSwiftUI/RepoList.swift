import RepoModel
import RepoViewModels
import SwiftUI

/// The search and its list.
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
  /// The text in the search field, which SwiftUI also sets where it is the same: as the field is entered, and left.
  fileprivate var typed: String {
    get { query }
    set { if newValue != query { search(newValue) } }
  }
}

extension [Repo] {
  /// Each once: a server's pages may overlap, where the data moves on between them, and a row's identity is one row's.
  fileprivate var unique: [Repo] {
    var ids: Set<Repo.ID> = []
    return filter { ids.insert($0.id).inserted }
  }
}

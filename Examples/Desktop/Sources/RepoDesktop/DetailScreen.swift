import GTKKit
import RepoViewModels
import SwiftMVVMPattern

/// One repository's page, or an invitation to open one; its presenter is injected.
@MainActor
final class DetailScreen: ViewModelBinder, Presentable {
  @ObservedViewModel var viewModel: RepoDetailViewModel?
  let presenter: Presenter<DetailView, RepoDetailViewModel>?

  let view = DetailView()
  let invitation = Label(
    isParagraph: true, styles: ["secondary"], text: "No repository is open. Select a row and press Enter.")
  private(set) lazy var content = Scrolled(Box(.vertical, [invitation.margin(18), view.content]))
  private var token: BindingToken?
  private var loading: Task<Void, Never>?

  init(presenter: Presenter<DetailView, RepoDetailViewModel> = Presenter(DetailPresenter())) {
    self.presenter = presenter
  }

  func bind(to viewModel: RepoDetailViewModel?) {
    loading?.cancel()
    token = observeChanges(for: self) {
      ($0.viewModel?.repo, $0.viewModel?.state)
    } show: { screen, _ in
      if screen.viewModel != nil { screen.update() }
    }
    view.content.isVisible = viewModel != nil
    invitation.isVisible = viewModel == nil
  }

  /// Asks the store for what is on the page, the first time or again.
  func load() {
    loading?.cancel()
    loading = Task { [viewModel] in await viewModel?.load() }
  }

  /// Shows what the view model has come to, at once; a change is also heard a little later.
  func update() {
    presentViewModel(in: view)
  }
}

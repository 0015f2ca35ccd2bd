import GTKKit
import RepoViewModels
import SwiftMVVMPattern

/// A repository's page, or a hint without one. Its presenter is injected.
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

  /// Loads the page, or reloads it.
  func load() {
    loading?.cancel()
    loading = Task { [viewModel] in await viewModel?.load() }
  }

  /// Shows the view model's state immediately, because observed changes arrive in a later turn.
  func update() {
    presentViewModel(in: view)
  }
}

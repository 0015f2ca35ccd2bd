public import RepoViewModels
public import SwiftMVVMPattern
public import UIKit

/// A repository's page from the storyboard, which always has its view model.
public final class DetailViewController: UIViewController, ViewModelBinder, Presentable {
  @ObservedViewModel public var viewModel: RepoDetailViewModel?
  public var presenter: Presenter<DetailView, RepoDetailViewModel>? = Presenter(DetailPresenter())

  private var token: BindingToken?
  private var announcer = Announcer()
  private var loading: Task<Void, Never>?

  /// Creates the storyboard's page with the view model.
  public static func make(_ viewModel: RepoDetailViewModel) -> DetailViewController {
    UIStoryboard(name: "Detail", bundle: .module).instantiateViewController(identifier: "Detail") { coder in
      DetailViewController(coder: coder, viewModel: viewModel)
    }
  }

  init?(coder: NSCoder, viewModel: RepoDetailViewModel) {
    super.init(coder: coder)
    self.viewModel = viewModel
  }

  public required init?(coder: NSCoder) { nil }

  deinit { loading?.cancel() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .refresh, primaryAction: UIAction { [weak self] _ in self?.load() })
    bind()
  }

  public func bind(to viewModel: RepoDetailViewModel?) {
    token = observeChanges(for: self) {
      ($0.viewModel?.repo, $0.viewModel?.state)
    } show: { screen, _ in
      screen.show()
    }
    load()
  }

  private func show() {
    title = viewModel?.title
    view.isHidden = viewModel == nil
    guard let viewModel else { return }
    presentViewModel(in: view as? DetailView)
    announcer.announce(viewModel.state == .loading ? nil : viewModel.notice, of: self)
  }

  /// Loads the page, or reloads it.
  func load() {
    loading?.cancel()
    loading = Task { [viewModel] in await viewModel?.load() }
  }

  #if _runtime(_ObjC)
    public override var keyCommands: [UIKeyCommand]? { [.reload(#selector(reload))] }

    @objc private func reload() { load() }
  #endif
}

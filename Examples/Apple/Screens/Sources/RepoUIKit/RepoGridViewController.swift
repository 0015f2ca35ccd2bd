public import RepoModel
public import RepoViewModels
public import SwiftMVVMPattern
public import UIKit

/// The search field and the list as tiles, which move when the list changes.
public final class RepoGridViewController: UICollectionViewController, RepoListScreen {
  @ObservedViewModel public var viewModel: RepoListViewModel?
  public var onSelect: (Repo) -> Void = { _ in }

  private var rows = ShownRows()
  private var token: BindingToken?
  private let noticePresenter = NoticePresenter<GridNoticeView>()
  private lazy var tiles = RepoTiles(in: collectionView) { [weak self, noticePresenter] in
    noticePresenter.update(view: $0, with: self?.viewModel)
  }
  private lazy var accessories = ListAccessories(of: self, over: collectionView)

  public init(_ viewModel: RepoListViewModel) {
    super.init(collectionViewLayout: .tiles)
    self.viewModel = viewModel
    title = "Repositories"
  }

  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    clearsSelectionOnViewWillAppear = false
    bind()
  }

  public func bind(to viewModel: RepoListViewModel?) {
    token = observeChanges(for: self) {
      ($0.viewModel?.query, $0.viewModel?.state, $0.viewModel?.selectedRow)
    } show: { screen, _ in
      screen.show()
    }
  }

  private func show() {
    accessories.show(viewModel)
    let change = rows.follow(viewModel)
    if change.showsOthers { tiles.show(rows.repos) }
    tiles.select(viewModel?.selection?.id)
    tiles.updateNotice()
    guard change.beginsAtTop else { return }
    collectionView.scrollToItem(at: IndexPath(item: 0, section: 0), at: .top, animated: false)
  }

  public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let repo = collectionView.context(ofCell: RepoGridCell.self, at: indexPath) else { return }
    onSelect(repo)
  }

  // MARK: - Keys

  #if _runtime(_ObjC)
    public override var keyCommands: [UIKeyCommand]? { [.search(#selector(beginSearch)), .reload(#selector(reload))] }

    @objc private func beginSearch() { accessories.beginSearch() }
    @objc private func reload() { viewModel?.reload() }
  #endif
}

import RepoModel
import UIKit

/// The tiles of a collection. UIKit gets ids, so it can move tiles that stay.
///
/// A tile stores the repository itself as its context, because the data behind the id may have changed since it was
/// shown.
@MainActor
final class RepoTiles {
  static let noticeKind = "notice"

  private let collectionView: UICollectionView
  private let presenter = RowPresenter<RepoGridCell>()
  private let presentNotice: (GridNoticeView) -> Void
  private var repos: [Repo.ID: Repo] = [:]
  private var selected: Repo.ID?
  private lazy var source = makeSource()

  init(in collectionView: UICollectionView, presentNotice: @escaping (GridNoticeView) -> Void) {
    self.collectionView = collectionView
    self.presentNotice = presentNotice
  }

  /// Shows these repositories; their ids have to be unique.
  func show(_ list: [Repo]) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Repo.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(list.map(\.id))
    snapshot.reconfigureItems(list.filter { (repos[$0.id] ?? $0) != $0 }.map(\.id))
    repos = Dictionary(list.map { ($0.id, $0) }) { first, _ in first }
    let isSeen = collectionView.window != nil && !UIAccessibility.isReduceMotionEnabled
    source.apply(snapshot, animatingDifferences: isSeen) { [weak self] in self?.showSelection() }
  }

  /// Selects the repository's tile and deselects the others.
  func select(_ id: Repo.ID?) {
    selected = id
    showSelection()
  }

  private func showSelection() {
    let place = selected.flatMap { source.indexPath(for: $0) }
    if collectionView.indexPathsForSelectedItems?.first == place { return }
    collectionView.selectItem(at: place, animated: false, scrollPosition: [])
  }

  /// Updates the line above the tiles if it's on screen.
  func updateNotice() {
    let place = IndexPath(item: 0, section: 0)
    let view = collectionView.supplementaryView(forElementKind: Self.noticeKind, at: place)
    if let view = view as? GridNoticeView { presentNotice(view) }
  }

  private func makeSource() -> UICollectionViewDiffableDataSource<Int, Repo.ID> {
    let tile = UICollectionView.CellRegistration<RepoGridCell, Repo.ID> { [weak self] cell, _, id in
      guard let self, let repo = repos[id] else { return }
      presenter.render(repo, in: cell)
    }
    let notice = UICollectionView.SupplementaryRegistration<GridNoticeView>(elementKind: Self.noticeKind) {
      [weak self] view, _, _ in self?.presentNotice(view)
    }
    let source = UICollectionViewDiffableDataSource<Int, Repo.ID>(collectionView: collectionView) { view, place, id in
      view.dequeueConfiguredReusableCell(using: tile, for: place, item: id)
    }
    source.supplementaryViewProvider = { view, _, place in
      view.dequeueConfiguredReusableSupplementary(using: notice, for: place)
    }
    return source
  }
}

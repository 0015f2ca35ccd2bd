extension UnsafeSelection {
  /// Streams of selected rows that the app itself adds to lists.
  static let ownStreamExamples = Examples(
    fine: """
      import Combine
      import UIKit
      // The list is constant, and the other streams don't report selections.
      extension UICollectionView {
        var selectedItems: AnyPublisher<IndexPath, Never> { Selections(self).subject.eraseToAnyPublisher() }
        var selectedCount: AnyPublisher<Int, Never> { Selections(self).counts.eraseToAnyPublisher() }
      }
      final class Selections: NSObject, UICollectionViewDelegate {
        let subject = PassthroughSubject<IndexPath, Never>()
        let counts = PassthroughSubject<Int, Never>()
        func collectionView(_ view: UICollectionView, didSelectItemAt index: IndexPath) { subject.send(index) }
      }
      final class Screen: UIViewController {
        private let list = UICollectionView()
        private let days = ["Monday", "Tuesday"]
        private var songs: [String] = []
        func bind() {
          list.selectedItems.receive(on: DispatchQueue.main).sink { [weak self] in self?.show(self?.days[$0.item]) }
            .store(in: &bag)
          list.selectedCount.sink { [weak self] in self?.show(self?.songs[$0]) }.store(in: &bag)
        }
        func reload() async { songs = await fetch() }
      }
      """,
    broken: """
      import Combine
      import UIKit
      extension UIView {
        func selections(for event: Event) -> AnyPublisher<IndexPath, Never> {
          SelectionPublisher(view: self, event: event).eraseToAnyPublisher()
        }
        enum Event { case select, deselect }
      }
      struct SelectionPublisher: Publisher { let view: UIView ; let event: UIView.Event }
      final class SelectionSubscription<S: Subscriber>: NSObject, Subscription, UICollectionViewDelegate {
        private var subscriber: S?
        func collectionView(_ view: UICollectionView, didSelectItemAt index: IndexPath) { subscriber?.receive(index) }
      }
      final class Screen: UIViewController {
        private let list = UICollectionView()
        private let viewModel = SongsViewModel()
        func bind() {
          list.selections(for: .select).receive(on: DispatchQueue.main)
            .sink { [weak self] index in self?.show(self?.viewModel.↓songs[index.item]) }
            .store(in: &bag)
        }
      }
      final class SongsViewModel {
        var songs: [String] = []
        func search() async { songs = await fetch() }
      }
      """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The interactor knows the controller by a protocol, and the swipe's action keeps its path.
    protocol SongsAction: AnyObject { var deleted: Observable<IndexPath> { get } }
    final class SongsViewController: UIViewController {
      private let deletedRelay: PublishRelay<IndexPath> = .init()
      func tableView(
        _ view: UITableView, trailingSwipeActionsConfigurationForRowAt index: IndexPath
      ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: nil) { [weak self] _, _, done in
          self?.deletedRelay.accept(index)
          done(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
      }
    }
    extension SongsViewController: SongsAction {
      var deleted: Observable<IndexPath> { deletedRelay.asObservable() }
    }
    final class SongsInteractor {
      weak var action: SongsAction?
      private var songs: [String] = []
      private let bag = DisposeBag()
      func bind() {
        action?.deleted.subscribe(onNext: { [weak self] index in self?.delete(index) }).disposed(by: bag)
      }
      func load() async { songs = await fetch() }
      private func delete(_ index: IndexPath) { remove(↓songs[index.row]) }
    }
    """)
}

extension StrongSelfBinding {
  /// Functions that an initializer stores.
  static let initialExamples = Examples(
    fine: """
      import UIKit
      // Nothing stores the closure, nothing keeps the object, or the closure captures `self` weakly.
      final class Picker {
        private let onPick: (Int) -> Void
        init(id: Int, onPick: @escaping (Int) -> Void) { self.onPick = onPick }
        init(loading: (Int) -> Void) {
          onPick = { _ in }
          loading(1)
        }
      }
      final class Screen: UIViewController {
        private lazy var picker = Picker(id: 1) { [weak self] in self?.show($0) }
        private weak var shown: Picker?
        private var loaded: Picker?
        private var closed: Picker?
        private let step: (Int) -> Void = { _ in }
        private lazy var steps = [[Picker(id: 5, onPick: step)], [Picker(id: 6) { [weak self] in self?.show($0) }]]
        func open() {
          let local = Picker(id: 2, onPick: { self.show($0) })
          shown = Picker(id: 3, onPick: show)
          loaded = Picker(loading: { self.show($0) })
          closed = Picker(id: 4, onPick: { self.show($0) })
        }
        override func viewDidDisappear(_ animated: Bool) { closed = nil }
        private func show(_ value: Int) {}
      }
      """,
    """
    import SwiftUI
    // A sheet that shows the details resets the property.
    final class Details {
      private let onSave: () -> Void
      init(onSave: @escaping () -> Void) { self.onSave = onSave }
    }
    final class ListViewModel: ObservableObject {
      @Published var details: Details?
      func open() { details = Details(onSave: save) }
      private func save() {}
    }
    """,
    """
    import UIKit
    // The argument is the inherited property, not the method of the same name.
    final class Tiles {
      private let collectionView: UICollectionView
      init(in collectionView: UICollectionView) { self.collectionView = collectionView }
    }
    final class GridViewController: UICollectionViewController {
      private lazy var tiles = Tiles(in: collectionView)
      override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    }
    """,
    """
    import UIKit
    // The list doesn't keep the items, the closure is weak, or `map` makes other values.
    struct Item { let onSelect: () -> Void }
    struct Actions { var onClose: () -> Void = {} }
    final class ItemList {
      var items: [Item] = []
      var actions = Actions()
      var first: Item? { get { items.first } set {} }
    }
    final class Screen: UIViewController {
      private let list = ItemList()
      private weak var other: ItemList?
      var names: [String] = []
      func open() {
        list.items = names.map { name in Item(onSelect: { [weak self] in self?.show(name) }) }
        list.first = Item(onSelect: { self.show("") })
        other?.items = names.map { name in Item { self.show(name) } }
        other?.actions.onClose = close
        list.actions.onClose = { [weak self] in self?.close() }
        print(names.map { name in Item { self.show(name) } }.count)
      }
      private func close() {}
      private func show(_ name: String) {}
    }
    """,
    """
    import UIKit
    // No property keeps the list or the layout, or the closure is weak.
    final class GridViewController: UIViewController {
      private let list = UICollectionView()
      func show() {
        view.addSubview(UICollectionView(frame: .zero, collectionViewLayout: makeLayout()))
        list.collectionViewLayout = makeWeakLayout()
        print(makeLayout())
      }
      private func makeLayout() -> UICollectionViewLayout { UICollectionViewCompositionalLayout { _, _ in self.section() } }
      private func makeWeakLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] _, _ in self?.section() }
      }
      private func section() -> NSCollectionLayoutSection? { nil }
    }
    """,
    """
    import UIKit
    // The trailing closure is the required one, which the initializer doesn't store.
    final class Card {
      private let onTap: (() -> Void)?
      init(id: Int, make: () -> UIView, onTap: (() -> Void)? = nil) {
        self.onTap = onTap
        print(make())
      }
    }
    final class Screen: UIViewController {
      private lazy var card = Card(id: 1) { self.title() }
      private func title() -> UIView { UILabel() }
    }
    """,
    broken: """
      import UIKit
      final class Picker {
        private let onPick: (Int) -> Void
        init(id: Int, onPick: @escaping (Int) -> Void) { self.onPick = onPick }
      }
      struct Options { let onPick: (Int) -> Void }
      final class Screen: UIViewController {
        private lazy var first: Picker = { return Picker(id: 1, onPick: ↓show) }()
        private lazy var second: Picker = .init(id: 2, onPick: ↓show)
        private lazy var third = Picker(id: 3) ↓{ self.show($0) }
        private lazy var rows = [[Picker(id: 5, onPick: ↓show(_:))], [Picker(id: 6, onPick: ↓self.show)]]
        private var fourth: Picker?
        private var options: Options?
        func open() {
          fourth = Picker(id: 4, onPick: ↓{ value in self.show(value) })
          options = Options(onPick: ↓{ self.show($0) })
        }
        private func show(_ value: Int) {}
      }
      """,
    """
    import UIKit
    // The own list keeps the items, whose closures capture self, and a value with a function of self.
    struct Item { let onSelect: () -> Void }
    struct Actions { var onClose: () -> Void = {} }
    final class ItemList {
      var items: [Item] = []
      var actions = Actions()
    }
    final class Screen: UIViewController {
      private let list = ItemList()
      var names: [String] = []
      func open() {
        list.items = names.map { name in Item(onSelect: ↓{ self.show(name) }) }
        list.actions.onClose = ↓close
      }
      private func close() {}
      private func show(_ name: String) {}
    }
    """,
    """
    import UIKit
    // The own list keeps its layout, and the layout its closure. The alias stands for a data source.
    final class GridViewController: UIViewController {
      typealias Source = UICollectionViewDiffableDataSource<Int, String>
      private lazy var list = UICollectionView(frame: .zero, collectionViewLayout: makeFirstLayout())
      private var source: Source?
      func show() {
        source = Source(collectionView: list) ↓{ _, path, name in self.cell(name, at: path) }
        list.collectionViewLayout = makeSecondLayout()
        list.setCollectionViewLayout(makeThirdLayout(), animated: true)
      }
      private func makeFirstLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout ↓{ _, _ in self.section() }
      }
      private func makeSecondLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewCompositionalLayout ↓{ _, _ in
          let section = NSCollectionLayoutSection(group: group)
          section.visibleItemsInvalidationHandler = { [weak self] _, _, _ in self?.update() }
          return section
        }
        return layout
      }
      private func makeThirdLayout() -> UICollectionViewLayout {
        return UICollectionViewCompositionalLayout(sectionProvider: ↓{ _, _ in self.section() })
      }
      private func section() -> NSCollectionLayoutSection? { nil }
      private func cell(_ name: String, at path: IndexPath) -> UICollectionViewCell? { nil }
      private func update() {}
    }
    """,
    """
    import RxDataSources
    import RxSwift
    import UIKit
    // The subscription keeps the data source, whose type is the result's.
    final class ListViewController: UIViewController {
      private let list = UITableView()
      private let other = UITableView()
      private let bag = DisposeBag()
      private func bind(_ sections: Observable<[Section]>) {
        let source = source()
        sections.bind(to: list.rx.items(dataSource: source)).disposed(by: bag)
        sections.bind(to: other.rx.items(dataSource: otherSource())).disposed(by: bag)
      }
      private func source() -> RxTableViewSectionedReloadDataSource<Section> {
        return .init(configureCell: ↓{ _, _, path, _ in self.cell(at: path) })
      }
      private func otherSource() -> RxTableViewSectionedReloadDataSource<Section> {
        .init(configureCell: ↓{ _, _, path, _ in self.cell(at: path) })
      }
      private func cell(at path: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    """,
    """
    import SwiftUI
    // A view can't empty the list, and one removal leaves the other rows.
    struct Row { let id: Int ; let onDelete: () -> Void }
    final class CartViewModel: ObservableObject {
      @Published var rows: [Row] = []
      func show(_ ids: [Int]) { rows = ids.map { id in Row(id: id) ↓{ self.delete(id) } } }
      private func delete(_ id: Int) { rows.removeAll { $0.id == id } }
    }
    """
  )
}

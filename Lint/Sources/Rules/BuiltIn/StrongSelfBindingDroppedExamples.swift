extension StrongSelfBinding {
  /// Subscriptions whose tokens nothing keeps, to subjects of an object of `self`.
  static let droppedExamples = Examples(
    fine: """
      import Combine
      import RxSwift
      import UIKit
      // The stream ends, the owner isn't kept, the closure doesn't name self, or Combine ends the subscription at once.
      final class NamesViewModel {
        private let names = PublishSubject<String>()
        let counts = PassthroughSubject<Int, Never>()
        let given: Observable<String> = .just("A")
        var first: Observable<String> { names.take(1) }
        func load() -> Observable<String> { Observable.create { $0.onCompleted() ; return Disposables.create() } }
        var all: Observable<String> { names.asObservable() }
      }
      final class Screen: UIViewController {
        private let viewModel = NamesViewModel()
        private weak var shared: NamesViewModel?
        func bind() {
          viewModel.first.subscribe(onNext: { self.show($0) })
          viewModel.given.subscribe(onNext: { self.show($0) })
          viewModel.load().subscribe(onNext: { self.show($0) })
          viewModel.all.subscribe(onNext: { [weak self] in self?.show($0) })
          viewModel.all.subscribe(onNext: { print($0) })
          viewModel.counts.sink { self.show("\\($0)") }
          shared?.all.subscribe(onNext: { self.show($0) })
          let local = NamesViewModel()
          local.all.subscribe(onNext: { self.show($0) })
        }
        func show(_ name: String) {}
      }
      """,
    broken: """
      import RxCocoa
      import RxSwift
      import UIKit
      final class NamesViewModel {
        struct Output { let errors: Observable<String> }
        private let names = PublishSubject<String>()
        private let errors = BehaviorSubject<String>(value: "")
        let titles = BehaviorRelay<String>(value: "")
        var isValid: Observable<Bool> { names.map { $0.count > 8 } }
        lazy var output = Output(errors: errors.asObservable())
      }
      final class Screen: UIViewController {
        private var viewModel: NamesViewModel! = NamesViewModel()
        private let taps = PublishSubject<String>()
        func bind() {
          viewModel.isValid.subscribe(onNext: ↓{ isValid in self.show("\\(isValid)") })
          _ = viewModel.titles.asDriver().drive(onNext: ↓{ self.show($0) })
          viewModel.output.errors.subscribe(onNext: ↓{ self.show($0) }, onError: ↓{ _ in self.show("") })
          taps.subscribe(onNext: ↓{ self.show($0) })
        }
        func show(_ name: String) {}
      }
      """,
    """
    import ReactiveSwift
    final class DetailViewModel {
      private let item = MutableProperty<String?>(nil)
      let count = MutableProperty(0)
      func bind() {
        item.signal.skipNil().observeValues ↓{ item in self.show(item) }
        count.producer.startWithValues ↓{ _ in self.show("") }
        let isEmpty = item.signal.map { $0 == nil }
        isEmpty.filter { $0 }.observeValues ↓{ _ in self.show("") }
        Signal.combineLatest(item.signal.skipNil(), count.signal).observeValues ↓{ item, _ in self.show(item) }
        item.signal.observeValues { [weak self] _ in self?.show("") }
        item.signal.take(first: 1).observeValues { _ in self.show("") }
      }
      func show(_ item: String) {}
    }
    """,
    """
    import RxDataSources
    import RxSwift
    import UIKit
    final class EpisodesViewController: UIViewController {
      private let bag = DisposeBag()
      private let collectionView = UICollectionView()
      private let viewModel = EpisodesViewModel()
      private lazy var headers = RxCollectionViewSectionedReloadDataSource<Section>(
        configureCell: { _, view, index, item in Cell() },
        configureSupplementaryView: ↓{ _, view, kind, index in self.header(kind) })
      func bind() {
        let source = makeSource()
        viewModel.sections.bind(to: collectionView.rx.items(dataSource: source)).disposed(by: bag)
      }
      private func makeSource() -> RxCollectionViewSectionedReloadDataSource<Section> {
        RxCollectionViewSectionedReloadDataSource<Section> ↓{ _, view, index, item in
          let cell = Cell()
          cell.delegate = self
          return cell
        }
      }
      private func header(_ kind: String) -> UICollectionReusableView { Header() }
    }
    final class EpisodesViewModel { let sections = BehaviorSubject<[Section]>(value: []) }
    """,
    """
    import UIKit
    extension UIControl {
      func onTap(_ action: @escaping () -> Void) { objc_setAssociatedObject(self, "tap", action, .OBJC_ASSOCIATION_RETAIN) }
    }
    // The popup wraps each function in another one that it or its button keeps.
    final class Popup: UIView {
      private let button = UIButton()
      private var onClose: (() -> Void)?
      func didTap(_ completion: (() -> Void)? = nil) { button.onTap { completion?() } }
      func didClose(_ completion: @escaping () -> Void) { onClose = { completion() } }
      func log(_ text: @escaping () -> String) { DispatchQueue.main.async { print(text()) } }
    }
    final class Screen: UIViewController {
      private lazy var popup: Popup = {
        let popup = Popup()
        popup.didTap ↓{ self.close() }
        popup.didClose ↓{ self.close() }
        popup.log { self.text() }
        return popup
      }()
    }
    """)
}

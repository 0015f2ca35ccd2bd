extension BindingOutlivesReuse {
  public static let pageExample = ExamplePair(
    broken: """
      import Combine
      import UIKit
      final class ContactCell: UITableViewCell {
        private var cancellables = Set<AnyCancellable>()
        func configure(_ contact: ContactViewModel) {
          contact.$name.sink { [weak self] name in self?.show(name) }.↓store(in: &cancellables)
        }
      }
      """,
    replacing: "  func configure",
    with: """
        override func prepareForReuse() {
          super.prepareForReuse()
          cancellables.removeAll()
        }
        func configure
      """
  )

  public static let examples = Examples(
    fine: """
      import Combine
      import UIKit
      final class Cell: UITableViewCell {
        private var bag = Set<AnyCancellable>()
        func configure(_ model: Model) { model.$title.sink { [weak self] in self?.show($0) }.store(in: &bag) }
        override func prepareForReuse() { super.prepareForReuse(); clear() }
        private func clear() { bag.removeAll() }
      }
      """,
    """
    import Combine
    import NSObject_Rx
    import RxSwift
    import UIKit
    class Cell: UITableViewCell {
      var bag = DisposeBag()
      private var token: AnyCancellable?
      var model: Model? { didSet { bag = DisposeBag(); bind() } }
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setUp()
      }
      func setUp() { button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: rx.disposeBag) }
      func bind() { model?.title.subscribe(onNext: { print($0) }).disposed(by: bag) }
      func show(_ model: Model) { token = model.$title.sink { print($0) } }
    }
    class Base: UICollectionViewCell { func start() { button.rx.tap.subscribe().disposed(by: rx.disposeBag) } }
    final class Tile: Base { override func awakeFromNib() { super.awakeFromNib(); start() } }
    final class Derived: Cell {
      func configure(_ model: Model) { bag = .init(); model.title.subscribe().disposed(by: bag) }
      override func setUp() { super.setUp(); switcher.rx.isOn.subscribe().disposed(by: rx.disposeBag) }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The cell's bag, a bag that the controller replaces, and a stream that ends.
    final class EventCell: UITableViewCell {
      let button = UIButton()
      var bag = DisposeBag()
      override func prepareForReuse() { super.prepareForReuse() ; bag = DisposeBag() }
    }
    final class EventsViewController: UIViewController, UITableViewDataSource {
      private let bag = DisposeBag()
      private var rowBag = DisposeBag()
      func reload() { rowBag = DisposeBag() }
      func bind() { table.rx.itemSelected.subscribe(onNext: { print($0) }).disposed(by: bag) }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: cell.bag)
        cell.button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: rowBag)
        cell.button.rx.tap.take(until: cell.rx.reuse).subscribe(onNext: { print(1) }).disposed(by: bag)
        return cell
      }
    }
    """,
    """
    import ReactorKit
    final class Cell: UITableViewCell, View {
      var disposeBag = DisposeBag()
      func bind(reactor: CellReactor) { reactor.state.subscribe(onNext: { print($0) }).disposed(by: disposeBag) }
    }
    class ReactorCell<R: Reactor>: UICollectionViewCell, ReactorKit.View {
      var disposeBag = DisposeBag()
      func bind(reactor: R) {}
    }
    final class DayCell: ReactorCell<DayReactor> {
      override func bind(reactor: DayReactor) { bindState(reactor) }
      private func bindState(_ reactor: DayReactor) { bindTitle(reactor) }
      private func bindTitle(_ reactor: DayReactor) {
        reactor.state.subscribe(onNext: { print($0) }).disposed(by: disposeBag)
      }
    }
    final class NibCell: UITableViewCell, StoryboardView {
      var disposeBag = DisposeBag()
      func bind(reactor: CellReactor) { reactor.state.subscribe(onNext: { print($0) }).disposed(by: disposeBag) }
    }
    """,
    """
    import MVVMBinding
    import UIKit
    final class Cell: UITableViewCell {
      private var token: BindingToken?
      private var tokens: [BindingToken] = []
      func show(_ model: Model) {
        token = observeChanges(for: self) { _ in model.detail } show: { $0.show($1) }
        tokens = [model.title.bindAndFire(for: self) { me, title in me.show(title) }]
      }
    }
    final class Tile: UICollectionViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { tokens.append(model.title.bindAndFire(for: self) { me, title in me.show(title) }) }
      override func prepareForReuse() { super.prepareForReuse() ; tokens.forEach { $0.end() } }
    }
    final class Row: UITableViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { tokens += [model.title.bindAndFire(for: self) { me, title in me.show(title) }] }
      override func prepareForReuse() { super.prepareForReuse() ; for token in tokens { token.end() } }
    }
    final class Badge: UITableViewCell {
      private var tokens: [BindingToken] = []
      private var shown: Model?
      func show(_ model: Model) {
        shown?.title.unbind(self)
        shown = model
        tokens.append(model.title.bindAndFire(for: self) { me, title in me.show(title) })
      }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private var isConfigured = false
      func configure(_ model: Model) {
        guard !isConfigured else { return }
        isConfigured = true
        model.$title.sink { [weak self] in self?.show($0) }.store(in: &bag)
      }
    }
    final class Tile: UICollectionViewCell {
      private var bag = Set<AnyCancellable>()
      private var model: Model?
      func show(_ model: Model) {
        guard self.model == nil else { return }
        self.model = model
        model.$title.sink { [weak self] in self?.show($0) }.store(in: &bag)
      }
    }
    final class Row: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      func show(_ model: Model) {
        guard bag.isEmpty else { return }
        model.$title.sink { [weak self] in self?.show($0) }.store(in: &bag)
      }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private var isConfigured = false
      func configure(_ model: Model) {
        guard !isConfigured else { return }
        isConfigured = true
        bindAll(model)
      }
      private func bindAll(_ model: Model) { bind(model) }
      private func bind(_ model: Model) { model.$title.sink { [weak self] in self?.show($0) }.store(in: &bag) }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private var item: Item? { didSet { item?.$title.sink { [weak self] in self?.show($0) }.store(in: &bag) } }
      func set(_ item: Item) { if self.item == nil { self.item = item } }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private(set) var taps = PassthroughSubject<Void, Never>()
      override func prepareForReuse() { super.prepareForReuse() ; taps = PassthroughSubject<Void, Never>() }
    }
    final class ListController: UIViewController {
      private var bag = Set<AnyCancellable>()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as? Cell else { return UITableViewCell() }
        cell.taps.sink { [weak self] in self?.open() }.store(in: &bag)
        return cell
      }
    }
    """,
    """
    import Combine
    import UIKit
    // The closure of a property runs once, and the closure that draws a row uses a set that it empties, or that of the cell.
    final class TileController: UIViewController {
      private lazy var registration = UICollectionView.CellRegistration<DayTile, Day> { tile, path, day in
        tile.taps.sink { [weak self] in self?.open(day) }.store(in: &tile.bag)
      }
    }
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private lazy var button: UIButton = {
        let button = UIButton()
        button.taps.sink { [weak self] in self?.open() }.store(in: &bag)
        return button
      }()
    }
    final class ListController: UIViewController {
      private var bag = Set<AnyCancellable>()
      private var rowBag = Set<AnyCancellable>()
      private lazy var dataSource = {
        days.sink { [weak self] in self?.show($0) }.store(in: &self.bag)
        return UITableViewDiffableDataSource<Int, Day>(tableView: table) { [unowned self] table, path, day in
          let cell = table.dequeueReusableCell(withIdentifier: "Cell", for: path)
          rowBag.removeAll()
          cell.taps.sink { [weak self] in self?.open() }.store(in: &rowBag)
          return cell
        }
      }()
    }
    """,
    """
    import NSObject_Rx
    import RxMoya
    import RxSwift
    import UIKit
    // Only taps send the requests, which end by themselves.
    final class CodeCell: UITableViewCell {
      private let button = UIButton()
      override func awakeFromNib() {
        super.awakeFromNib()
        button.rx.tap.withUnretained(self).subscribe(onNext: { owner, _ in owner.check() }).disposed(by: rx.disposeBag)
        button.addTarget(self, action: #selector(resend), for: .touchUpInside)
      }
      func check() { provider.rx.request(.check).subscribe(onSuccess: { print($0) }).disposed(by: rx.disposeBag) }
      @objc func resend() { send() }
      private func send() { provider.rx.request(.send).subscribe(onSuccess: { print($0) }).disposed(by: rx.disposeBag) }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // Each call makes its own button.
    final class ListController: UIViewController, UITableViewDelegate {
      private let bag = DisposeBag()
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let footer = UIView.init()
        let button = UIButton.init(type: .custom)
        button.rx.tap.subscribe(onNext: { [weak self] _ in self?.open() }).disposed(by: bag)
        let other = UIButton(type: .custom)
        other.rx.tap.subscribe(onNext: { [weak self] _ in self?.open() }).disposed(by: bag)
        footer.addSubview(button)
        return footer
      }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The cell empties its bag before reuse, or the controller does.
    final class DayCell: UITableViewCell {
      let button = UIButton()
      var bag = DisposeBag()
      override func prepareForReuse() { super.prepareForReuse() ; bag = DisposeBag() }
    }
    final class WeekCell: UITableViewCell { let button = UIButton() ; var bag = DisposeBag() }
    final class ListController: UIViewController {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! DayCell
        cell.button.rx.tap.subscribe(onNext: { [weak self] in self?.open() }).disposed(by: cell.bag)
        return cell
      }
    }
    final class WeekController: UIViewController {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! WeekCell
        cell.bag = DisposeBag()
        cell.button.rx.tap.subscribe(onNext: { [weak self] in self?.open() }).disposed(by: cell.bag)
        return cell
      }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // No code that draws a row passes the cell, or the subscription goes to the cell's bag.
    final class ShopCell: UITableViewCell {
      let button = UIButton()
      var bag = DisposeBag()
      override func prepareForReuse() { super.prepareForReuse() ; bag = DisposeBag() }
    }
    final class ShopsViewController: UIViewController, UITableViewDataSource {
      private let bag = DisposeBag()
      private let header = ShopCell()
      override func viewDidLoad() { super.viewDidLoad() ; bind(header) }
      func bind(_ cell: ShopCell) { cell.button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: bag) }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(for: indexPath, cellType: ShopCell.self).then {
          $0.button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: $0.bag)
        }
      }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The code that draws the row replaces the bag of the view.
    final class MenuView: UIView { var bag = DisposeBag() }
    final class DishCell: UITableViewCell { let button = UIButton() }
    final class DishesViewController: UIViewController, UITableViewDataSource {
      private let menu = MenuView()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Dish", for: indexPath) as! DishCell
        menu.bag = DisposeBag()
        cell.button.rx.tap.subscribe(onNext: { print(1) }).disposed(by: menu.bag)
        return cell
      }
    }
    """,
    """
    import Combine
    import UIKit
    // The data source ends its former subscriptions before it draws, and the cell ends its subscriptions.
    final class DishCell: UITableViewCell {
      var tokens = Set<AnyCancellable>()
      override func prepareForReuse() { super.prepareForReuse() ; tokens.removeAll() }
      func show(_ title: String) {}
    }
    final class DishDataSource: NSObject, UITableViewDataSource {
      private let dish = DishModel()
      private var tokens = Set<AnyCancellable>()
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tokens.removeAll() ; return 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.next(DishCell.self)
        dish.$title.sink { [weak cell] in cell?.show($0) }.store(in: &tokens)
        dish.$title.sink { [weak cell] in cell?.show($0) }.store(in: &cell.tokens)
        return cell
      }
    }
    final class DishModel: ObservableObject { @Published var title = "" }
    """,
    """
    import RxSwift
    import UIKit
    // No code calls the private function.
    final class Cell: UITableViewCell {
      private let bag = DisposeBag()
      private func bindTaps() { button.rx.tap.subscribe().disposed(by: bag) }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // A header that its class makes for each drawing isn't reused.
    final class SegmentHeader: UIView {
      let control = UISegmentedControl()
      static func loadFromNib() -> SegmentHeader { UINib(nibName: "", bundle: nil).instantiate(withOwner: nil)[0] as! SegmentHeader }
    }
    final class SegmentsViewController: UITableViewController {
      private let disposeBag = DisposeBag()
      override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = SegmentHeader.loadFromNib()
        header.control.rx.selectedSegmentIndex.subscribe { print($0) }.disposed(by: disposeBag)
        return header
      }
    }
    """,
    """
    import NSObject_Rx
    import RxCocoa
    import RxSwift
    import UIKit
    final class RowCell: UITableViewCell, HasDisposeBag {
      let button = UIButton()
      func show(_ name: String) { button.rx.tap.subscribe(onNext: { print(name) }).disposed(by: disposeBag) }
      override func prepareForReuse() { super.prepareForReuse() ; disposeBag = DisposeBag() }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The extension replaces the bag when the cell is reused.
    extension Reactive where Base: UITableViewCell {
      var reuseBag: DisposeBag {
        if let bag = objc_getAssociatedObject(base, &key) as? DisposeBag { return bag }
        let bag = DisposeBag()
        objc_setAssociatedObject(base, &key, bag, .OBJC_ASSOCIATION_RETAIN)
        _ = sentMessage(#selector(Base.prepareForReuse)).subscribe(onNext: { [weak base] _ in replace(base) })
        return bag
      }
    }
    final class InviteCell: UITableViewCell {
      let button = UIButton()
      func show(_ name: String) { button.rx.tap.subscribe(onNext: { print(name) }).disposed(by: rx.reuseBag) }
    }
    """,
    broken: """
      import Combine
      import NSObject_Rx
      import RxSwift
      import UIKit
      class Cell: UITableViewCell { var bag = DisposeBag(); func bind(to model: Model) {} }
      final class Row: Cell {
        override func bind(to model: Model) {
          super.bind(to: model)
          model.title.drive(label.rx.text).↓disposed(by: bag)
          model.detail.drive(detail.rx.text).disposed(by: bag)
        }
      }
      final class Tile: UICollectionViewCell {
        private let cancellables = CancelBag()
        var model: Model? { didSet { model?.$title.sink { print($0) }.↓store(in: &cancellables) } }
        override func prepareForReuse() { super.prepareForReuse() }
        func show(_ model: Model) { model.title.subscribe().↓disposed(by: rx.disposeBag) }
      }
      """,
    """
    import RxSwift
    import UIKit
    // The private function runs for each row.
    final class Cell: UITableViewCell {
      private let bag = DisposeBag()
      func show(_ text: String) { bindTaps() }
      private func bindTaps() { button.rx.tap.subscribe().↓disposed(by: bag) }
    }
    """,
    """
    import NSObject_Rx
    import RxMoya
    import RxSwift
    import UIKit
    // A tap sends the first request, but the row's text and the caller of `show` do as well. The last stream doesn't end.
    final class CodeCell: UITableViewCell {
      private let button = UIButton()
      override func awakeFromNib() {
        super.awakeFromNib()
        button.rx.tap.withUnretained(self).subscribe(onNext: { owner, _ in owner.check() ; owner.follow() }).disposed(by: rx.disposeBag)
        model.text.withUnretained(self).subscribe(onNext: { owner, _ in owner.load() }).disposed(by: rx.disposeBag)
      }
      func show(_ model: Model) { check() }
      func check() { provider.rx.request(.check).subscribe(onSuccess: { print($0) }).↓disposed(by: rx.disposeBag) }
      func load() { provider.rx.request(.load).subscribe(onSuccess: { print($0) }).↓disposed(by: rx.disposeBag) }
      func follow() { model.state.subscribe(onNext: { print($0) }).↓disposed(by: rx.disposeBag) }
    }
    """,
    """
    import RxSwift
    import UIKit
    // The bag is the cell's, but nothing empties it.
    final class DayCell: UITableViewCell {
      let button = UIButton()
      var bag = DisposeBag()
      override func prepareForReuse() { super.prepareForReuse() ; button.isHidden = true }
    }
    final class ListController: UIViewController {
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as! DayCell
        cell.button.rx.tap.subscribe(onNext: { [weak self] in self?.open() }).↓disposed(by: cell.bag)
        return cell
      }
    }
    """,
    """
    import ReactorKit
    // Other code calls the function too, another bag isn't the reactor's, and a cell without ReactorKit's protocol has no setter.
    final class DayCell: UICollectionViewCell, View {
      var disposeBag = DisposeBag()
      func bind(reactor: DayReactor) { bindState(reactor) }
      func refresh(_ reactor: DayReactor) { bindState(reactor) }
      private func bindState(_ reactor: DayReactor) { reactor.state.subscribe().↓disposed(by: disposeBag) }
    }
    final class WeekCell: UICollectionViewCell, View {
      var disposeBag = DisposeBag()
      private let taps = DisposeBag()
      func bind(reactor: WeekReactor) { button.rx.tap.subscribe(onNext: { print(1) }).↓disposed(by: taps) }
    }
    final class MonthCell: UICollectionViewCell {
      private let disposeBag = DisposeBag()
      func bind(reactor: MonthReactor) { reactor.state.subscribe().↓disposed(by: disposeBag) }
    }
    """,
    """
    import Combine
    import MVVMBinding
    import UIKit
    final class MessageCell: UITableViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) {
        tokens.↓append(model.title.bindAndFire(for: self) { me, title in me.show(title) })
        for token in tokens where token.isOld { count(token) }
        tokens.forEach { count($0) }
      }
    }
    final class Tile: UICollectionViewCell {
      private let tokens = Tokens()
      func show(_ model: Model) { tokens.↓append(model.title.bindAndFire(for: self) { me, title in me.show(title) }) }
    }
    final class Row: UITableViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { ↓tokens += [observeChanges(for: self) { _ in model.title } show: { $0.show($1) }] }
    }
    final class Chart: UICollectionViewCell {
      private var tokens: [BindingToken] = []
      func show(_ model: Model) { tokens.↓append(model.title.follow(model.source) { $0.title }) }
    }
    final class Mixed: UICollectionViewCell {
      private var bag = Set<AnyCancellable>()
      func show(_ model: Model) {
        model.title.unbind(self)
        model.$detail.sink { [weak self] in self?.show($0) }.↓store(in: &bag)
      }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private var isConfigured = false
      func configure(_ model: Model) {
        guard !isConfigured else { return }
        isConfigured = true
        model.$title.sink { [weak self] in self?.show($0) }.↓store(in: &bag)
      }
      override func prepareForReuse() { super.prepareForReuse() ; isConfigured = false }
    }
    final class Tile: UICollectionViewCell {
      private var bag = Set<AnyCancellable>()
      private var isWide = false
      func show(_ model: Model) {
        if isWide { widen() }
        model.$title.sink { [weak self] in self?.show($0) }.↓store(in: &bag)
      }
      func widen() { isWide = true }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    final class EventCell: UITableViewCell { let button = UIButton() }
    final class FooterViewController: UIViewController, UITableViewDelegate {
      private let bag = DisposeBag()
      private let button = UIButton()
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        let button = self.button
        button.rx.tap.subscribe(onNext: { [weak self] _ in self?.open() }).↓disposed(by: bag)
        return button
      }
    }
    final class EventsViewController: UIViewController, UITableViewDataSource {
      private let bag = DisposeBag()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Event", for: indexPath) as! EventCell
        cell.button.rx.tap.subscribe(onNext: { print(1) }).↓disposed(by: bag)
        return cell
      }
    }
    final class DaysViewController: UIViewController {
      private let bag = DisposeBag()
      func bind() {
        days.bind(to: table.rx.items(cellIdentifier: "Day", cellType: EventCell.self)) { [unowned self] _, day, cell in
          cell.button.rx.tap.take(1).subscribe(onNext: { print(day) }).disposed(by: self.bag)
          cell.button.rx.tap.subscribe(onNext: { print(day) }).↓disposed(by: self.bag)
        }.disposed(by: bag)
      }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private var isConfigured = false
      func configure(_ model: Model) {
        guard !isConfigured else { return }
        isConfigured = true
        bind(model)
      }
      func refresh(_ model: Model) { bind(model) }
      private func bind(_ model: Model) { model.$title.sink { [weak self] in self?.show($0) }.↓store(in: &bag) }
    }
    final class Tile: UICollectionViewCell {
      private var bag = Set<AnyCancellable>()
      private var isConfigured = false
      func configure(_ model: Model) {
        guard !isConfigured else { return }
        isConfigured = true
        bind(model)
      }
      func bind(_ model: Model) { model.$title.sink { [weak self] in self?.show($0) }.↓store(in: &bag) }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      private var bag = Set<AnyCancellable>()
      private var item: Item? { didSet { item?.$title.sink { [weak self] in self?.show($0) }.↓store(in: &bag) } }
      func set(_ item: Item) { if self.item == nil { self.item = item } }
      func refresh(_ item: Item) { self.item = item }
    }
    """,
    """
    import Combine
    import UIKit
    final class Cell: UITableViewCell {
      let taps = PassthroughSubject<Void, Never>()
      override func prepareForReuse() { super.prepareForReuse() ; label.text = nil }
    }
    final class ListController: UIViewController {
      private var bag = Set<AnyCancellable>()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as? Cell else { return UITableViewCell() }
        cell.taps.sink { [weak self] in self?.open() }.↓store(in: &bag)
        return cell
      }
    }
    """,
    """
    import Combine
    import UIKit
    final class DayCell: UITableViewCell { let button = UIButton() }
    final class ListController: UIViewController {
      private var bag = Set<AnyCancellable>()
      private lazy var dataSource = {
        let dataSource = UITableViewDiffableDataSource<Int, Day>(tableView: table) { [unowned self] table, path, day in
          guard let cell = table.dequeueReusableCell(withIdentifier: "Day", for: path) as? DayCell else { return nil }
          cell.button.taps.sink { [weak self] in self?.open(path) }.↓store(in: &self.bag)
          return cell
        }
        return dataSource
      }()
    }
    final class TileController: UIViewController {
      private var bag = Set<AnyCancellable>()
      func configure() {
        let registration = UICollectionView.CellRegistration<DayTile, Day> { [unowned self] tile, path, day in
          tile.taps.sink { [weak self] in self?.open(day) }.↓store(in: &self.bag)
        }
        show(registration)
      }
      func configureHeader() {
        let header = UICollectionView.SupplementaryRegistration<DayHeader>(elementKind: "header") { [unowned self] header, _, _ in
          header.taps.sink { [weak self] in self?.open() }.↓store(in: &self.bag)
        }
        show(header)
      }
    }
    // The set of the outer cell keeps the subscriptions of all rows of its list.
    final class WeekCell: UICollectionViewCell {
      private var bag = Set<AnyCancellable>()
      private lazy var dataSource = UITableViewDiffableDataSource<Int, Day>(tableView: table) { [unowned self] table, path, day in
        let cell = table.dequeueReusableCell(withIdentifier: "Day", for: path)
        cell.taps.sink { [weak self] in self?.open(path) }.↓store(in: &self.bag)
        return cell
      }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The bag is replaced only when the cell is loaded.
    final class ReviewCell: UITableViewCell {
      var bag = DisposeBag()
      override func awakeFromNib() { super.awakeFromNib() ; bag = DisposeBag() }
      func show(_ review: Review) { review.likes.subscribe(onNext: { print($0) }).↓disposed(by: bag) }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The code that draws a row passes the cell to a function, or to a closure.
    final class ShopCell: UITableViewCell { let button = UIButton() }
    final class ShopsViewController: UIViewController, UITableViewDataSource {
      private let bag = DisposeBag()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Shop", for: indexPath) as! ShopCell
        bind(cell)
        return cell
      }
      private func bind(_ cell: ShopCell) {
        cell.button.rx.tap
          .subscribe(onNext: { print(1) })
          .↓disposed(by: bag)
      }
    }
    final class OrdersViewController: UIViewController, UITableViewDataSource {
      private let bag = DisposeBag()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(for: indexPath, cellType: ShopCell.self).then {
          $0.button.rx.tap.subscribe(onNext: { print(1) }).↓disposed(by: bag)
        }
      }
    }
    """,
    """
    import RxCocoa
    import RxSwift
    import UIKit
    // The bag belongs to a view that the controller stores, and lives as long as the controller.
    final class MenuView: UIView { var bag = DisposeBag() }
    final class DishCell: UITableViewCell { let button = UIButton() }
    final class DishesViewController: UIViewController, UITableViewDataSource {
      private let menu = MenuView()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Dish", for: indexPath) as! DishCell
        cell.button.rx.tap.subscribe(onNext: { print(1) }).↓disposed(by: menu.bag)
        return cell
      }
    }
    """,
    """
    import Combine
    import RxCocoa
    import RxSwift
    import UIKit
    // The app dequeues the cell with its own method, and a function adds to two bags.
    final class MenuView: UIView { var bag = DisposeBag() }
    final class DishCell: UITableViewCell { let button = UIButton() }
    final class DishesViewController: UIViewController, UITableViewDataSource {
      private let menu = MenuView()
      private let bag = DisposeBag()
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeue(DishCell.self, for: indexPath)
        cell.button.rx.tap.subscribe(onNext: { print(1) }).↓disposed(by: bag)
        cell.button.rx.tap.subscribe(onNext: { print(2) }).disposed(by: bag)
        cell.button.rx.tap.subscribe(onNext: { print(3) }).↓disposed(by: menu.bag)
        return cell
      }
    }
    """,
    """
    import Combine
    import UIKit
    // A data source keeps the subscriptions of all rows, and a table's own method returns the cell.
    final class DishCell: UITableViewCell { var tokens = Set<AnyCancellable>() ; func show(_ title: String) {} }
    final class DishDataSource: NSObject, UITableViewDataSource {
      private let dish: DishModel
      private var tokens = Set<AnyCancellable>()
      init(dish: DishModel) {
        self.dish = dish
        super.init()
        dish.$title.sink { print($0) }.store(in: &tokens)
      }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.next(DishCell.self)
        dish.$title.sink { [weak cell] in cell?.show($0) }.↓store(in: &tokens)
        dish.$title.sink { [weak cell] in cell?.show($0) }.↓store(in: &cell.tokens)
        return cell
      }
    }
    final class DishModel: ObservableObject { @Published var title = "" }
    """,
    """
    import NSObject_Rx
    import RxCocoa
    import RxSwift
    import UIKit
    // A package's protocol provides the bag, and only the project's code replaces it.
    extension NSObject: HasDisposeBag {}
    final class RowCell: UITableViewCell {
      let button = UIButton()
      func show(_ name: String) { button.rx.tap.subscribe(onNext: { print(name) }).↓disposed(by: disposeBag) }
    }
    """
  )
}

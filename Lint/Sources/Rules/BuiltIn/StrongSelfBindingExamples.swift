extension StrongSelfBinding {
  public static let pageExample = ExamplePair(
    broken: """
      import Combine
      import UIKit
      final class ContactViewController: UIViewController {
        private var cancellables = Set<AnyCancellable>()
        func bind() {
          viewModel.$name.sink ↓{ name in self.show(name) }.store(in: &cancellables)
        }
      }
      """,
    replacing: "{ name in self.show(name) }",
    with: "{ [weak self] name in self?.show(name) }"
  )

  public static let examples =
    streamExamples + callbackExamples + observerListExamples + initialExamples + clearingExamples + timerExamples
    + keptStreamExamples
    + bagExamples + systemExamples + associatedExamples + lifetimeExamples + passedExamples
    + pickerExamples + actionExamples + droppedExamples

  private static let streamExamples = Examples(
    fine: """
      import UIKit
      // Nothing that self keeps retains the data source, or the closure captures self weakly.
      final class EventsViewController: UIViewController {
        private weak var shown: UICollectionViewDiffableDataSource<Int, String>?
        private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
        func configure() {
          shown?.supplementaryViewProvider = { _, _, path in self.header(at: path) }
          dataSource?.supplementaryViewProvider = { [weak self] _, _, path in self?.header(at: path) }
        }
      }
      // Another object receives what the function makes, or the closure captures self weakly.
      final class NewsViewController: UIViewController {
        private lazy var dataSource = makeDataSource()
        private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
          let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
          dataSource.supplementaryViewProvider = { [weak self] _, _, path in self?.header(at: path) }
          return dataSource
        }
        func makeOther() -> UICollectionViewDiffableDataSource<Int, String> {
          let other = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
          other.supplementaryViewProvider = { _, _, path in self.header(at: path) }
          return other
        }
      }
      // The closure is a completion, and only the progress is observed; the handlers capture self weakly or not at all.
      final class UploadButton: UIButton {
        private let inner = UIButton()
        private var bag = Set<AnyCancellable>()
        func upload(_ provider: NSItemProvider) {
          let progress = provider.loadFileRepresentation(forTypeIdentifier: "movie") { url, _ in self.send(url) }
          progress.publisher(for: \\.fractionCompleted).sink { [bar] in bar.progress = Float($0) }.store(in: &bag)
          configurationUpdateHandler = { [weak self] _ in self?.restyle() }
          inner.configurationUpdateHandler = { button in button.alpha = 0.5 }
        }
      }
      // The data source is bound by a subscription that nothing keeps, or the closure captures self weakly.
      final class BooksViewController: UIViewController {
        private let bag = DisposeBag()
        func bind(_ sections: Observable<[SectionModel<String, String>]>) {
          let source = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
            configureCell: { _, _, path, _ in self.cell(at: path) })
          _ = sections.bind(to: table.rx.items(dataSource: source))
          let other = RxTableViewSectionedReloadDataSource<SectionModel<String, String>>(
            configureCell: { [weak self] _, _, path, _ in self?.cell(at: path) ?? UITableViewCell() })
          sections.bind(to: table.rx.items(dataSource: other)).disposed(by: bag)
        }
        private func cell(at path: IndexPath) -> UITableViewCell { UITableViewCell() }
      }
      // The class of the app receives the closure and doesn't store it, or nothing keeps the data source.
      final class CountingSource: UITableViewDiffableDataSource<Int, String> {
        init(table: UITableView, count: @escaping (Int) -> Int) { super.init(tableView: table) { _, _, _ in nil } }
      }
      final class WeeksViewController: UIViewController {
        private lazy var dataSource = UITableViewDiffableDataSource<Int, String>(tableView: table) { [weak self] _, path, _ in
          self?.cell(at: path)
        }
        private lazy var counting = CountingSource(table: table) { self.count + $0 }
        private lazy var fixed = UITableViewDiffableDataSource<Int, String>(tableView: table, cellProvider: Self.cell)
        func show() {
          let shown = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, path, _ in self.cell(at: path) }
          shown.apply(snapshot)
        }
        private static func cell(in table: UITableView, at path: IndexPath, day: String) -> UITableViewCell? { nil }
      }
      // A static method captures nothing, and nothing keeps what the other function makes.
      final class MonthsViewController: UIViewController {
        private weak var shown: UICollectionViewDiffableDataSource<Int, String>?
        private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
        override func viewDidLoad() {
          super.viewDidLoad()
          dataSource = makeDataSource()
          shown = makeOther()
        }
        private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
          let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
          dataSource.supplementaryViewProvider = Self.header(in:kind:at:)
          return dataSource
        }
        private func makeOther() -> UICollectionViewDiffableDataSource<Int, String> {
          let other = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
          other.supplementaryViewProvider = footer(in:kind:at:)
          return other
        }
        private static func header(in list: UICollectionView, kind: String, at path: IndexPath) -> UICollectionReusableView? { nil }
        private func footer(in list: UICollectionView, kind: String, at path: IndexPath) -> UICollectionReusableView? { nil }
      }
      """,
    """
    import Combine
    import UIKit
    // The app's own method of the set ends the subscriptions, and the screen calls the function that uses it.
    extension Set where Element: AnyCancellable {
      mutating func endAll() {
        for each in self { each.cancel() }
      }
    }
    final class RouteModel {
      @Published var name = ""
      private var bag = Set<AnyCancellable>()
      func start() { $name.sink { name in self.show(name) }.store(in: &bag) }
      func stop() { bag.endAll() }
      func show(_ name: String) {}
    }
    final class RouteViewController: UIViewController {
      private let model = RouteModel()
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        model.stop()
      }
    }
    """,
    """
    import Combine
    import UIKit
    // The app's own function fits the optional property, and captures its target weakly.
    extension Publisher where Failure == Never {
      func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on object: Root) -> AnyCancellable {
        sink { [weak object] value in object?[keyPath: path] = value }
      }
    }
    final class EventModel { @Published var title = "" }
    final class EventViewController: UIViewController {
      private var bag = Set<AnyCancellable>()
      func bind(_ model: EventModel) { model.$title.assign(to: \\.title, on: self).store(in: &bag) }
    }
    """,
    """
    import Combine
    final class Screen: UIViewController {
      private var bag = Set<AnyCancellable>()
      func bind() {
        model.$title.sink { [weak self] title in self?.show(title) }.store(in: &bag)
        model.$title.map { [unowned self] in self.prefix + $0 }.sink { print($0) }.store(in: &bag)
        model.$isBusy.assign(to: \\.isHidden, on: self.spinner).store(in: &bag)
        model.$isBusy.assign(to: &$isBusy)
        model.$isBusy.assign(to: \\.isBusy, on: self, ownership: .weak).store(in: &bag)
        detector.kind(of: token).sink { self.show($0) }.store(in: &bag)
        model.load { self.show($0) }
        model.events.prefix(untilOutputFrom: closed).sink { self.show($0) }.store(in: &bag)
        model.events.collect().sink { self.show($0) }.store(in: &bag)
        model.events.first().map { self.prefix + $0 }.sink { self.show($0) }.store(in: &bag)
        Publishers.Merge(model.events.map { self.prefix + $0 }.prefix(1), more).sink { print($0) }.store(in: &bag)
        Just(1).sink { self.show($0) }.store(in: &bag)
        ["a", "b"].publisher.flatMap { self.load($0) }.sink { print($0) }.store(in: &bag)
        Deferred { Future { done in done(.success(1)) } }.sink { self.show($0) }.store(in: &bag)
        session.dataTaskPublisher(for: url).map { self.decode($0) }.sink { print($0) }.store(in: &bag)
        names.map { self.prefix + $0 }.publisher.sink { print($0) }.store(in: &bag)
      }
      func titles() -> AnyPublisher<String, Never> { model.$title.map { self.prefix + $0 }.eraseToAnyPublisher() }
      private let detector: any Detector
    }
    protocol Detector { func kind(of token: Token) -> AnyPublisher<Kind, any Error> }
    """,
    """
    import RxSwift
    final class Screen: UIViewController {
      private let bag = DisposeBag()
      func bind() {
        let show: (String) -> Void = { [weak self] in self?.show($0) }
        model.title.subscribe(onNext: show).disposed(by: bag)
        model.title.withUnretained(self).subscribe(onNext: { me, title in me.show(title) }).disposed(by: bag)
        model.title.bind(self) { me, title in me.show(title) }.disposed(by: bag)
        model.items.bind(to: table.rx.items) { row, item, cell in cell.show(item) }.disposed(by: bag)
        model.title.subscribe(onNext: { [weak self] _ in DispatchQueue.main.async { self?.reload() } }).disposed(by: bag)
      }
      static func watch() { shared.title.subscribe(onNext: { self.log($0) }).disposed(by: staticBag) }
    }
    """,
    """
    import Combine
    actor Feed {
      private var task: Task<Void, Never>?
      private var request: URLSessionDataTask?
      private var clock: Timer?
      private var token: AnyCancellable?
      func start() {
        task = Task { [weak self] in for await item in items { await self?.add(item) } }
        task = Task { [weak self] in for await item in items { guard let self else { return }; await self.add(item) } }
        task = Task { self.items = await load() }
        clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { clock in if self.isOver { clock.invalidate() } }
        token = events.sink { _ in self.token?.cancel() }
        task = Task { await withTaskGroup { group in for await item in group { self.add(item) } } }
        request = session.dataTask(with: url) { data, _, _ in self.add(data) }
        withObservationTracking { self.count } onChange: { self.update() }
      }
    }
    """,
    """
    final class Tracking {
      private let show: () -> Void
      init(_ show: @escaping () -> Void) { self.show = show ; track() }
      private func track() { withObservationTracking(show) { [weak self] in self?.track() } }
    }
    final class Screen {
      private var tracking: Tracking?
      func bind() {
        tracking = viewModel.map { _ in Tracking { [weak self] in self?.update() } }
        debouncer = Debouncer { [weak self] in self?.search($0) }
      }
    }
    """,
    """
    import Combine
    import RxMoya
    import RxSwift
    protocol PlaceRepository { func load() -> AnyPublisher<[Place], Error> }
    final class PlacesViewModel {
      var onChange: (() -> Void)?
      var onEnd: (() -> Void)?
      weak var parent: PlacesViewModel?
      private let repository: PlaceRepository
      private var bag = Set<AnyCancellable>()
      func load() {
        repository.load().sink(receiveCompletion: { _ in }, receiveValue: { self.places = $0 }).store(in: &bag)
        parent?.onChange = { self.load() }
      }
      func end() { onEnd?() ; onEnd = nil }
    }
    func finish(_ viewModel: PlacesViewModel) { viewModel.end() }
    final class Screen: UIViewController {
      private let viewModel: PlacesViewModel
      private let bag = DisposeBag()
      func bind() {
        viewModel.onChange = { [weak self] in self?.reload() }
        viewModel.onEnd = { self.close() }
        Observable.just(()).flatMapLatest { self.load() }.subscribe(onNext: { print($0) }).disposed(by: bag)
        Observable.just(1).map { self.rows($0) }.bind(to: table.rx.items) { row, item, cell in cell.show(item) }.disposed(by: bag)
        tap.take(1).subscribe(onNext: { self.close() }).disposed(by: bag)
        answer().subscribe(onSuccess: { self.show($0) }).disposed(by: bag)
        Observable<Int>.timer(.seconds(1), scheduler: main).subscribe(onNext: { _ in self.close() }).disposed(by: bag)
      }
      func answer() -> Single<String> { api.answer() }
      func fill() {
        images.image(of: 1).sink { self.show($0) }.store(in: &cancellables)
        images.load().map { self.decode($0) }.sink { print($0) }.store(in: &cancellables)
        provider.rx.request(.user).subscribe(onNext: { self.show($0) }).disposed(by: bag)
      }
      private let images = Images()
      private var cancellables = Set<AnyCancellable>()
    }
    final class Images {
      func image(of number: Int) -> AnyPublisher<Image, Never> {
        if let known = known[number] { return Just(known).eraseToAnyPublisher() }
        return Future { done in done(.success(make(number))) }.share().eraseToAnyPublisher()
      }
      func load() -> AnyPublisher<Data, Never> {
        let request = session.dataTaskPublisher(for: url).map(\\.data)
        return request.replaceError(with: Data()).eraseToAnyPublisher()
      }
    }
    """,
    """
    import UIKit
    final class Clock {
      private var tick: (() -> Void)?
      private var ticks: [() -> Void] = []
      var shown: [() -> Void] = []
      func start(_ tick: @escaping () -> Void) { self.tick = tick }
      func stop() { tick = nil }
      func run(_ work: () -> Void) { work() }
      func pass(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
      func each(_ work: @escaping () -> Void) { ticks.append(work) }
      func once() { ticks.removeAll() }
      func show(_ work: @escaping () -> Void) { shown.append(work) }
    }
    func reset(_ clock: Clock) { clock.stop() ; clock.once() ; clock.shown = [] }
    final class Field { private var done: (() -> Void)? ; func end(_ done: @escaping () -> Void) { self.done = done } }
    protocol RowType { var titles: Field { get } }
    struct Row: RowType { let titles = Field() }
    final class Screen: UIViewController {
      private let clock = Clock()
      private weak var field: Field?
      private let row: RowType
      private var made: Field { Field() }
      private lazy var spare: Field = { let field = Field() ; field.end { [weak self] in self?.show() } ; return field }()
      func bind() {
        clock.start { self.show() }
        clock.run { self.show() }
        clock.pass { self.show() }
        clock.each { self.show() }
        clock.show { self.show() }
        field?.end { self.show() }
        row.titles.end { self.show() }
        made.end { self.show() }
        let local = Field()
        local.end { self.show() }
        UIView.animate(withDuration: 1) { self.show() }
      }
    }
    """,
    """
    import MVVMBinding
    import MVVMState
    final class Screen: UIViewController {
      private var token: BindingToken?
      private var tokens: [BindingToken] = []
      func bind() {
        token = observeChanges(for: self) { $0.viewModel?.title } show: { me, title in me.show(title) }
        token = title.follow(viewModel) { [weak self] in self?.format($0.title) ?? "" }
        tokens = [
          viewModel.title.bindAndFire(for: self) { me, title in me.show(title) },
          viewModel.didChange.observe(.title) { [weak self] viewModel, _ in self?.show(viewModel.title) },
          viewModel.events.bind { [weak self] in self?.show($0) },
        ]
        viewModel.events.bind(to: self) { me, event in me.show(event) }
      }
    }
    final class Panel: UIViewController {
      private var token: BindingToken?
      func bind() { token = viewModel.title.bindAndFire { self.show($0) } }
      override func viewDidDisappear(_ animated: Bool) { token?.end() }
    }
    final class Banner: UIViewController {
      private var tokens: [BindingToken] = []
      func bind() { tokens.append(viewModel.title.bindAndFire { self.show($0) }) }
      override func viewDidDisappear(_ animated: Bool) { tokens.forEach { $0.end() } }
    }
    """,
    """
    import AppKit
    import Combine
    final class PanelModel { var onTap: (() -> Void)? ; var onSize: (() -> Void)? ; var onEnd: (() -> Void)? }
    final class PanelController: NSWindowController, NSWindowDelegate {
      private let model = PanelModel()
      private var timer: Timer?
      private var task: Task<Void, Never>?
      func bind() {
        model.onTap = { self.reload() }
        model.onSize = { self.reload() }
        model.onEnd = { self.reload() }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.reload() }
        task = Task { for await size in sizes.values { self.show(size) } }
      }
      func windowWillClose(_ notification: Notification) { model.onTap = nil ; cleanUp() }
      private func cleanUp() { model.onSize = nil ; task?.cancel() }
      func stop() { model.onEnd = nil ; timer?.invalidate() ; timer = nil }
    }
    final class PanelCoordinator { var panel: PanelController? ; func close() { panel?.stop() } }
    """,
    """
    // The captured property contains no `self`.
    final class PanelModel { var onOpen: ((String) -> Void)? }
    final class PanelController: UIViewController {
      private let model = PanelModel()
      private let formatter = Formatter()
      func bind() { model.onOpen = { [formatter] name in print(formatter.string(for: name)) } }
    }
    """,
    """
    import Combine
    final class KeyboardObserver {
      static let shared = KeyboardObserver()
      private var bag = Set<AnyCancellable>()
      private init() { keyboard.publisher.sink { frame in self.update(frame) }.store(in: &bag) }
    }
    """,
    """
    // No package of streams is imported, so `sink` and `store` are methods of the app.
    final class Screen: UIViewController {
      private var words: [Word] = []
      func show() { page.words.sink { self.add($0) }.store(in: &words) }
    }
    """,
    """
    import Combine
    final class Ticker {
      private var timer: Timer?
      init(every interval: Double, tick: @escaping () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in tick() }
      }
    }
    final class Delay {
      private var timer: Timer?
      init(_ interval: Double, done: @escaping () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: false) { _ in done() }
      }
    }
    final class Poller {
      private var timer: DispatchSourceTimer?
      private var clock: DispatchSourceTimer?
      func start() {
        timer?.setEventHandler { [weak self] in self?.poll() }
        clock?.setEventHandler { self.poll() }
        let once = DispatchSource.makeTimerSource()
        once.setEventHandler { self.poll() }
      }
      func poll() {}
      func stop() { clock?.cancel() }
    }
    func stop(_ poller: Poller) { poller.stop() }
    final class Client {
      func upload() -> AsyncStream<Int> { AsyncStream { progress in progress.yield(1) ; progress.finish() } }
      func download() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream<Int>.makeStream()
        load { continuation.finish() }
        return stream
      }
    }
    final class UploadViewModel {
      private var ticker: Ticker?
      private var delay: Delay?
      private var task: Task<Void, Never>?
      private let client = Client()
      private var bag = Set<AnyCancellable>()
      func start() {
        ticker = Ticker(every: 1) { [weak self] in self?.tick() }
        delay = Delay(1) { self.tick() }
        task = Task { for await progress in client.upload() { self.show(progress) } }
        task = Task { for await progress in client.download() { self.show(progress) } }
        task = Task { for await size in sizes.values.prefix(1) { self.show(size) } }
        task = Task {
          let (stream, _) = try await session.bytes(from: url)
          for try await byte in stream { self.add(byte) }
        }
        titles().sink { [weak self] in self?.show($0) }.store(in: &bag)
        other.titles().sink { [weak self] in self?.show($0) }.store(in: &bag)
      }
      private func titles() -> AnyPublisher<String, Never> {
        $title.map { [weak self] in (self?.prefix ?? "") + $0 }.eraseToAnyPublisher()
      }
      func tick() {}
    }
    """,
    broken: """
      import Combine
      final class Screen: UIViewController {
        private var bag = Set<AnyCancellable>()
        private var token: AnyCancellable?
        private var tokens: [NSKeyValueObservation] = []
        func bind() {
          model.$title.map ↓{ self.prefix + $0 }.sink { [weak self] in self?.show($0) }.store(in: &self.bag)
          model.$title.sink ↓{ title in DispatchQueue.main.async { [weak self] in self?.show(title) } }.store(in: &bag)
          model.$title.sink(receiveValue: ↓show).store(in: &bag)
          model.$title.↓assign(to: \\.title, on: self).store(in: &bag)
          model.$title.↓assign(to: \\.title, on: self, ownership: .strong).store(in: &bag)
          detector.watchKind(of: token).sink ↓{ self.show($0) }.store(in: &bag)
          detector.kinds.sink ↓{ self.show($0) }.store(in: &bag)
          token = model.$title.sink ↓{ self.show($0) }
          tokens.append(model.observe(\\.title) ↓{ _, _ in self.reload() })
          model.$open.sink { [weak self] in
            guard let self else { return }
            self.next.$title.sink ↓{ self.show($0) }.store(in: &self.bag)
          }.store(in: &bag)
        }
        func show(_ title: String) {}
        func reload() {}
        private let detector: any Detector
      }
      protocol Detector {
        var kinds: AnyPublisher<Kind, any Error> { get }
        func watchKind(of token: Token) -> AnyPublisher<Kind, any Error>
      }
      """,
    """
    import Combine
    import MVVMBinding
    import MVVMState
    final class Page: UIViewController {
      private var token: BindingToken?
      private var tokens: [BindingToken] = []
      private var task: Task<Void, Never>?
      private var bag = Set<AnyCancellable>()
      private lazy var first = viewModel.title.bindAndFire ↓{ self.show($0) }
      func bind() {
        token = observeChanges(for: self) ↓{ _ in self.viewModel?.title } show: ↓{ _, title in self.show(title) }
        token = title.follow(viewModel) ↓{ self.format($0.title) }
        tokens = [
          viewModel.title.bindAndFire(for: self) ↓{ _, title in self.show(title) },
          viewModel.didChange.observe(.title) ↓{ viewModel, _ in self.show(viewModel.title) },
          viewModel.events.bind ↓{ self.show($0) },
        ]
        tokens.append(viewModel.viewStateStream.bind(\\.title) ↓{ self.show($0) })
        viewModel.viewStateStream.publisher.sink ↓{ self.show($0) }.store(in: &bag)
        task = Task ↓{ for await state in viewModel.viewStateStream.values { self.show(state) } }
      }
    }
    """,
    """
    import NSObject_Rx
    import RxSwift
    final class Screen: NSObject {
      private let bag = DisposeBag()
      private var timer: Timer?
      private var observer: NSObjectProtocol?
      func bind() {
        let request = code.flatMapLatest ↓{ self.provider.token($0) }.share()
        request.subscribe(onNext: { token in print(token) }).disposed(by: rx.disposeBag)
        let token = request.subscribe(onNext: ↓{ [self] in show($0) })
        bag.insert(token)
        Driver.system(initial: 0, feedback: react(query: { $0.query }, effects: ↓{ self.search($0) })).drive().disposed(by: bag)
        Observable.merge(start.asObservable().map ↓{ self.first }, more).subscribe().disposed(by: bag)
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.tick() }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.tick() }
        observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) ↓{ _ in self.tick() }
      }
    }
    """,
    """
    import Combine
    final class Poller {
      private var timer: DispatchSourceTimer?
      private let source = DispatchSource.makeTimerSource()
      func start() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler ↓{ self.poll() }
        self.timer = timer
        source.setEventHandler(handler: ↓poll)
      }
      func poll() {}
    }
    final class Uploads {
      // Another object finishes, not the stream.
      func progress() -> AsyncStream<Int> { logger.finish() ; return AsyncStream { progress in self.add(progress) } }
    }
    final class UploadScreen {
      private let uploads = Uploads()
      private var task: Task<Void, Never>?
      func start() { task = Task ↓{ for await progress in uploads.progress() { self.show(progress) } } }
    }
    final class Feed {
      private var task: Task<Void, Never>?
      private var tasks: [Task<Void, Never>] = []
      func start() {
        task = Task ↓{ for await item in items.values { add(item) } }
        tasks.append(Task ↓{ [weak self] in
          guard let self else { return }
          for await note in NotificationCenter.default.notifications(named: name) { self.add(note) }
        })
        task = Task ↓{ [weak self] in await self?.listen() }
        task = Task ↓{
          let (stream, _) = AsyncStream<Int>.makeStream()
          for await size in stream { self.show(size) }
        }
      }
      func listen() async { for await item in items.values { add(item) } }
      func add(_ item: Item) {}
    }
    """,
    """
    import Combine
    final class Debouncer {
      private let token: AnyCancellable?
      init(work: @escaping (String) -> Void) { token = words.debounce(for: 1, scheduler: main).sink(receiveValue: work) }
    }
    final class Search {
      private lazy var debouncer = Debouncer(work: ↓self.search)
      func search(_ words: String) {}
    }
    final class Tracker {
      private let show: () -> Void
      init(_ show: @escaping () -> Void) { self.show = show ; track() }
      private func track() { withObservationTracking(show) { [weak self] in self?.track() } }
    }
    final class Screen {
      private var tracking: Tracker?
      func bind() {
        tracking = Tracker ↓{ self.update() }
        tracking = viewModel.map { _ in Tracker ↓{ self.update() } }
      }
    }
    """,
    """
    import Combine
    import RxSwift
    final class PlacesViewModel {
      var onChange: (() -> Void)?
      var bag = Set<AnyCancellable>()
      func titles() -> AnyPublisher<String, Never> {
        if isOver { return Just("").eraseToAnyPublisher() }
        return Just("").merge(with: $title).eraseToAnyPublisher()
      }
    }
    protocol PlaceRepository { func observePlaces() -> AnyPublisher<[Place], Error> }
    final class MapViewModel {
      private let repository: PlaceRepository
      private var bag = Set<AnyCancellable>()
      func load() {
        repository.observePlaces().sink(receiveCompletion: { _ in }, receiveValue: ↓{ self.places = $0 }).store(in: &bag)
      }
    }
    final class Screen: UIViewController {
      private let viewModel: PlacesViewModel
      private let bag = DisposeBag()
      func bind() {
        viewModel.onChange = ↓{ self.reload() }
        let model = viewModel
        model.$frame.↓assign(to: \\.frame, on: self).store(in: &model.bag)
        func show() { self.reload() }
        model.$frame.sink(receiveValue: ↓show).store(in: &model.bag)
        Observable.of(tap.asObservable().map ↓{ self.first }, more).merge().subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)
        viewModel.titles().sink ↓{ self.show($0) }.store(in: &viewModel.bag)
        Observable.just(1).concat(numbers).subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)
        names.first { $0.isShown }.title.subscribe(onNext: ↓{ self.show($0) }).disposed(by: bag)
      }
    }
    """,
    """
    import UIKit
    final class Observed<Value> {
      private var listener: ((Value) -> Void)?
      var value: Value { didSet { listener?(value) } }
      func bind(_ show: @escaping (Value) -> Void) { show(value) ; listener = show }
    }
    protocol PlacesViewModelType: AnyObject { var titles: Observed<[String]> { get } ; var onChange: (() -> Void)? { get set } }
    final class PlacesViewModel: PlacesViewModelType { let titles = Observed<[String]>([]) ; var onChange: (() -> Void)? }
    final class Field: UITextField {
      private var changed: (String) -> Void = { _ in }
      private var ended: [() -> Void] = []
      func whenEnded(_ function: @escaping () -> Void) { ended.append(function) }
      func whenChanged(call function: @escaping (String) -> Void) { self.changed = function }
    }
    final class Screen: UIViewController {
      private var viewModel: PlacesViewModelType?
      private lazy var field: Field = {
        let field = Field()
        field.whenChanged ↓{ self.search($0) }
        return field
      }()
      init(viewModel: PlacesViewModelType) {
        self.viewModel = viewModel
        viewModel.onChange = ↓{ self.reload() }
      }
      func bind() {
        viewModel?.titles.bind ↓{ titles in DispatchQueue.main.async { [weak self] in self?.show(titles) } }
        let other = Field()
        other.whenChanged ↓{ self.search($0) }
        self.field = other
        field.whenEnded ↓{ self.close() }
      }
    }
    """,
    """
    import AppKit
    final class PanelModel { var onTap: (() -> Void)? ; var onSize: (() -> Void)? ; var onEnd: (() -> Void)? }
    final class PanelController: NSWindowController {
      private let model = PanelModel()
      private var timer: Timer?
      func bind() {
        model.onTap = ↓{ self.reload() }
        model.onSize = ↓{ self.reload() }
        model.onEnd = ↓{ self.reload() }
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) ↓{ _ in self.reload() }
      }
      func stop() { model.onEnd = nil }
      func invalidate() { timer?.invalidate() }
      @MainActor private func cleanUp() { model.onSize = nil }
      deinit {
        model.onTap = nil
        cleanUp()
        invalidate()
      }
    }
    """,
    """
    // A method that is captured by its name contains `self`.
    final class PanelModel { var onOpen: ((String) -> Void)? }
    final class PanelController: UIViewController {
      private let model = PanelModel()
      func bind() { model.onOpen = ↓{ [open] name in open(name) } }
      private func open(_ name: String) { title = name }
    }
    """,
    """
    import Combine
    final class KeyboardObserver {
      static let shared = KeyboardObserver()
      private var bag = Set<AnyCancellable>()
      private init() { keyboard.publisher.sink ↓{ frame in self.update(frame) }.store(in: &bag) }
      static func make() -> KeyboardObserver { KeyboardObserver() }
    }
    """,
    """
    import Combine
    final class Ticker {
      private var timer: Timer?
      init(every interval: Double, tick: @escaping () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { _ in tick() }
      }
    }
    final class Clock {
      private var timer: Timer?
      func start(_ tick: @escaping () -> Void) {
        timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in tick() }
      }
    }
    final class TimeViewModel {
      private var ticker: Ticker?
      private let clock = Clock()
      private var task: Task<Void, Never>?
      private var bag = Set<AnyCancellable>()
      func start() {
        ticker = Ticker(every: 1) ↓{ self.tick() }
        clock.start ↓{ self.tick() }
        task = Task ↓{ [weak self] in
          guard let self else { return }
          for await time in times.values { show(time) }
        }
        titles().sink { [weak self] in self?.show($0) }.store(in: &bag)
        names.sink { [weak self] in self?.show($0) }.store(in: &bag)
      }
      private var names: AnyPublisher<String, Never> { $name.map ↓{ self.prefix + $0 }.eraseToAnyPublisher() }
      var others: AnyPublisher<String, Never> { $name.map { self.prefix + $0 }.eraseToAnyPublisher() }
      private func titles() -> AnyPublisher<String, Never> { $title.map ↓{ self.prefix + $0 }.eraseToAnyPublisher() }
      func tick() {}
      func show(_ time: Int) {}
    }
    """,
    """
    import Network
    import UIKit
    final class EventsViewController: UIViewController {
      private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
      private let monitor = NWPathMonitor()
      func configure() {
        dataSource?.supplementaryViewProvider = ↓{ _, _, path in self.header(at: path) }
        monitor.pathUpdateHandler = ↓{ path in self.show(path) }
      }
    }
    final class NewsViewController: UIViewController {
      private lazy var dataSource = makeDataSource()
      private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
        dataSource.supplementaryViewProvider = ↓{ _, _, path in self.header(at: path) }
        return dataSource
      }
    }
    final class MonthsViewController: UIViewController {
      private var dataSource: UICollectionViewDiffableDataSource<Int, String>?
      private var detail: UICollectionViewDiffableDataSource<Int, String>?
      private lazy var other: UICollectionViewDiffableDataSource<Int, String> = {
        let other = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
        other.supplementaryViewProvider = ↓self.header
        return other
      }()
      override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = makeDataSource()
        detail = makeDetail()
      }
      private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, String> {
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
        dataSource.supplementaryViewProvider = ↓header(in:kind:at:)
        return dataSource
      }
      private func makeDetail() -> UICollectionViewDiffableDataSource<Int, String> {
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { _, _, _ in nil }
        dataSource.supplementaryViewProvider = ↓{ list, kind, path in self.header(in: list, kind: kind, at: path) }
        return dataSource
      }
      private func header(in list: UICollectionView, kind: String, at path: IndexPath) -> UICollectionReusableView? { nil }
    }
    """,
    """
    import UIKit
    typealias WeekDataSource = UITableViewDiffableDataSource<Int, String>
    final class EditableSource: UITableViewDiffableDataSource<Int, String> {
      override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }
    final class WeeksViewController: UIViewController {
      private var dataSource: WeekDataSource?
      private var named: UITableViewDiffableDataSource<Int, String>!
      private lazy var editable = EditableSource(tableView: table) ↓{ _, path, _ in self.cell(at: path) }
      private lazy var made = makeDataSource()
      private lazy var layout: UICollectionViewLayout = {
        let layout = UICollectionViewCompositionalLayout ↓{ index, _ in self.section(index) }
        return layout
      }()
      func configure() {
        dataSource = WeekDataSource(tableView: table) ↓{ _, path, _ in self.cell(at: path) }
        named = .init(tableView: table, cellProvider: ↓cell)
      }
      private func makeDataSource() -> WeekDataSource {
        return WeekDataSource(tableView: table) ↓{ _, path, _ in self.cell(at: path) }
      }
      private func cell(in table: UITableView, at path: IndexPath, day: String) -> UITableViewCell? { nil }
    }
    """,
    """
    import RxDataSources
    import RxSwift
    import UIKit
    typealias Section = AnimatableSectionModel<String, String>
    final class AnimatedSource: RxTableViewSectionedAnimatedDataSource<Section> {}
    final class BooksViewController: UIViewController {
      private var dataSource: AnimatedSource!
      private let bag = DisposeBag()
      private let sections = BehaviorRelay<[Section]>(value: [])
      func configure() {
        dataSource = AnimatedSource(configureCell: ↓{ _, _, path, _ in self.cell(at: path) })
      }
      // The bag keeps the data source with the subscription.
      func bind() {
        let source = RxTableViewSectionedReloadDataSource<Section>(configureCell: ↓{ _, _, path, _ in self.cell(at: path) })
        sections.bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
      }
      // RxCocoa lets a binding to rows never end, even if the stream does.
      func list() {
        Observable.just(["a"]).bind(to: table.rx.items(cellIdentifier: "row")) ↓{ row, _, _ in self.cell(at: [row]) }
          .disposed(by: bag)
        let source = RxTableViewSectionedReloadDataSource<Section>(configureCell: ↓{ _, _, path, _ in self.cell(at: path) })
        Observable.just([Section]()).bind(to: table.rx.items(dataSource: source)).disposed(by: bag)
      }
      private func cell(at path: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    """,
    """
    import Combine
    import UIKit
    final class UploadButton: UIButton {
      private let inner = UIButton()
      private var bag = Set<AnyCancellable>()
      func configure(_ upload: Upload) {
        self.configurationUpdateHandler = ↓{ _ in self.restyle() }
        inner.configurationUpdateHandler = ↓{ _ in self.restyle() }
        upload.publisher(for: \\.state).sink ↓{ state in self.show(state) }.store(in: &bag)
        Upload ↓{ url in self.show(url) }.publisher(for: \\.state).sink { print($0) }.store(in: &bag)
      }
    }
    """,
    """
    import Combine
    import UIKit
    // The app's own method of the set only counts the subscriptions, though the screen calls the function that uses it.
    extension Set where Element: AnyCancellable {
      mutating func endAll() {
        for each in self { log(each) }
      }
    }
    final class RouteModel {
      @Published var name = ""
      private var bag = Set<AnyCancellable>()
      func start() { $name.sink ↓{ name in self.show(name) }.store(in: &bag) }
      func stop() { bag.endAll() }
      func show(_ name: String) {}
    }
    final class RouteViewController: UIViewController {
      private let model = RouteModel()
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        model.stop()
      }
    }
    """,
    """
    import Combine
    import UIKit
    // Only the function that subscribes calls the one that ends the former subscription.
    final class RouteModel {
      @Published var name = ""
      private var bag = Set<AnyCancellable>()
      func start() { stop() ; $name.sink ↓{ name in self.show(name) }.store(in: &bag) }
      private func stop() { bag.removeAll() }
      func show(_ name: String) {}
    }
    final class RouteViewController: UIViewController {
      private let model = RouteModel()
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) ; model.start() }
    }
    """,
    """
    import UIKit
    // A method of self by its name, and a local function that captures self.
    final class CityModel {
      var onChange: ((String) -> Void)?
      var onEnd: (() -> Void)?
    }
    final class CityViewController: UIViewController {
      private let model = CityModel()
      func bind() {
        func end() { self.show("") }
        model.onChange = ↓show
        model.onEnd = ↓end
      }
      private func show(_ name: String) {}
    }
    """,
    """
    import Combine
    import UIKit
    // The published value is optional like the property, so Combine's function fits.
    extension Publisher where Failure == Never {
      func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output?>, on object: Root) -> AnyCancellable {
        sink { [weak object] value in object?[keyPath: path] = value }
      }
    }
    final class EventModel { @Published var title: String? }
    final class EventViewController: UIViewController {
      private var bag = Set<AnyCancellable>()
      func bind(_ model: EventModel) { model.$title.↓assign(to: \\.title, on: self).store(in: &bag) }
    }
    """
  )
}

import Testing

/// A property becomes weak only if all code that may write it, or retain its object, is understood.
@Suite struct WeakPropertyTests {
  /// Constants retain the delegate and the view model.
  private static let list = """
    import UIKit
    @MainActor protocol ListViewModelDelegate: AnyObject { func didLoad() }
    @MainActor final class ListViewModel {
      var delegate: ListViewModelDelegate?
      func load() { delegate?.didLoad() }
      MEMBER
    }
    final class ListViewController: UIViewController, ListViewModelDelegate {
      private let viewModel = ListViewModel()
      init() { super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
      override func viewDidLoad() {
        viewModel.delegate = self
        viewModel.load()
      }
      func didLoad() {}
      HOLDER
    }
    @MainActor final class ListFlow {
      private let list = ListViewController()
    }
    final class Timers {
      static let shared = Timers()
      var handler: (() -> Void)?
      var object: AnyObject?
      func run(after: Int, _ f: @escaping () -> Void) { handler = f }
    }
    OTHER

    """

  /// A shared object is the delegate, so only writes matter.
  private static let log = """
    import UIKit
    @MainActor protocol LogDelegate: AnyObject { func didLog() }
    @MainActor class LogViewModel {
      var delegate: LogDelegate?
      func load() { delegate?.didLog() }
      MEMBER
    }
    @MainActor final class Log: LogDelegate { static let shared = Log(); func didLog() {} }
    @MainActor final class Temporary: LogDelegate { func didLog() {} }
    @MainActor final class LogViewController: UIViewController {
      private let viewModel = LogViewModel()
      override func viewDidLoad() { viewModel.delegate = Log.shared }
      HOLDER
    }
    OTHER

    """

  /// A shared object is the view that the presenter's initializer takes.
  private static let presenter = """
    import UIKit
    @MainActor protocol NameView: AnyObject { func show(_ name: String) }
    @MainActor class NamePresenter {
      private var view: NameView?
      init(view: NameView) { self.view = view }
      func load() { view?.show("") }
      MEMBER
    }
    final class SharedView: UIView, NameView { static let shared = SharedView(); func show(_ name: String) {} }
    final class TemporaryView: UIView, NameView { func show(_ name: String) {} }
    @MainActor final class NameViewController: UIViewController {
      private var presenter: NamePresenter?
      override func viewDidLoad() { presenter = NamePresenter(view: SharedView.shared) }
      HOLDER
    }
    OTHER

    """

  /// Where the code of a case belongs.
  enum Part: String, CaseIterable { case MEMBER, HOLDER, OTHER }

  /// Whether the property becomes weak.
  ///
  /// - Parameter tests: the code of a file that isn't checked.
  private func isFixed(_ template: String, _ part: Part?, _ code: String, tests: String = "") throws -> Bool {
    var text = template
    for place in Part.allCases { text = text.replacing(place.rawValue, with: place == part ? code : "") }
    let files = ["App/App.swift": text, "AppTests/Tests.swift": "import XCTest\n" + tests]
    let single = try SingleFinding(of: ["presenter-retains-view", "view-model-retains-observer"], in: files)
    return single.refusals.isEmpty
  }

  // MARK: - Retained owners

  @Test(
    arguments: [
      (nil, ""),
      (.MEMBER, "var count = 0; func add() { count += 1; load() }"),
      (
        .MEMBER,
        "private var names: [String] = []; func show() { names.forEach { self.add($0) } }; "
          + "func add(_ name: String) {}"
      ),
      (.MEMBER, "func close() { delegate = nil }"),
      (.MEMBER, "func tell() { guard let delegate else { return }; delegate.didLoad() }"),
      (.HOLDER, "func reload() { viewModel.load() }"),
      (.HOLDER, "func stop() { viewModel.onChange = nil }"),
      (.HOLDER, "func reload() { Timers.shared.run(after: 5) { self.viewModel.load() } }"),
      (
        .OTHER,
        "final class Table: UIViewController, UITableViewDelegate { let rows = UITableView(); "
          + "func set() { rows.delegate = self } }"
      ),
      (
        .OTHER,
        "final class Person { var delegate: Person? }; func set(_ person: Person) { "
          + "person.delegate = Person() }"
      ),
    ] as [(Part?, String)])
  func propertyOfConfinedObjectBecomesWeak(part: Part?, code: String) throws {
    #expect(try isFixed(Self.list, part, code))
  }

  @Test(
    arguments: [
      (.MEMBER, "var rows: Int { get async { delegate?.didLoad(); return 1 } }"),
      (.MEMBER, "func later() async { delegate?.didLoad() }"),
      (.MEMBER, "func later() { Timers.shared.run(after: 5, fire) }; func fire() { delegate?.didLoad() }"),
      (.MEMBER, "func later() { let f = fire; f() }; func fire() { delegate?.didLoad() }"),
      (.MEMBER, "func later() { Timers.shared.handler = fire }; func fire() { delegate?.didLoad() }"),
      (.MEMBER, "func later() { Timers.shared.handler = self.fire }; func fire() { delegate?.didLoad() }"),
      (.MEMBER, "func later() { func go() { delegate?.didLoad() }; Timers.shared.run(after: 5, go) }"),
      (.MEMBER, "func later() { Timers.shared.handler = { self.load() } }"),
      (
        .MEMBER,
        "func later() { Task { [weak self] in guard let self else { return }; "
          + "await Task.yield(); load() } }"
      ),
      (.MEMBER, "lazy var run: () -> Void = fire; func fire() { delegate?.didLoad() }"),
      (.MEMBER, "deinit { delegate?.didLoad() }"),
      (.OTHER, "@MainActor func run(_ list: ListViewController) { list.viewModel.load() }"),
      (.OTHER, "@MainActor func run() { ListFlow().list.viewModel.load() }"),
      (.MEMBER, "func give() { Timers.shared.object = self }"),
      (.MEMBER, "func give() -> AnyObject { self }"),
      (.MEMBER, "func later() { perform(nil) }"),
      (.HOLDER, "var any: AnyObject { viewModel }"),
      (.HOLDER, "func any() -> AnyObject { return viewModel }"),
      (.HOLDER, "func any() -> [AnyObject] { [viewModel] }"),
      (.HOLDER, "func share() { switch viewModel { case let model: Timers.shared.object = model } }"),
      (.HOLDER, "func share() { switch self.viewModel { case let model: Timers.shared.object = model } }"),
      (.HOLDER, "func share() { if case let model = viewModel { Timers.shared.object = model } }"),
      (.HOLDER, "func share() { guard case let model = viewModel else { return }; Timers.shared.object = model }"),
      (.HOLDER, "func share() { while case let model = viewModel { Timers.shared.object = model } }"),
      (.HOLDER, "func share(_ n: Int) { Timers.shared.object = if n > 0 { viewModel } else { nil } }"),
      (.HOLDER, "func share() { viewModel.unknown = viewModel }"),
      (.MEMBER, "func share() { switch self { case let model: Timers.shared.object = model } }"),
      (.MEMBER, "func share() { if case let model = self { Timers.shared.object = model } }"),
      (.HOLDER, "func share() { viewModel.share() }"),
      (
        .HOLDER,
        "func share() { let path = \\ListViewController.viewModel; "
          + "Timers.shared.object = self[keyPath: path] }"
      ),
      (
        .HOLDER,
        "private var models: [ListViewModel] = []; func share() { all.append(models) }; "
          + "var all: [Any] = []"
      ),
      (
        .OTHER,
        "func share(_ list: ListViewController) { let path = \\ListViewController.viewModel; "
          + "_ = path }"
      ),
      (
        .OTHER,
        "func keep(_ model: ListViewModel) { Timers.shared.object = model }; func make() { "
          + "keep(.init()) }"
      ),
      (.OTHER, "final class Special: ListViewModel {}"),
      (.HOLDER, "func replace() { put(&viewModel.delegate) }"),
      (.HOLDER, "func replace() { viewModel[keyPath: \\.delegate] = nil }"),
      (.HOLDER, "func replace() { (viewModel.delegate, title) = (nil, \"\") }"),
    ] as [(Part?, String)])
  func propertyOfObjectThatMayEscapeStaysStrong(part: Part?, code: String) throws {
    #expect(try !isFixed(Self.list, part, code))
  }

  // MARK: - Writes

  @Test(
    arguments: [
      (nil, ""),
      (.HOLDER, "func reset() { viewModel.delegate = nil }"),
      (.OTHER, "func set(_ model: LogViewModel) { model.delegate = Log.shared }"),
      (.OTHER, "func read(_ models: [LogViewModel]) { models.forEach { $0.delegate?.didLog() } }"),
    ] as [(Part?, String)])
  func propertyWithSharedObjectsBecomesWeak(part: Part?, code: String) throws {
    #expect(try isFixed(Self.log, part, code))
  }

  @Test(
    arguments: [
      (.OTHER, "func run() { let model = make { LogViewModel() }; model.delegate = Temporary() }"),
      (.OTHER, "func run() { configure { $0.delegate = Temporary() } }"),
      (.OTHER, "func run() { configure { model in model.delegate = Temporary() } }"),
      (.OTHER, "func run() { LogViewModel().then { $0.delegate = Temporary() }.load() }"),
      (.OTHER, "func run(_ models: [String: LogViewModel]) { models[\"x\"]?.delegate = Temporary() }"),
      (.OTHER, "func run(_ models: [LogViewModel]) { models.first?.delegate = Temporary() }"),
      (
        .OTHER,
        "func run(_ rows: [Int]) { let all = rows.map { _ in LogViewModel() }; for one in all { "
          + "one.delegate = Temporary() } }"
      ),
      (.OTHER, "func run<V: LogViewModel>(_ model: V) { model.delegate = Temporary() }"),
      (
        .OTHER,
        "protocol HasDelegate: AnyObject { var delegate: LogDelegate? { get set } }; "
          + "extension LogViewModel: HasDelegate {}; func run(_ model: HasDelegate) { "
          + "model.delegate = Temporary() }"
      ),
      (
        .OTHER,
        "func make() -> some LogViewModel { LogViewModel() }; func run() { let model = make(); "
          + "model.delegate = Temporary() }"
      ),
      (
        .OTHER,
        "final class Special: LogViewModel { override init() { super.init(); "
          + "delegate = Temporary() } }"
      ),
      (
        .OTHER,
        "final class Special: LogViewModel {}; extension Special { func set() { "
          + "delegate = Temporary() } }"
      ),
      (.OTHER, "extension LogViewModel { func set() { delegate = Temporary() } }"),
      (
        .OTHER,
        "protocol Settable {}; extension Settable where Self: LogViewModel { func set() { "
          + "delegate = Temporary() } }"
      ),
      (
        .OTHER,
        "@dynamicMemberLookup struct Box { "
          + "subscript<V>(dynamicMember path: ReferenceWritableKeyPath<LogViewModel, V>) -> V { "
          + "get { fatalError() } nonmutating set {} } }; func run(_ box: Box) { "
          + "box.delegate = Temporary() }"
      ),
      (
        .OTHER,
        "func run(_ model: LogViewModel) { "
          + "let path: ReferenceWritableKeyPath<LogViewModel, LogDelegate?> = \\.delegate; "
          + "model[keyPath: path] = Temporary() }"
      ),
      (.HOLDER, "func replace() { put(&viewModel.delegate) }"),
      (.HOLDER, "func replace() { viewModel[keyPath: \\.delegate] = Temporary() }"),
      (.HOLDER, "func replace() { (viewModel.delegate, title) = (Temporary(), \"\") }"),
      (.HOLDER, "func replace() { viewModel.delegate = title == nil ? Log.shared : Temporary() }"),
      (.HOLDER, "func replace() { viewModel.delegate = nil ?? Temporary() }"),
      (.MEMBER, "func set() { delegate = Temporary() }"),
      (.MEMBER, "func set() { put(&delegate) }"),
      (.MEMBER, "func set() { (delegate, count) = (Temporary(), 1) }; var count = 0"),
      (.MEMBER, "func set(_ value: LogDelegate) { delegate = value }"),
    ] as [(Part?, String)])
  func propertyWithUnknownWritesStaysStrong(part: Part?, code: String) throws {
    #expect(try !isFixed(Self.log, part, code))
  }

  // MARK: - Other code

  @Test func propertyOfTypeThatTestsUseStaysStrong() throws {
    #expect(try !isFixed(Self.log, nil, "", tests: "let model = LogViewModel()"))
    #expect(try isFixed(Self.log, nil, "", tests: "let name = MyLogViewModel()"))
  }

  @Test func propertyOfPublicTypeStaysStrong() throws {
    #expect(try !isFixed(Self.log.replacing("class LogViewModel", with: "public class LogViewModel"), nil, ""))
  }

  // MARK: - Initializers

  @Test(
    arguments: [
      (nil, ""),
      (.OTHER, "func run() { NamePresenter.init(view: SharedView.shared).load() }"),
      (.OTHER, "struct Row { init(view: Int) {} }; func run() { _ = Row(view: 1) }"),
      (.MEMBER, "convenience init() { self.init(view: SharedView.shared) }"),
    ] as [(Part?, String)])
  func propertyFromSharedArgumentsBecomesWeak(part: Part?, code: String) throws {
    #expect(try isFixed(Self.presenter, part, code))
  }

  @Test(
    arguments: [
      (.OTHER, "final class Special: NamePresenter {}; func run() { Special(view: TemporaryView()).load() }"),
      (.OTHER, "final class Special: NamePresenter { init() { super.init(view: TemporaryView()) } }"),
      (.OTHER, "func start(_ presenter: NamePresenter) {}; func run() { start(.init(view: TemporaryView())) }"),
      (.OTHER, "func run() { [TemporaryView()].map(NamePresenter.init(view:)).forEach { $0.load() } }"),
      (.OTHER, "func run() { [TemporaryView()].map(NamePresenter.init).forEach { $0.load() } }"),
      (
        .OTHER,
        "func start(_ make: (TemporaryView) -> NamePresenter) {}; func run() { "
          + "start(Optional(.init)!) }"
      ),
      (.OTHER, "func run() { let type = NamePresenter.self; type.init(view: TemporaryView()).load() }"),
      (.OTHER, "typealias Alias = NamePresenter; func run() { Alias(view: TemporaryView()).load() }"),
      (.OTHER, "func run() { App.NamePresenter(view: TemporaryView()).load() }"),
      (
        .OTHER,
        "protocol Made { init(view: NameView) }; func run<P: Made>(_ type: P.Type) { "
          + "_ = P(view: TemporaryView()) }"
      ),
      (.OTHER, "func run() { NamePresenter.init(view: TemporaryView()).load() }"),
      (.MEMBER, "convenience init() { self.init(view: TemporaryView()) }"),
      (.MEMBER, "static func make(_ view: NameView) -> NamePresenter { NamePresenter(view: view) }"),
      (.MEMBER, "static func make() -> NamePresenter { Self(view: TemporaryView()) }"),
      (.MEMBER, "static func make() -> NamePresenter { self.init(view: TemporaryView()) }"),
      (.MEMBER, "func attach(_ other: NameView) { view = other }"),
      (.MEMBER, "init(other: NameView = TemporaryView()) { view = other }"),
      (
        .MEMBER,
        "init(_ first: NameView, _ second: NameView) { view = second }; static func make() -> NamePresenter { "
          + "NamePresenter(SharedView.shared, TemporaryView()) }"
      ),
      (
        .MEMBER,
        "init(at first: NameView, at second: NameView) { view = second }; static func make() -> NamePresenter { "
          + "NamePresenter(at: SharedView.shared, at: TemporaryView()) }"
      ),
    ] as [(Part?, String)])
  func propertyFromUnknownArgumentsStaysStrong(part: Part?, code: String) throws {
    #expect(try !isFixed(Self.presenter, part, code))
  }
}

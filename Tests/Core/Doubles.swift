import MVVMCore

/// A view model as a protocol, so that a test can inject a double.
@MainActor
protocol Counting: ViewModel {
  var count: Int { get }
}

/// A view model that notifies one listener about each change.
@MainActor
final class Counter: Counting {
  private(set) var count = 0
  var onChange: (() -> Void)?
  init() {}

  func increment() {
    count += 1
    onChange?()
  }
}

/// A screen that is loaded after it is created, like a view controller's, and binds in the documented form.
@MainActor
protocol Screen: ViewModelObserver, AnyObject where HeldViewModel == Counter {
  init()
  var viewModel: Counter? { get set }
  var state: ScreenState { get }
}

@MainActor
final class ScreenState {
  var isLoaded = false
  /// The count on display after each binding and each observed change.
  var shown: [Int?] = []
  weak var listenedTo: Counter?
}

extension Screen {
  var isReadyToBind: Bool { state.isLoaded }

  func load() {
    state.isLoaded = true
    bind()
  }

  func bind() {
    state.listenedTo?.onChange = nil
    state.listenedTo = viewModel
    viewModel?.onChange = { [weak self] in self?.show() }
    show()
  }

  private func show() {
    state.shown.append(viewModel?.count)
  }
}

final class ObservedScreen: Screen {
  @ObservedViewModel var viewModel: Counter?
  let state = ScreenState()
  init() {}
}

final class WeakObservedScreen: Screen {
  @WeakObservedViewModel var viewModel: Counter?
  let state = ScreenState()
  init() {}
}

final class PlainScreen: Screen {
  var viewModel: Counter? {
    didSet { if isReadyToBind { bind() } }
  }
  let state = ScreenState()
  init() {}
}

// MARK: - Binders

/// A binder that records what it bound; each test's class adds a way to hold the view model.
@MainActor
protocol RecordingBinder: ViewModelBinder where HeldViewModel == Counter {
  init()
  var viewModel: Counter? { get set }
  var record: BindingRecord { get }
}

@MainActor
final class BindingRecord {
  /// The count of each view model that was bound, or nil.
  var bound: [Int?] = []
  /// Called by `bind(to:)`.
  var whileBinding: ((Counter?) -> Void)?
  /// The shown value; written last in `bind(to:)`, so that a stale value would remain.
  var shown: Int?
}

extension RecordingBinder {
  func bind(to viewModel: Counter?) {
    record.bound.append(viewModel?.count)
    record.whileBinding?(viewModel)
    record.shown = viewModel?.count
  }
}

final class ObservedBinder: RecordingBinder {
  @ObservedViewModel var viewModel: Counter?
  let record = BindingRecord()
  init() {}
}

final class WeakObservedBinder: RecordingBinder {
  @WeakObservedViewModel var viewModel: Counter?
  let record = BindingRecord()
  init() {}
}

final class PlainBinder: RecordingBinder {
  var viewModel: Counter? {
    didSet { bind() }
  }
  let record = BindingRecord()
  init() {}
}

/// A binder whose views exist after its first `bind()`, like a view controller.
final class WaitingBinder: RecordingBinder {
  static var waitsForFirstBind: Bool { true }
  @ObservedViewModel var viewModel: Counter?
  let record = BindingRecord()
  init() {}
}

final class WeakWaitingBinder: RecordingBinder {
  static var waitsForFirstBind: Bool { true }
  @WeakObservedViewModel var viewModel: Counter?
  let record = BindingRecord()
  init() {}
}

extension Counter {
  /// Creates a counter with an initial count.
  convenience init(at count: Int) {
    self.init()
    for _ in 0..<count { increment() }
  }
}

/// A binder whose views exist after its first `bind()`, and that shows three view models.
final class PageBinder: ViewModelBinder {
  static var waitsForFirstBind: Bool { true }
  @ObservedViewModel var viewModel: Counter?
  @ObservedViewModel var header: Counter?
  @WeakObservedViewModel var footer: Counter?
  var bound: [[Int?]] = []
  var onBind: (() -> Void)?
  init() {}
  func bind(to viewModel: Counter?) {
    onBind?()
    bound.append([viewModel?.count, header?.count, footer?.count])
  }
}

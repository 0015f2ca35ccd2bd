import MVVMCore

/// A view model that tells one listener of each change.
@MainActor
final class Counter: ViewModel {
  private(set) var count = 0
  var onChange: (() -> Void)?

  func increment() {
    count += 1
    onChange?()
  }
}

/// What the three ways to hold a view model have in common: a screen that is loaded later than it is made, as a
/// view controller's is, and binds in the documented form.
@MainActor
protocol Screen: ViewModelObserver, AnyObject where HeldViewModel == Counter {
  init()
  var viewModel: Counter? { get set }
  var state: ScreenState { get }
}

@MainActor
final class ScreenState {
  var isLoaded = false
  /// The count on display, after each call of `bind()` and each change that was heard.
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

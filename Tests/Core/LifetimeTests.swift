import MVVMCore
import Testing

/// Screens and view models are released when they should be.
@MainActor
@Suite struct LifetimeTests {
  @Test(arguments: ReplacementTests.screens)
  func `a bound screen is released while its view model lives`(make: @MainActor () -> any Screen) {
    let counter = Counter()
    weak var screen: (any Screen)?
    do {
      let made = make()
      made.viewModel = counter
      made.load()
      screen = made
      #expect(screen != nil)
    }
    #expect(screen == nil)
    counter.increment()
  }

  @Test(arguments: ReplacementTests.screens)
  func `a replaced view model is released`(make: @MainActor () -> any Screen) {
    let (screen, second) = (make(), Counter())
    screen.load()
    weak var first: Counter?
    do {
      let made = Counter()
      screen.viewModel = made
      first = made
      #expect(screen.state.shown == [nil, 0])
    }
    screen.viewModel = second
    #expect(first == nil)
  }

  @Test(arguments: ReplacementTests.screens)
  func `a screen and its view model are released together`(make: @MainActor () -> any Screen) {
    weak var screen: (any Screen)?
    weak var counter: Counter?
    do {
      let (madeScreen, madeCounter) = (make(), Counter())
      madeScreen.viewModel = madeCounter
      madeScreen.load()
      (screen, counter) = (madeScreen, madeCounter)
    }
    #expect(screen == nil)
    #expect(counter == nil)
  }

  @Test func `a screen retains its view model`() {
    let screens: [any Screen] = [ObservedScreen(), PlainScreen()]
    for screen in screens {
      screen.viewModel = Counter()
      #expect(screen.viewModel != nil)
    }
  }

  @Test func `a weak observer doesn't retain its view model, and doesn't bind when it is released`() {
    let screen = WeakObservedScreen()
    screen.load()
    do {
      let counter = Counter()
      screen.viewModel = counter
      #expect(screen.viewModel === counter)
    }
    #expect(screen.viewModel == nil)
    #expect(screen.state.shown == [nil, 0])
  }

  /// Reads the holder's property in its deinit.
  final class Reading {
    let read: () -> Void
    init(_ read: @escaping () -> Void) { self.read = read }
    deinit { read() }
  }

  @Test func replacedViewModelMayReadThePropertyInItsDeinit() {
    final class Observer: ViewModelObserver {
      @ObservedViewModel var viewModel: Reading?
      var binds = 0
      init() {}
      func bind() { binds += 1 }
    }
    final class Binder: ViewModelBinder {
      @ObservedViewModel var viewModel: Reading?
      var binds = 0
      init() {}
      func bind(to viewModel: Reading?) { binds += 1 }
    }
    let (observer, binder) = (Observer(), Binder())
    var seen: [Bool] = []
    observer.viewModel = Reading { MainActor.assumeIsolated { seen.append(observer.viewModel == nil) } }
    observer.viewModel = nil
    binder.viewModel = Reading { MainActor.assumeIsolated { seen.append(binder.viewModel == nil) } }
    binder.viewModel = nil
    #expect(seen == [true, true])
    #expect(observer.binds == 2)
    #expect(binder.binds == 2)
  }

  @Test func binderAndItsViewModelEndTogether() {
    weak var binder: ObservedBinder?
    weak var counter: Counter?
    do {
      let (madeBinder, madeCounter) = (ObservedBinder(), Counter())
      madeBinder.viewModel = madeCounter
      _ = madeBinder.$viewModel
      (binder, counter) = (madeBinder, madeCounter)
      #expect(madeBinder.record.bound == [0])
    }
    #expect(binder == nil)
    #expect(counter == nil)
  }
}

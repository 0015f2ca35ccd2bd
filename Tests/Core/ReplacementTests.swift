import MVVMCore
import Testing

/// Every replacement of a view model binds once the screen is loaded, whether it is held strongly or weakly.
@MainActor
@Suite struct ReplacementTests {
  nonisolated static let screens: [@MainActor @Sendable () -> any Screen] = [
    { ObservedScreen() }, { WeakObservedScreen() }, { PlainScreen() },
  ]

  @Test(arguments: screens)
  func `a view model set before loading is bound when the screen loads`(make: @MainActor () -> any Screen) {
    let (screen, counter) = (make(), Counter())
    screen.viewModel = counter
    #expect(screen.state.shown == [])
    screen.load()
    #expect(screen.state.shown == [0])
  }

  @Test(arguments: screens)
  func `a view model set after loading is bound immediately`(make: @MainActor () -> any Screen) {
    let (screen, counter) = (make(), Counter())
    screen.load()
    screen.viewModel = counter
    #expect(screen.state.shown == [nil, 0])
  }

  @Test(arguments: screens)
  func `only the last of two replacements is observed`(make: @MainActor () -> any Screen) {
    let (screen, first, second, third) = (make(), Counter(), Counter(), Counter())
    screen.viewModel = first
    screen.load()
    screen.viewModel = second
    screen.viewModel = third
    #expect(screen.state.shown == [0, 0, 0])

    first.increment()
    second.increment()
    #expect(screen.state.shown == [0, 0, 0])
    third.increment()
    #expect(screen.state.shown == [0, 0, 0, 1])
  }

  @Test(arguments: screens)
  func `a view model replaced before loading is never observed`(make: @MainActor () -> any Screen) {
    let (screen, first, second) = (make(), Counter(), Counter())
    screen.viewModel = first
    screen.viewModel = second
    screen.load()
    first.increment()
    #expect(screen.state.shown == [0])
    #expect(first.onChange == nil)
  }

  @Test(arguments: screens)
  func `nil clears the screen and ends the observation`(make: @MainActor () -> any Screen) {
    let (screen, counter) = (make(), Counter())
    screen.load()
    screen.viewModel = counter
    screen.viewModel = nil
    counter.increment()
    #expect(screen.state.shown == [nil, 0, nil])
  }

  @Test(arguments: screens)
  func `setting the same view model binds again and observes it once`(make: @MainActor () -> any Screen) {
    let (screen, counter) = (make(), Counter())
    screen.load()
    screen.viewModel = counter
    screen.viewModel = counter
    counter.increment()
    #expect(screen.state.shown == [nil, 0, 0, 1])
  }

  @Test func `an initial value isn't bound until the screen binds`() {
    final class Born: ViewModelObserver {
      @ObservedViewModel var viewModel: Counter? = Counter()
      var binds = 0
      init() {}
      func bind() { binds += 1 }
    }
    let born = Born()
    #expect(born.binds == 0)
    #expect(born.viewModel?.count == 0)
  }

  @Test func `an observer is ready from the start by default`() {
    final class Eager: ViewModelObserver {
      @ObservedViewModel var viewModel: (any ViewModel)?
      var bound: [Bool] = []
      init() {}
      func bind() { bound.append(viewModel != nil) }
    }
    let eager = Eager()
    eager.viewModel = Counter()
    eager.viewModel = nil
    #expect(eager.bound == [true, false])
  }

  @Test func `each change within a value is a replacement`() {
    struct Draft: ViewModel { var text = "" }
    final class Editor: ViewModelObserver {
      @ObservedViewModel var viewModel: Draft? = Draft()
      var texts: [String?] = []
      init() {}
      func bind() { texts.append(viewModel?.text) }
    }
    let editor = Editor()
    editor.viewModel?.text = "a"
    editor.viewModel?.text += "b"
    #expect(editor.texts == ["a", "ab"])
  }

  @Test func `a subclass inherits the wrapper and overrides the binding`() {
    class Base: ViewModelObserver {
      @ObservedViewModel var viewModel: Counter?
      var log: [String] = []
      init() {}
      func bind() { log.append("base") }
    }
    final class Derived: Base {
      override func bind() { log.append("derived") }
    }
    let derived = Derived()
    derived.viewModel = Counter()
    #expect(derived.log == ["derived"])
  }

  @Test func `setting nil within bind is bound after it is stored`() {
    final class Refusing: ViewModelObserver {
      @ObservedViewModel var viewModel: Counter?
      var bound: [Bool] = []
      init() {}
      func bind() {
        bound.append(viewModel != nil)
        if viewModel != nil { viewModel = nil }
      }
    }
    let refusing = Refusing()
    refusing.viewModel = Counter()
    #expect(refusing.bound == [true, false])
    #expect(refusing.viewModel == nil)
  }

  @Test func replacementInsideBindIsBoundAfterIt() {
    final class Redirecting: ViewModelObserver {
      @ObservedViewModel var viewModel: Counter?
      var target: Counter?
      var shown: Int?
      var bound: [Int?] = []
      init() {}
      func bind() {
        let current = viewModel
        bound.append(current?.count)
        if let target, current !== target { viewModel = target }
        shown = current?.count
      }
    }
    let (redirecting, target) = (Redirecting(), Counter(at: 2))
    redirecting.target = target
    redirecting.viewModel = Counter(at: 1)
    #expect(redirecting.bound == [1, 2])
    #expect(redirecting.shown == 2)
  }

  @Test func endlessReplacementStopsAfter100RoundsAndIsReported() {
    final class Endless: ViewModelObserver {
      @ObservedViewModel var viewModel: Counter?
      var binds = 0
      init() {}
      func bind() {
        binds += 1
        viewModel = Counter()
      }
    }
    let endless = Endless()
    #expect(Issues.collect { endless.viewModel = Counter() }.map(\.kind) == [.endlessBinding])
    #expect(endless.binds == 100)
  }

  @Test func `an actor can be held and used`() async {
    actor Meter: ViewModel {
      private(set) var value = 0
      func advance() { value += 1 }
    }
    final class Dial: ViewModelHolder {
      let viewModel: Meter? = Meter()
      init() {}
    }
    let dial = Dial()
    await dial.viewModel?.advance()
    #expect(await dial.viewModel?.value == 1)
  }
}

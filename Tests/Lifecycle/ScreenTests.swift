import MVVMCore
import MVVMLifecycle
import Testing

/// A screen, and what its coming and going makes of its view model.
@MainActor
@Suite struct ScreenTests {
  let car = Car()
  let screen = Screen()

  init() { screen.viewModel = car }

  @Test func `a screen sets up, loads and unloads its view model, and hears of it`() {
    screen.load()
    #expect(car.state == .setUp)
    screen.come()
    #expect(car.state == .loading)
    car.happen(.loaded)
    screen.go()
    #expect(car.state == .unloading)
    car.happen(.unloaded)
    #expect(screen.heard == ["did setup", "did load", "did unload"])
  }

  @Test func `a screen that is left while loading cancels`() {
    screen.load()
    screen.come()
    screen.go()
    #expect(car.happens(.loaded) == .refused(.loaded, in: .unloading))
  }

  @Test func `a screen that comes and goes more often than once is no error`() {
    screen.load()
    screen.load()
    screen.go()
    screen.come()
    screen.come()
    car.happen(.loaded)
    screen.come()
    screen.go()
    screen.go()
    screen.come()
    car.happen(.unloaded)
    #expect(car.state == .loading)
    #expect(screen.heard == ["did setup", "did load", "did unload"])
  }

  @Test func `a view model that replaces another is loaded in its place`() {
    let other = Car()
    screen.load()
    screen.come()
    screen.viewModel = other
    #expect([car.state, other.state] == [.unloading, .loading])
    car.happen(.unloaded)
    other.happen(.loaded)
    #expect(screen.heard == ["did setup", "did setup", "did load"])
  }

  @Test func `a view model that replaces another on a hidden screen is set up`() {
    let other = Car()
    screen.load()
    screen.viewModel = other
    #expect([car.state, other.state] == [.setUp, .setUp])
    screen.viewModel = nil
    screen.come()
    #expect(other.state == .setUp)
  }

  @Test func `the same view model again replaces nothing`() {
    screen.load()
    screen.come()
    screen.viewModel = car
    #expect(car.state == .loading)
  }

  /// A second screen of the same view model.
  func another() -> Screen {
    let other = Screen()
    other.viewModel = car
    other.load()
    return other
  }

  @Test(arguments: [false, true])
  func `a view model on two screens is unloaded once both have gone`(_ isFirstLeftFirst: Bool) {
    screen.load()
    let other = another()
    screen.come()
    other.come()
    car.happen(.loaded)
    (isFirstLeftFirst ? screen : other).go()
    #expect(car.state == .loaded)
    (isFirstLeftFirst ? other : screen).go()
    #expect(car.state == .unloading)
  }

  @Test func `a load goes on that another screen waits for`() {
    screen.load()
    let other = another()
    screen.come()
    other.come()
    screen.go()
    car.happen(.loaded)
    #expect(other.heard == ["did load"])
  }

  @Test func `a screen that came twice has gone once it goes`() {
    screen.load()
    screen.come()
    screen.come()
    car.happen(.loaded)
    screen.go()
    #expect(car.state == .unloading)
  }

  @Test func `a screen that is let go of without a word shows nothing any more`() {
    screen.load()
    screen.come()
    var other: Screen? = another()
    other?.come()
    car.happen(.loaded)
    other = nil
    screen.go()
    #expect(car.state == .unloading)
  }

  @Test func `a view model that is replaced on one of two screens stays loaded on the other`() {
    screen.load()
    let other = another()
    screen.come()
    other.come()
    car.happen(.loaded)
    screen.viewModel = Car()
    #expect(car.state == .loaded)
    #expect(screen.viewModel?.state == .loading)
    screen.go()
    #expect(car.state == .loaded)
    other.go()
    #expect(car.state == .unloading)
  }

  @Test func `a hidden screen that goes, or gets another view model, leaves what others show`() {
    screen.load()
    let other = another()
    screen.come()
    car.happen(.loaded)
    other.go()
    other.viewModel = Car()
    #expect(car.state == .loaded)
  }

  @Test func `a screen that goes again does not keep another from being loaded`() {
    screen.load()
    let other = another()
    screen.come()
    car.happen(.loaded)
    screen.go()
    other.come()
    screen.go()
    car.happen(.unloaded)
    #expect(car.state == .loading)
  }

  @Test func `whoever lets it disappear asks no screen, and a screen may come again`() {
    screen.load()
    screen.come()
    car.happen(.loaded)
    car.disappear()
    car.happen(.unloaded)
    #expect(car.state == .setUp)
    screen.come()
    #expect(car.state == .loading)
  }
}

@MainActor final class Screen: ModelableScreen {
  private(set) var heard: [String] = []
  private var isLoaded = false
  private var isShown = false
  var viewModel: Car? {
    didSet { if isLoaded { screenDidReplace(oldValue, isShown: isShown) } }
  }

  func load() {
    isLoaded = true
    screenDidLoad()
  }

  func come() {
    isShown = true
    screenWillAppear()
  }

  func go() {
    isShown = false
    screenDidDisappear()
  }

  func viewModelDidSetup(_ viewModel: Car) { heard.append("did setup") }
  func viewModelDidLoad(_ viewModel: Car) { heard.append("did load") }
  func viewModelDidUnload(_ viewModel: Car) { heard.append("did unload") }
}

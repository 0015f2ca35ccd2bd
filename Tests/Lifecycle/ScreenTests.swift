import MVVMCore
import MVVMLifecycle
import Testing

/// A screen that appears and disappears, and its view model.
@MainActor
@Suite struct ScreenTests {
  let car = Car()
  let screen = Screen()

  init() { screen.viewModel = car }

  @Test func `a screen sets up, loads and unloads its view model, and is notified`() {
    screen.load()
    #expect(car.state == .setUp)
    screen.show()
    #expect(car.state == .loading)
    car.perform(.loaded)
    screen.hide()
    #expect(car.state == .unloading)
    car.perform(.unloaded)
    #expect(screen.received == ["did setup", "did load", "did unload"])
  }

  @Test func `a screen that disappears during a load cancels it`() {
    screen.load()
    screen.show()
    screen.hide()
    #expect(car.attempt(.loaded) == .refused(.loaded, in: .unloading))
  }

  @Test func `repeated calls of a screen are allowed`() {
    screen.load()
    screen.load()
    screen.hide()
    screen.show()
    screen.show()
    car.perform(.loaded)
    screen.show()
    screen.hide()
    screen.hide()
    screen.show()
    car.perform(.unloaded)
    #expect(car.state == .loading)
    #expect(screen.received == ["did setup", "did load", "did unload"])
  }

  @Test func `a replacement is loaded in place of the former view model`() {
    let other = Car()
    screen.load()
    screen.show()
    screen.viewModel = other
    #expect([car.state, other.state] == [.unloading, .loading])
    car.perform(.unloaded)
    other.perform(.loaded)
    #expect(screen.received == ["did setup", "did setup", "did load"])
  }

  @Test func `a replacement on a hidden screen is set up`() {
    let other = Car()
    screen.load()
    screen.viewModel = other
    #expect([car.state, other.state] == [.setUp, .setUp])
    screen.viewModel = nil
    screen.show()
    #expect(other.state == .setUp)
  }

  @Test func `setting the same view model changes nothing`() {
    screen.load()
    screen.show()
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
  func `a view model on two screens is unloaded after both have disappeared`(_ isFirstLeftFirst: Bool) {
    screen.load()
    let other = another()
    screen.show()
    other.show()
    car.perform(.loaded)
    (isFirstLeftFirst ? screen : other).hide()
    #expect(car.state == .loaded)
    (isFirstLeftFirst ? other : screen).hide()
    #expect(car.state == .unloading)
  }

  @Test func `a load that another screen waits for continues`() {
    screen.load()
    let other = another()
    screen.show()
    other.show()
    screen.hide()
    car.perform(.loaded)
    #expect(other.received == ["did load"])
  }

  @Test func `a screen that appeared twice needs to disappear only once`() {
    screen.load()
    screen.show()
    screen.show()
    car.perform(.loaded)
    screen.hide()
    #expect(car.state == .unloading)
  }

  @Test func `a released screen no longer shows its view model`() {
    screen.load()
    screen.show()
    var other: Screen? = another()
    other?.show()
    car.perform(.loaded)
    other = nil
    screen.hide()
    #expect(car.state == .unloading)
  }

  @Test func `a view model that is replaced on one of two screens stays loaded on the other`() {
    screen.load()
    let other = another()
    screen.show()
    other.show()
    car.perform(.loaded)
    screen.viewModel = Car()
    #expect(car.state == .loaded)
    #expect(screen.viewModel?.state == .loading)
    screen.hide()
    #expect(car.state == .loaded)
    other.hide()
    #expect(car.state == .unloading)
  }

  @Test func `a hidden screen that disappears or gets another view model doesn't affect other screens`() {
    screen.load()
    let other = another()
    screen.show()
    car.perform(.loaded)
    other.hide()
    other.viewModel = Car()
    #expect(car.state == .loaded)
  }

  @Test func `a screen that disappears again doesn't keep another from being loaded`() {
    screen.load()
    let other = another()
    screen.show()
    car.perform(.loaded)
    screen.hide()
    other.show()
    screen.hide()
    car.perform(.unloaded)
    #expect(car.state == .loading)
  }

  @Test func `disappear unloads a view model that a screen shows, and the screen may appear again`() {
    screen.load()
    screen.show()
    car.perform(.loaded)
    car.disappear()
    car.perform(.unloaded)
    #expect(car.state == .setUp)
    screen.show()
    #expect(car.state == .loading)
  }
}

@MainActor final class Screen: ModelableScreen {
  private(set) var received: [String] = []
  private var isLoaded = false
  private var isShown = false
  var viewModel: Car? {
    didSet { if isLoaded { screenDidReplace(oldValue, isShown: isShown) } }
  }

  func load() {
    isLoaded = true
    screenDidLoad()
  }

  func show() {
    isShown = true
    screenWillAppear()
  }

  func hide() {
    isShown = false
    screenDidDisappear()
  }

  func viewModelDidSetup(_ viewModel: Car) { received.append("did setup") }
  func viewModelDidLoad(_ viewModel: Car) { received.append("did load") }
  func viewModelDidUnload(_ viewModel: Car) { received.append("did unload") }
}

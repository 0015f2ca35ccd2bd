import CarRecipe
import MVVMConformanceTesting
import MVVMCore
import MVVMLifecycle
import TerminalKit
import Testing

@testable import CarTerminal

@MainActor
struct CarScreenTests {
  let store = CarStoreDouble()
  let car: CarViewModel
  let screen: CarScreen

  init() {
    car = CarViewModel(store: store)
    screen = CarScreen(car)
  }

  private var lines: [String] { screen.lines(columns: 60).map(\.text) }

  private func appear() async throws {
    screen.handle(.control("t"))
    try await store.answer(with: .success(.catalogue))
    try await wait { screen.isIdle }
  }

  @Test func hiddenScreenIsOnlySetUp() {
    #expect(car.state == .setUp)
    #expect(lines == ["The car's screen is hidden. Press ^T to show it.", "Car: set up", "", "did set up"])
  }

  @Test func startShowsTheCar() async throws {
    screen.start()
    #expect(lines.first == "Car: loading" && lines.contains("> Make    "))
    try await store.answer(with: .success(.catalogue))
    try await wait { screen.isIdle }
    #expect(lines.first == "Car: loaded")
  }

  @Test func appearingLoadsAndDisappearingUnloads() async throws {
    try await appear()
    #expect(car.state == .loaded)
    #expect(lines.first == "Car: loaded" && lines.last == "will load, did load")
    screen.handle(.control("t"))
    #expect(car.state == .setUp)
    #expect(lines.last == "will load, did load, will unload, did unload")
  }

  @Test func stateIsShownAfterEveryLegalSequence() {
    expectNoFindings(
      lifecycleFindings(
        of: { CarViewModel(store: store) }, by: { CarScreen($0) }, updates: [[.weight]],
        shows: { $0.view.state }, expecting: { $0.state == .setUp ? "set up" : "\($0.state)" }))
  }

  @Test func typedTextIsShownInItsFieldWithItsFigures() async throws {
    try await appear()
    screen.handle(.paste("Fiat"))
    screen.handle(.tab)
    screen.handle(.paste("Pand"))
    screen.handle(.character("a"))
    #expect(lines[1...4] == ["  Make    Fiat", "> Model   Panda", "  Power   69 hp", "  Weight  940 kg"])
    screen.handle(.backspace)
    #expect(lines[3] == "  Power   120 hp")
  }

  @Test func keysEditTheSelectedField() async throws {
    try await appear()
    #expect((screen.cursor, screen.cursorRow) == (10, 1))
    screen.handle(.paste("Fixat"))
    for key in [Key.left, .left, .left, .delete] { screen.handle(key) }
    #expect((lines[1], screen.cursor) == ("> Make    Fiat", 12))
    screen.handle(.home)
    #expect(screen.cursor == 10)
    screen.handle(.character("x"))
    screen.handle(.end)
    screen.handle(.right)
    #expect((lines[1], screen.cursor) == ("> Make    xFiat", 15))
    screen.handle(.tab)
    #expect((screen.cursor, screen.cursorRow) == (10, 2))
    screen.handle(.tab)
    screen.handle(.control("u"))
    #expect((car.make, lines[1]) == ("", "> Make    "))
    screen.handle(.control("t"))
    #expect(screen.cursor == nil)
  }

  @Test func textBeyondTheLimitIsRejectedWithAMessage() async throws {
    try await appear()
    screen.handle(.paste(String(repeating: "x", count: 41)))
    #expect(car.make == "")
    #expect(lines.contains("A field has at most 40 characters."))
    screen.handle(.character("x"))
    #expect(car.make == "x" && !lines.contains { $0.contains("at most") })
  }

  @Test func fieldsShowTheTextOfANewViewModel() {
    let other = CarViewModel(store: store)
    other.make = "Fiat"
    screen.viewModel = other
    screen.handle(.control("t"))
    screen.handle(.backspace)
    #expect(other.make == "Fia")
  }

  @Test func hiddenScreenAcceptsNoText() {
    screen.handle(.paste("Fiat"))
    #expect(car.make == "")
  }

  @Test func failureIsShownAndRetried() async throws {
    screen.handle(.control("t"))
    try await store.answer(with: .failure(CarStoreError.offline))
    try await wait { screen.isIdle }
    #expect(lines.contains("The network is down. Press ^R to try again."))
    screen.handle(.control("r"))
    try await store.answer(with: .success(.catalogue))
    try await wait { screen.isIdle }
    #expect(lines.first == "Car: loaded")
    #expect(!lines.contains { $0.contains("network") })
  }

  @Test func replacementIsLoadedAndFormerViewModelUnloaded() async throws {
    try await appear()
    let other = CarViewModel(store: store)
    screen.viewModel = other
    #expect(car.state == .setUp)
    #expect(other.state == .loading)
    try await store.answer(with: .success(.catalogue))
    try await wait { screen.isIdle }
    let callbacks = screen.view.callbacks
    car.appear()
    #expect(screen.view.callbacks == callbacks)
    screen.viewModel = nil
    #expect(lines.isEmpty)
    try await store.answer(with: .success([]))
  }

  @Test func viewModelDoesNotRetainItsScreen() {
    var screen: CarScreen? = CarScreen(car)
    weak let gone = screen
    screen = nil
    #expect(gone == nil)
    car.appear()
  }
}

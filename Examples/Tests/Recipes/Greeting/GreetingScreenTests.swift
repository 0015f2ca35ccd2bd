import GreetingRecipe
import MVVMBinding
import MVVMCore
import TerminalKit
import Testing

@testable import GreetingTerminal

@MainActor
struct GreetingScreenTests {
  private func lines(_ screen: GreetingScreen) -> [String] { screen.lines(columns: 60).map(\.text) }

  @Test func firstViewModelIsShownAsOneChange() {
    let double = GreetingDouble()
    let screen = GreetingScreen { double }
    #expect(double.notifications == [[.greeting, .farewell, .price]])
    #expect(lines(screen).contains("g  Greeting   Good day"))
    #expect(lines(screen).contains("Last change: greeting, farewell, price"))
  }

  @Test func keyFillsOnlyItsLabel() {
    let screen = GreetingScreen { GreetingViewModel(.ada, offer: Price(cents: 380)) }
    screen.handle(.character("p"))
    #expect(
      lines(screen) == [
        "Greeting", "", "g  Greeting   –", "f  Farewell   –", "p  Price      3.80", "", "Last change: price",
      ])
    screen.handle(.character("g"))
    screen.handle(.character("f"))
    #expect(lines(screen)[2...3] == ["g  Greeting   Hello Ada Lovelace", "f  Farewell   Bye Ada Lovelace"])
  }

  @Test func changeOfAllFieldsIsDrawnOnce() {
    let screen = GreetingScreen { GreetingViewModel(.ada, offer: Price(cents: 380)) }
    var drawn = 0
    screen.onChange = { drawn += 1 }
    screen.handle(.character("a"))
    #expect(drawn == 1)
    #expect(lines(screen)[2] == "g  Greeting   Hello Ada Lovelace")
  }

  @Test func formerPersonIsNoLongerObserved() {
    let former = GreetingViewModel(.ada, offer: Price(cents: 380))
    let screen = GreetingScreen { former }
    screen.viewModel = GreetingViewModel(.ada, offer: Price(cents: 1))
    let before = lines(screen)
    var drawn = 0
    screen.onChange = { drawn += 1 }
    former.showAll()
    #expect(drawn == 0)
    #expect(lines(screen) == before)
  }

  @Test func screenIsEmptyAfterTheLastPerson() {
    var people = [GreetingViewModel(.ada, offer: Price(cents: 380))]
    let screen = GreetingScreen { people.popLast() }
    screen.handle(.character("a"))
    screen.handle(.character("n"))
    #expect(screen.viewModel == nil)
    #expect(lines(screen) == ["There is no one left to greet."])
    #expect(screen.view.greeting == nil)
  }

  @Test func viewModelDoesNotRetainItsScreen() {
    let viewModel = GreetingViewModel(.ada, offer: Price(cents: 380))
    var screen: GreetingScreen? = GreetingScreen { viewModel }
    weak let gone = screen
    #expect(gone != nil)
    screen = nil
    #expect(gone == nil)
    viewModel.showAll()
  }

  @Test func replacedViewModelIsReleased() {
    let screen = GreetingScreen { GreetingViewModel(.ada, offer: Price(cents: 380)) }
    weak let former = screen.viewModel
    screen.handle(.character("n"))
    #expect(screen.viewModel != nil)
    #expect(former == nil)
  }
}

/// A view model that replaces the app's in a test.
@MainActor
private final class GreetingDouble: GreetingShowing {
  var greeting: String? = "Good day"
  var farewell: String?
  var price: String?
  let didChange = FieldObservers<any GreetingShowing, GreetingField>()
  private(set) var notifications: [Set<GreetingField>] = []

  init() {
    didChange.observe(.greeting, .farewell, .price, by: self) { me, _, fields in me.notifications.append(fields) }
  }

  func show(_ field: GreetingField) {}
  func showAll() {}
}

extension Person {
  fileprivate static let ada = Person(firstName: "Ada", lastName: "Lovelace")
}

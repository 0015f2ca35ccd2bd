import GreetingRecipe
import MVVMBinding
import Testing

@MainActor
struct GreetingViewModelTests {
  let viewModel = GreetingViewModel(Person(firstName: "Ada", lastName: "Lovelace"), offer: Price(cents: 380))

  @Test func nothingIsShownWithoutARequest() {
    #expect(viewModel.greeting == nil && viewModel.farewell == nil && viewModel.price == nil)
  }

  @Test func eachFieldIsShownOnRequest() {
    viewModel.show(.greeting)
    #expect(viewModel.greeting == "Hello Ada Lovelace")
    viewModel.show(.farewell)
    #expect(viewModel.farewell == "Bye Ada Lovelace")
    #expect(viewModel.price == nil)
    viewModel.show(.price)
    #expect(viewModel.price == "3.80")
  }

  @Test func fieldNotifiesOnlyItsObservers() {
    var received: [GreetingField] = []
    for field in GreetingField.allCases { viewModel.didChange[field] = { _ in received.append(field) } }
    viewModel.show(.farewell)
    #expect(received == [.farewell])
  }

  @Test func fieldIsSetBeforeItsObserversAreNotified() {
    var shown: String?
    viewModel.didChange[.greeting] = { viewModel in shown = viewModel.greeting }
    viewModel.show(.greeting)
    #expect(shown == "Hello Ada Lovelace")
  }

  @Test func allFieldsAreOneChange() {
    var changes: [Set<GreetingField>] = []
    let token = viewModel.didChange.observe(.greeting, .farewell, .price) { changes.append($1) }
    viewModel.showAll()
    #expect(changes == [[.greeting, .farewell, .price]])
    #expect(viewModel.price == "3.80")
    token.end()
  }

  @Test(arguments: [(0, "0.00"), (5, "0.05"), (380, "3.80"), (12_345, "123.45")])
  func priceHasTwoDigitsOfCents(cents: Int, text: String) {
    #expect("\(Price(cents: cents))" == text)
  }
}

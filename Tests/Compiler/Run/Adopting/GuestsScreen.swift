// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/StatePerScreen.md guests-screen
// The view model has the states that the page expects, and the screen shows them.
import Prelude

struct OneGuest: GuestStore {
  let guest = Contact(id: 1, name: "Ada")
  func guests() async throws -> [Contact] { [guest] }
  func arrivals() async throws -> AsyncStream<Int> { AsyncStream { $0.finish() } }
  func add(_ name: String) async throws -> Contact { guest }
}

@main
@MainActor
struct GuestsScreen {
  static func main() async {
    let store = OneGuest()
    let findings = await stateFlowFindings(
      of: GuestsViewModel(store: store),
      [
        .state(GuestsState()), .command(.load), .state(GuestsState(isLoading: true)),
        .state(GuestsState(guests: [store.guest])),
      ])
    expect(findings, [], "the findings about the states")

    let viewModel = GuestsViewModel(store: store)
    let screen = GuestsViewController(viewModel: viewModel)
    let navigation = UINavigationController(rootViewController: screen)
    screen.loadViewIfNeeded()
    expect(screen.title, "0 of 0", "the title before the guests are loaded")
    for await state in viewModel.viewStateStream.values where !state.guests.isEmpty { break }
    expect(screen.title, "0 of 1", "the title after the guests are loaded")
    expect(screen.rows, ["Ada"], "the rows")

    viewModel.execute(.add("Ada"))
    for await state in viewModel.viewStateStream.values where state.guests.count > 1 { break }
    expect(navigation.viewControllers.count, 1, "the number of screens before this one has appeared")
    screen.viewDidAppear(false)
    let pushed = navigation.viewControllers.last as? ContactViewController
    expect(pushed?.contact, store.guest, "the contact of the pushed screen")
    finish()
  }
}

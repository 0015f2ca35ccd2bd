import CarRecipe
import MVVMCore
import MVVMLifecycle
import Testing

@MainActor
struct CarViewModelTests {
  let store = CarStoreDouble()
  let car: CarViewModel
  fileprivate let witness = Witness()

  init() {
    car = CarViewModel(store: store)
    car.addObserver(witness)
  }

  private func load() async throws {
    car.appear()
    try await store.answer(with: .success(.catalogue))
    try await wait { car.state == .loaded }
  }

  @Test func theOutputIsDefinedBeforeAnythingIsLoaded() {
    (car.make, car.model) = ("Fiat", "Panda")
    #expect((car.horsePower, car.weight) == (0, 0))
    #expect(witness.heard.isEmpty)
  }

  @Test func whatWasTypedBeforeIsLookedUpAtTheLoad() async throws {
    (car.make, car.model) = ("Fiat", "Panda")
    try await load()
    #expect((car.horsePower, car.weight) == (69, 940))
    #expect(witness.heard == ["setup", "willLoad", "didLoad"])
  }

  @Test func anUpdateSaysWhatOfTheOutputIsAnother() async throws {
    try await load()
    (car.make, car.model) = ("Fiat", "Panda")
    car.model = "Tipo"
    #expect((car.horsePower, car.weight) == (120, 1_100))
    #expect(witness.updates == [[.horsePower, .weight], [.horsePower, .weight]])
  }

  @Test func anInputThatLeavesTheOutputTellsNothing() async throws {
    try await load()
    (car.make, car.model) = ("Fiat", "Tipo")
    car.model = "Uno"
    #expect(witness.updates.count == 1)
  }

  @Test func anUpdateNamesNoOutputThatStayed() async throws {
    car.appear()
    try await store.answer(with: .success([Car(make: "Fiat", model: "Panda", horsePower: 69, weight: 1_100)]))
    try await wait { car.state == .loaded }
    (car.make, car.model) = ("Fiat", "Uno")
    car.model = "Panda"
    #expect(witness.updates.last == [.horsePower])
  }

  @Test func aScreenThatIsLeftWhileItLoadsIsNotLoadedLater() async throws {
    (car.make, car.model) = ("Fiat", "Panda")
    car.appear()
    try await wait { store.isAsked }
    car.disappear()
    try await store.answer(with: .success(.catalogue))
    for _ in 0..<10 { await Task.yield() }
    #expect(car.state == .setUp)
    #expect(car.horsePower == 0)
    #expect(witness.heard == ["setup", "willLoad", "willUnload", "didUnload"])
  }

  @Test func aLoadThatFailsIsToldAndCanBeTriedAgain() async throws {
    car.appear()
    try await store.answer(with: .failure(CarStoreError.offline))
    try await wait { car.state == .setUp }
    #expect(car.loadError as? CarStoreError == .offline)
    try await load()
    #expect(car.loadError == nil)
    #expect(witness.heard == ["setup", "willLoad", "failed", "willLoad", "didLoad"])
  }

  @Test func whatIsLeftLetsGoOfTheCatalogue() async throws {
    (car.make, car.model) = ("Fiat", "Panda")
    try await load()
    car.disappear()
    #expect(car.state == .setUp)
    #expect((car.horsePower, car.weight) == (0, 0))
  }

  @Test func aLoadWhileLoadedIsRefusedAndChangesNothing() async throws {
    try await load()
    #expect(throws: LifecycleError.refused(.load, in: .loaded)) { try car.load() }
    #expect(car.state == .loaded)
    #expect(witness.heard.last == "didLoad")
  }

  @Test func anAwaitedCatalogueDoesNotKeepTheViewModel() async throws {
    let store = CarStoreDouble()
    var car: CarViewModel? = CarViewModel(store: store)
    weak let gone = car
    car?.appear()
    try await wait { store.isAsked }
    car = nil
    #expect(gone == nil)
    try await store.answer(with: .success([]))
  }
}

/// Takes down what it hears.
@MainActor
private final class Witness: LifecycleObserver {
  private(set) var heard: [String] = []
  private(set) var updates: [Set<CarViewModel.Output>] = []

  func viewModelDidSetup(_ viewModel: CarViewModel) { heard.append("setup") }
  func viewModelWillLoad(_ viewModel: CarViewModel) { heard.append("willLoad") }
  func viewModelDidLoad(_ viewModel: CarViewModel) { heard.append("didLoad") }
  func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { heard.append("failed") }
  func viewModelDidUpdate(_ viewModel: CarViewModel, updates: Set<CarViewModel.Output>) { self.updates.append(updates) }
  func viewModelWillUnload(_ viewModel: CarViewModel) { heard.append("willUnload") }
  func viewModelDidUnload(_ viewModel: CarViewModel) { heard.append("didUnload") }
}

import CarRecipe
import MVVMCore
import MVVMLifecycle
import Testing

@MainActor
struct CarViewModelTests {
  let store = CarStoreDouble()
  let car: CarViewModel
  fileprivate let observer = CallbackRecorder()

  init() {
    car = CarViewModel(store: store)
    car.addObserver(observer)
  }

  private func load() async throws {
    car.appear()
    try await store.answer(with: .success(.catalogue))
    try await wait { car.state == .loaded }
  }

  @Test func outputIsDefinedBeforeALoad() {
    (car.make, car.model) = ("Fiat", "Panda")
    #expect((car.horsePower, car.weight) == (0, 0))
    #expect(observer.received.isEmpty)
  }

  @Test func textTypedBeforeIsLookedUpAfterALoad() async throws {
    (car.make, car.model) = ("Fiat", "Panda")
    try await load()
    #expect((car.horsePower, car.weight) == (69, 940))
    #expect(observer.received == ["setup", "willLoad", "didLoad"])
  }

  @Test func updateNamesTheChangedOutput() async throws {
    try await load()
    (car.make, car.model) = ("Fiat", "Panda")
    car.model = "Tipo"
    #expect((car.horsePower, car.weight) == (120, 1_100))
    #expect(observer.updates == [[.horsePower, .weight], [.horsePower, .weight]])
  }

  @Test func inputThatChangesNoOutputSendsNoUpdate() async throws {
    try await load()
    (car.make, car.model) = ("Fiat", "Tipo")
    car.model = "Uno"
    #expect(observer.updates.count == 1)
  }

  @Test func updateDoesNotNameUnchangedOutput() async throws {
    car.appear()
    try await store.answer(with: .success([Car(make: "Fiat", model: "Panda", horsePower: 69, weight: 1_100)]))
    try await wait { car.state == .loaded }
    (car.make, car.model) = ("Fiat", "Uno")
    car.model = "Panda"
    #expect(observer.updates.last == [.horsePower])
  }

  @Test func screenThatDisappearsDuringALoadIsNotLoadedLater() async throws {
    (car.make, car.model) = ("Fiat", "Panda")
    car.appear()
    try await wait { store.hasRequest }
    car.disappear()
    try await store.answer(with: .success(.catalogue))
    for _ in 0..<10 { await Task.yield() }
    #expect(car.state == .setUp)
    #expect(car.horsePower == 0)
    #expect(observer.received == ["setup", "willLoad", "willUnload", "didUnload"])
  }

  @Test func failedLoadIsReportedAndCanBeRetried() async throws {
    car.appear()
    try await store.answer(with: .failure(CarStoreError.offline))
    try await wait { car.state == .setUp }
    #expect(car.loadError as? CarStoreError == .offline)
    try await load()
    #expect(car.loadError == nil)
    #expect(observer.received == ["setup", "willLoad", "failed", "willLoad", "didLoad"])
  }

  @Test func unloadReleasesTheCatalog() async throws {
    (car.make, car.model) = ("Fiat", "Panda")
    try await load()
    car.disappear()
    #expect(car.state == .setUp)
    #expect((car.horsePower, car.weight) == (0, 0))
  }

  @Test func loadWhileLoadedIsRefusedAndChangesNothing() async throws {
    try await load()
    #expect(throws: LifecycleError.refused(.load, in: .loaded)) { try car.load() }
    #expect(car.state == .loaded)
    #expect(observer.received.last == "didLoad")
  }

  @Test func pendingLoadDoesNotRetainTheViewModel() async throws {
    let store = CarStoreDouble()
    var car: CarViewModel? = CarViewModel(store: store)
    weak let gone = car
    car?.appear()
    try await wait { store.hasRequest }
    car = nil
    #expect(gone == nil)
    try await store.answer(with: .success([]))
  }
}

/// Records the callbacks that it receives.
@MainActor
private final class CallbackRecorder: LifecycleObserver {
  private(set) var received: [String] = []
  private(set) var updates: [Set<CarViewModel.Output>] = []

  func viewModelDidSetup(_ viewModel: CarViewModel) { received.append("setup") }
  func viewModelWillLoad(_ viewModel: CarViewModel) { received.append("willLoad") }
  func viewModelDidLoad(_ viewModel: CarViewModel) { received.append("didLoad") }
  func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { received.append("failed") }
  func viewModelDidUpdate(_ viewModel: CarViewModel, updates: Set<CarViewModel.Output>) { self.updates.append(updates) }
  func viewModelWillUnload(_ viewModel: CarViewModel) { received.append("willUnload") }
  func viewModelDidUnload(_ viewModel: CarViewModel) { received.append("didUnload") }
}

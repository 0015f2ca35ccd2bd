import MVVMCore
import MVVMLifecycle
import Testing

/// Work that is done immediately, in a task, or in a callback, and late results.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct WorkTests {
  let store = HeldStore()
  let worker: Worker

  init() { worker = Worker(store) }

  @Test func `a load's result is set before the view model is loaded`() async throws {
    worker.appear()
    #expect(worker.state == .loading)
    await until { store.requests == 1 }
    store.answer("Ada")
    await until { worker.state == .loaded }
    #expect(worker.name == "Ada")
    #expect(store.cancelled == 0)
  }

  @Test func `a load that fails leaves the view model set up with an error, which the next load clears`() async throws {
    worker.appear()
    await until { store.requests == 1 }
    store.fail(NetworkError(code: -1009))
    await until { worker.state == .setUp }
    #expect(worker.loadError as? NetworkError == NetworkError(code: -1009))
    try worker.load()
    #expect(worker.loadError == nil)
  }

  @Test func `a screen that disappears during a load cancels it, and the late result is dropped`() async {
    worker.appear()
    await until { store.requests == 1 }
    worker.disappear()
    #expect(worker.state == .unloading)
    #expect(store.cancelled == 1)
    store.answer("late")
    await until { store.answered == 1 && worker.state == .setUp }
    #expect(worker.name == "")
    #expect(worker.unloadCount == 1)
  }

  @Test(arguments: [CancellationError(), NetworkError(code: -999)] as [any Error])
  func `an error of a cancelled load isn't a failure`(_ error: any Error) async {
    worker.appear()
    await until { store.requests == 1 }
    worker.disappear()
    store.fail(error)
    await until { store.answered == 1 && worker.state == .setUp }
    #expect(worker.loadError == nil)
  }

  @Test func `a cancellation from elsewhere is a failure, so that no screen loads forever`() async {
    worker.appear()
    await until { store.requests == 1 }
    store.fail(CancellationError())
    await until { worker.state == .setUp }
    #expect(worker.loadError is CancellationError)
  }

  @Test func `a late result doesn't end the next load`() async {
    worker.appear()
    await until { store.requests == 1 }
    worker.disappear()
    await until { worker.state == .setUp }
    worker.appear()
    await until { store.requests == 2 }
    store.answer("late")
    await until { store.answered == 1 }
    #expect(worker.state == .loading)
    store.answer("new")
    await until { worker.state == .loaded }
    #expect(worker.name == "new")
  }

  @Test func `a screen that reappears during an unload is loaded after it`() async {
    worker.appear()
    await until { store.requests == 1 }
    worker.disappear()
    worker.appear()
    #expect(worker.state == .unloading)
    await until { store.requests == 2 }
    #expect(worker.state == .loading)
    #expect(worker.unloadCount == 1)
  }

  @Test func `a screen that reappears and disappears during an unload isn't loaded`() async {
    worker.appear()
    worker.disappear()
    worker.appear()
    worker.disappear()
    await until { worker.unloadCount == 1 && worker.state == .setUp }
    #expect(store.requests == 0)
  }

  @Test func `immediate work loads immediately`() throws {
    let plain = Plain()
    var state: LifecycleState?
    plain.load = { [unowned plain] in state = plain.state }
    plain.appear()
    #expect(state == .loading)
    #expect(plain.state == .loaded)
    try plain.unload()
    #expect(plain.state == .setUp)
  }

  @Test func `immediate work may fail`() {
    let plain = Plain()
    plain.load = { throw Flat() }
    plain.appear()
    #expect(plain.state == .setUp)
    #expect(plain.loadError as? Flat == Flat())
    plain.load = nil
    plain.appear()
    #expect(plain.state == .loaded)
    #expect(plain.loadError == nil)
  }

  @Test func `a completion counts once, and only for its own load`() throws {
    let car = Car()
    car.appear()
    let first = try #require(car.loading)
    #expect(first.isCurrent)
    car.disappear()
    #expect(!first.isCurrent)
    #expect(first(.success(())) == .refused(.loaded, in: .unloading))
    car.perform(.unloaded, .load)
    #expect(first(.success(())) == .expired(.loaded))
    #expect(first(.failure(Flat())) == .expired(.failed))
    #expect(car.state == .loading)
    let second = try #require(car.loading)
    #expect(second(.success(())) == nil)
    #expect(second(.success(())) == .refused(.loaded, in: .loaded))
    #expect(!second.isCurrent)
  }

  @Test func `setup runs once, and refuses every other event meanwhile`() throws {
    let car = Car()
    var refusals: [LifecycleError?] = []
    car.onSetup = { refusals = Table.events.map { car.attempt($0) } }
    try car.setup()
    #expect(refusals == Table.events.map { .refused($0, in: .initialized) })
    #expect(car.setups == 1)
    #expect(car.state == .setUp)
    car.onSetup = nil
  }
}

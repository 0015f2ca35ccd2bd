import MVVMCore
import MVVMLifecycle
import Testing

/// References between view models, observers and children.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OwnershipTests {
  @Test func `an observer is referenced weakly`() {
    let car = Car()
    var listener: Listener? = Listener(to: car)
    weak let weakly = listener
    car.perform(.setup)
    listener = nil
    #expect(weakly == nil)
    car.perform(.load)
    #expect(car.state == .loading)
  }

  @Test func `an observer doesn't retain the view model`() {
    let listener = Listener()
    var car: Car? = Car()
    weak let weakly = car
    car?.addObserver(listener)
    car?.perform(.setup, .load, .loaded, .unload, .unloaded)
    car = nil
    #expect(weakly == nil)
  }

  @Test func `a view model that is released while it loads cancels its load`() async {
    let store = HeldStore()
    var worker: Worker? = Worker(store)
    weak let weakly = worker
    worker?.appear()
    await until { store.requests == 1 }
    worker = nil
    #expect(weakly == nil)
    #expect(store.cancelled == 1)
    store.answer("late")
    await until { store.answered == 1 }
  }

  @Test func `a completion doesn't retain the view model, and expires with it`() throws {
    var car: Car? = Car()
    weak let weakly = car
    car?.appear()
    let completion = try #require(car?.loading)
    car = nil
    #expect(weakly == nil)
    #expect(!completion.isCurrent)
    #expect(completion(.success(())) == .expired(.loaded))
    #expect(completion(.failure(Flat())) == .expired(.failed))
  }

  @Test func `a parent retains its children, and they don't retain it`() throws {
    var parent: Car? = Car()
    weak let weakly = parent
    weak var child: Car?
    do {
      let made = Car()
      child = made
      try parent?.addChild(made)
    }
    parent?.appear()
    let kept = try #require(child)
    #expect(kept.state == .loading)
    parent = nil
    #expect(weakly == nil)
    kept.perform(.failed)
    #expect(kept.state == .setUp)
    try Car().addChild(kept)
  }

  @Test func `a removed child isn't retained, even if its failure was reported`() throws {
    let parent = Car()
    let listener = Listener(to: parent)
    var child: Car? = Car()
    weak let weakly = child
    if let child { try parent.addChild(child) }
    parent.appear()
    child?.perform(.failed)
    #expect(listener.received.last == .childDidFailToLoad)
    if let child { parent.removeChild(child) }
    child = nil
    #expect(weakly == nil)
  }

  @Test func `an update isn't retained`() {
    let viewModel = UpdatingViewModel()
    var payload: Car? = Car()
    weak let weakly = payload
    viewModel.appear()
    if let payload { try? viewModel.update(payload) }
    payload = nil
    #expect(weakly == nil)
  }

  @Test func `a load that waits for an unload doesn't retain the view model`() {
    var car: Car? = Car()
    weak let weakly = car
    car?.perform(.setup, .load, .unload)
    car?.appear()
    car = nil
    #expect(weakly == nil)
  }

  @Test func `an observer may release the view model in a callback`() {
    var car: Car? = Car()
    weak let weakly = car
    let listener = Listener(to: car)
    listener.answer = { callback in if callback == .willLoad { car = nil } }
    car?.perform(.setup, .load)
    #expect(weakly == nil)
    #expect(listener.received == [.didSetup, .willLoad])
  }
}

private final class UpdatingViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<Car>()
}

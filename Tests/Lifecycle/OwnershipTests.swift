import MVVMCore
import MVVMLifecycle
import Testing

/// Who keeps whom alive, and what goes with whom.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct OwnershipTests {
  @Test func `an observer is held weakly`() {
    let car = Car()
    var listener: Listener? = Listener(to: car)
    weak let weakly = listener
    car.happen(.setup)
    listener = nil
    #expect(weakly == nil)
    car.happen(.load)
    #expect(car.state == .loading)
  }

  @Test func `an observer does not keep the view model`() {
    let listener = Listener()
    var car: Car? = Car()
    weak let weakly = car
    car?.addObserver(listener)
    car?.happen(.setup, .load, .loaded, .unload, .unloaded)
    car = nil
    #expect(weakly == nil)
  }

  @Test func `a view model that goes while it loads cancels its load`() async {
    let store = HeldStore()
    var worker: Worker? = Worker(store)
    weak let weakly = worker
    worker?.appear()
    await until { store.asked == 1 }
    worker = nil
    #expect(weakly == nil)
    #expect(store.cancelled == 1)
    store.answer("late")
    await until { store.answered == 1 }
  }

  @Test func `a completion does not keep the view model, and is late when it has gone`() throws {
    var car: Car? = Car()
    weak let weakly = car
    car?.appear()
    let completion = try #require(car?.loading)
    car = nil
    #expect(weakly == nil)
    #expect(!completion.counts)
    #expect(completion(.success(())) == .late(.loaded))
    #expect(completion(.failure(Flat())) == .late(.failed))
  }

  @Test func `a parent keeps its children, and they do not keep it`() throws {
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
    kept.happen(.failed)
    #expect(kept.state == .setUp)
    try Car().addChild(kept)
  }

  @Test func `a child that was removed is kept by nobody, though its failure was told`() throws {
    let parent = Car()
    let listener = Listener(to: parent)
    var child: Car? = Car()
    weak let weakly = child
    if let child { try parent.addChild(child) }
    parent.appear()
    child?.happen(.failed)
    #expect(listener.heard.last == .childDidFailToLoad)
    if let child { parent.removeChild(child) }
    child = nil
    #expect(weakly == nil)
  }

  @Test func `an update keeps nothing`() {
    let told = Told()
    var payload: Car? = Car()
    weak let weakly = payload
    told.appear()
    if let payload { try? told.update(payload) }
    payload = nil
    #expect(weakly == nil)
  }

  @Test func `the wish to come back does not keep the view model`() {
    var car: Car? = Car()
    weak let weakly = car
    car?.happen(.setup, .load, .unload)
    car?.appear()
    car = nil
    #expect(weakly == nil)
  }

  @Test func `an observer may let the view model go as it hears`() {
    var car: Car? = Car()
    weak let weakly = car
    let listener = Listener(to: car)
    listener.answer = { heard in if heard == .willLoad { car = nil } }
    car?.happen(.setup, .load)
    #expect(weakly == nil)
    #expect(listener.heard == [.didSetup, .willLoad])
  }
}

private final class Told: LifecycleViewModel {
  let lifecycle = Lifecycle<Car>()
}

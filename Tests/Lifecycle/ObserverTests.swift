import MVVMBinding
import MVVMCore
import MVVMLifecycle
import Testing

/// Who is told what, when, and in which order.
@MainActor
@Suite struct ObserverTests {
  let car = Car()

  @Test func `an observer hears the whole way, with the state that it leads to`() {
    let listener = Listener(to: car)
    car.happen(.setup, .load, .failed, .load, .loaded, .update, .unload, .unloaded)
    #expect(
      listener.heard == [
        .didSetup, .willLoad, .didFailToLoad, .willLoad, .didLoad, .didUpdate, .willUnload, .didUnload,
      ])
    #expect(listener.states == [.setUp, .loading, .setUp, .loading, .loaded, .loaded, .unloading, .setUp])
    #expect(listener.updates == ["oil"])
    #expect(listener.errors.map { $0 as? Flat } == [Flat()])
  }

  @Test func `a call within a callback takes effect at once, and is told after it, to all`() {
    let first = Listener(to: car)
    let second = Listener(to: car)
    first.answer = { [car] heard in
      guard heard == .willLoad else { return }
      car.happen(.unload)
      #expect(car.state == .unloading)
      #expect(car.loading == nil)
    }
    car.happen(.setup, .load)
    #expect(first.heard == [.didSetup, .willLoad, .willUnload])
    #expect(second.heard == [.didSetup, .willLoad, .willUnload])
    #expect(second.states == [.setUp, .unloading, .unloading])
    // The load was left before it began, and its work was not even asked for.
    #expect(car.loading == nil)
  }

  @Test func `a call within a callback is refused by the state as it is`() {
    let listener = Listener(to: car)
    var refusal: LifecycleError?
    listener.answer = { [car] heard in if heard == .didSetup { refusal = car.happens(.update) } }
    car.happen(.setup)
    #expect(refusal == .refused(.update, in: .setUp))
    #expect(listener.heard == [.didSetup])
  }

  @Test func `a wish to come back that is made within a callback waits for the unload that it was made in`() {
    let listener = Listener(to: car)
    var isFirst = true
    listener.answer = { [car] heard in
      guard heard == .didUnload, isFirst else { return }
      isFirst = false
      car.happen(.load, .unload)
      car.appear()
    }
    car.happen(.setup, .load, .unload, .unloaded)
    #expect(car.state == .unloading)
    car.happen(.unloaded)
    #expect(car.state == .loading)
  }

  @Test func `an observer that was removed hears nothing more, not even what is being told`() {
    let first = Listener(to: car)
    let second = Listener(to: car)
    first.answer = { [car] _ in car.removeObserver(second) }
    car.happen(.setup, .load)
    #expect(first.heard == [.didSetup, .willLoad])
    #expect(second.heard == [])
  }

  @Test func `an observer that is added again is told once, after the others`() {
    let first = Listener(to: car)
    let second = Listener()
    car.addObserver(second)
    car.addObserver(first)
    var order: [String] = []
    first.answer = { _ in order.append("first") }
    second.answer = { _ in order.append("second") }
    car.happen(.setup)
    #expect(order == ["second", "first"])
  }

  @Test func `an observer that is added within a callback hears what comes after it`() {
    let first = Listener(to: car)
    let second = Listener()
    first.answer = { [car] heard in if heard == .didSetup { car.addObserver(second) } }
    car.happen(.setup, .load)
    #expect(second.heard == [.willLoad])
  }

  @Test func `an observer that makes a transition of each is stopped and reported`() {
    let plain = Plain()
    plain.load = { throw Flat() }
    var issues: [RuntimeIssue] = []
    let retrying = Retrying()
    plain.addObserver(retrying)
    RuntimeIssue.$scopedHandler.withValue(RuntimeIssue.Handler { issues.append($0) }) { plain.appear() }
    #expect(issues.map(\.kind) == [.endlessBinding])
    #expect(plain.state == .setUp)
    #expect(retrying.count > 1_000)
  }

  @Test func `an observer of a superclass observes a subclass without a cast`() {
    let boat = Boat()
    let (hull, rig) = (HullObserver(), RigObserver())
    hull.startObserving(boat)
    rig.startObserving(boat)
    boat.appear()
    #expect(hull.loaded === boat)
    #expect(rig.masts == [2])
    boat.removeObserver(hull)
    boat.disappear()
    #expect(hull.loaded === boat)
    #expect(rig.masts == [2, 0])
  }

  @Test func `an observer that starts observing again is called once, after the others`() {
    let first = Listener()
    let second = Listener()
    first.startObserving(car)
    second.startObserving(car)
    first.startObserving(car)
    var order: [String] = []
    first.answer = { _ in order.append("first") }
    second.answer = { _ in order.append("second") }
    car.happen(.setup)
    #expect(order == ["second", "first"])
  }

  @Test func `every callback may be left out`() {
    let silent = Silent()
    car.addObserver(silent)
    car.happen(.setup, .load, .failed, .load, .loaded, .update, .unload, .unloaded)
    #expect(car.state == .setUp)
  }
}

private class Hull: LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
}

private final class Boat: Hull {
  let masts = 2
}

private final class HullObserver: LifecycleObserver {
  private(set) weak var loaded: Hull?
  func viewModelDidLoad(_ viewModel: Hull) { loaded = viewModel }
  func viewModelWillUnload(_ viewModel: Hull) { loaded = nil }
}

private final class RigObserver: LifecycleObserver {
  private(set) var masts: [Int] = []
  func viewModelDidLoad(_ viewModel: Boat) { masts.append(viewModel.masts) }
  func viewModelWillUnload(_ viewModel: Boat) { masts.append(0) }
}

private final class Silent: LifecycleObserver {
  typealias LoadedViewModel = Car
}

/// Loads again whenever a load has failed.
private final class Retrying: LifecycleObserver {
  private(set) var count = 0
  func viewModelDidFailToLoad(_ viewModel: Plain, error: any Error) {
    count += 1
    try? viewModel.load()
  }
}

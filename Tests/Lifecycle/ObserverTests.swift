import MVVMBinding
import MVVMCore
import MVVMLifecycle
import Testing

/// The callbacks that observers receive, and their order.
@MainActor
@Suite struct ObserverTests {
  let car = Car()

  @Test func `an observer receives every transition with the resulting state`() {
    let listener = Listener(to: car)
    car.perform(.setup, .load, .failed, .load, .loaded, .update, .unload, .unloaded)
    #expect(
      listener.received == [
        .didSetup, .willLoad, .didFailToLoad, .willLoad, .didLoad, .didUpdate, .willUnload, .didUnload,
      ])
    #expect(listener.states == [.setUp, .loading, .setUp, .loading, .loaded, .loaded, .unloading, .setUp])
    #expect(listener.updates == ["oil"])
    #expect(listener.errors.map { $0 as? Flat } == [Flat()])
  }

  @Test func `a call within a callback takes effect immediately, and all observers are notified after the callback`() {
    let first = Listener(to: car)
    let second = Listener(to: car)
    first.answer = { [car] callback in
      guard callback == .willLoad else { return }
      car.perform(.unload)
      #expect(car.state == .unloading)
      #expect(car.loading == nil)
    }
    car.perform(.setup, .load)
    #expect(first.received == [.didSetup, .willLoad, .willUnload])
    #expect(second.received == [.didSetup, .willLoad, .willUnload])
    #expect(second.states == [.setUp, .unloading, .unloading])
    // The load was cancelled before it started, so its work wasn't read.
    #expect(car.loading == nil)
  }

  @Test func `a call within a callback is refused according to the current state`() {
    let listener = Listener(to: car)
    var refusal: LifecycleError?
    listener.answer = { [car] callback in if callback == .didSetup { refusal = car.attempt(.update) } }
    car.perform(.setup)
    #expect(refusal == .refused(.update, in: .setUp))
    #expect(listener.received == [.didSetup])
  }

  @Test func `a screen that reappears within a callback waits for the unload to end`() {
    let listener = Listener(to: car)
    var isFirst = true
    listener.answer = { [car] callback in
      guard callback == .didUnload, isFirst else { return }
      isFirst = false
      car.perform(.load, .unload)
      car.appear()
    }
    car.perform(.setup, .load, .unload, .unloaded)
    #expect(car.state == .unloading)
    car.perform(.unloaded)
    #expect(car.state == .loading)
  }

  @Test func `a removed observer receives nothing more, not even the current notification`() {
    let first = Listener(to: car)
    let second = Listener(to: car)
    first.answer = { [car] _ in car.removeObserver(second) }
    car.perform(.setup, .load)
    #expect(first.received == [.didSetup, .willLoad])
    #expect(second.received == [])
  }

  @Test func `an observer that is added again is notified once, after the others`() {
    let first = Listener(to: car)
    let second = Listener()
    car.addObserver(second)
    car.addObserver(first)
    var order: [String] = []
    first.answer = { _ in order.append("first") }
    second.answer = { _ in order.append("second") }
    car.perform(.setup)
    #expect(order == ["second", "first"])
  }

  @Test func `an observer that is added within a callback receives later notifications`() {
    let first = Listener(to: car)
    let second = Listener()
    first.answer = { [car] callback in if callback == .didSetup { car.addObserver(second) } }
    car.perform(.setup, .load)
    #expect(second.received == [.willLoad])
  }

  @Test func `an observer that causes a transition in each callback is stopped and reported`() {
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
    car.perform(.setup)
    #expect(order == ["second", "first"])
  }

  @Test func `every callback is optional`() {
    let silent = Silent()
    car.addObserver(silent)
    car.perform(.setup, .load, .failed, .load, .loaded, .update, .unload, .unloaded)
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

/// Loads again after each failed load.
private final class Retrying: LifecycleObserver {
  private(set) var count = 0
  func viewModelDidFailToLoad(_ viewModel: Plain, error: any Error) {
    count += 1
    try? viewModel.load()
  }
}

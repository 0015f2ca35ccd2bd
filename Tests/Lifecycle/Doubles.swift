import MVVMCore
import MVVMLifecycle

struct Flat: Error, Equatable {
  var tyre = 1
}

/// A view model whose loads and unloads end when the test ends them.
final class Car: LifecycleViewModel {
  let lifecycle = Lifecycle<String>()
  private(set) var loading: LifecycleCompletion<any Error>?
  private(set) var unloading: LifecycleCompletion<Never>?
  private(set) var setups = 0
  var onSetup: (() -> Void)?

  func performSetup() {
    setups += 1
    onSetup?()
  }

  var loadWork: LoadWork { .callback { [weak self] in self?.loading = $0 } }
  var unloadWork: UnloadWork { .callback { [weak self] in self?.unloading = $0 } }

  /// Triggers an event, and returns the refusal or nil. Work that hasn't started can't be ended.
  func attempt(_ event: LifecycleEvent) -> LifecycleError? {
    do throws(LifecycleError) {
      switch event {
      case .setup: try setup()
      case .load: try load()
      case .loaded: return loading.map { $0(.success(())) } ?? .refused(.loaded, in: state)
      case .failed: return loading.map { $0(.failure(Flat())) } ?? .refused(.failed, in: state)
      case .update: try update("oil")
      case .unload: try unload()
      case .unloaded: return unloading.map { $0(.success(())) } ?? .refused(.unloaded, in: state)
      }
      return nil
    } catch {
      return error
    }
  }

  func perform(_ events: LifecycleEvent...) {
    for event in events { _ = attempt(event) }
  }
}

/// A callback of an observer.
enum Callback: Hashable, CaseIterable {
  case didSetup, willLoad, didLoad, didFailToLoad, childDidFailToLoad, didUpdate, willUnload, didUnload
}

/// Records the callbacks of a car, and may execute a closure in each.
@MainActor final class Listener: LifecycleObserver {
  private(set) var received: [Callback] = []
  private(set) var states: [LifecycleState] = []
  private(set) var updates: [String] = []
  private(set) var errors: [any Error] = []
  private(set) var children: [ObjectIdentifier] = []
  var answer: ((Callback) -> Void)?

  init(to car: Car? = nil) { car?.addObserver(self) }

  /// Sets the callbacks that a new listener has missed.
  func assume(_ callbacks: [Callback]) { received = callbacks }

  private func record(_ callback: Callback, _ car: Car) {
    received.append(callback)
    states.append(car.state)
    answer?(callback)
  }

  func viewModelDidSetup(_ viewModel: Car) { record(.didSetup, viewModel) }
  func viewModelWillLoad(_ viewModel: Car) { record(.willLoad, viewModel) }
  func viewModelDidLoad(_ viewModel: Car) { record(.didLoad, viewModel) }
  func viewModelDidFailToLoad(_ viewModel: Car, error: any Error) {
    errors.append(error)
    record(.didFailToLoad, viewModel)
  }
  func viewModelChildDidFailToLoad(_ viewModel: Car, child: any LifecycleViewModel, error: any Error) {
    children.append(ObjectIdentifier(child))
    errors.append(error)
    record(.childDidFailToLoad, viewModel)
  }
  func viewModelDidUpdate(_ viewModel: Car, updates: String) {
    self.updates.append(updates)
    record(.didUpdate, viewModel)
  }
  func viewModelWillUnload(_ viewModel: Car) { record(.willUnload, viewModel) }
  func viewModelDidUnload(_ viewModel: Car) { record(.didUnload, viewModel) }
}

/// Waits for a condition, which the test's time limit bounds.
@MainActor func until(_ condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}

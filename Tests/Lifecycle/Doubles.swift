import MVVMCore
import MVVMLifecycle

struct Flat: Error, Equatable {
  var tyre = 1
}

/// A view model whose loads and unloads end when the test says so.
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

  /// Makes an event happen; the refusal, if it was refused. What has never begun cannot be ended, not even by mistake.
  func happens(_ event: LifecycleEvent) -> LifecycleError? {
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

  func happen(_ events: LifecycleEvent...) {
    for event in events { _ = happens(event) }
  }
}

/// A callback.
enum Heard: Hashable, CaseIterable {
  case didSetup, willLoad, didLoad, didFailToLoad, childDidFailToLoad, didUpdate, willUnload, didUnload
}

/// Writes down what it hears of a car, and may answer it.
@MainActor final class Listener: LifecycleObserver {
  private(set) var heard: [Heard] = []
  private(set) var states: [LifecycleState] = []
  private(set) var updates: [String] = []
  private(set) var errors: [any Error] = []
  private(set) var children: [ObjectIdentifier] = []
  var answer: ((Heard) -> Void)?

  init(to car: Car? = nil) { car?.addObserver(self) }

  /// As if it had been there from the start.
  func hasHeard(_ callbacks: [Heard]) { heard = callbacks }

  private func hear(_ callback: Heard, _ car: Car) {
    heard.append(callback)
    states.append(car.state)
    answer?(callback)
  }

  func viewModelDidSetup(_ viewModel: Car) { hear(.didSetup, viewModel) }
  func viewModelWillLoad(_ viewModel: Car) { hear(.willLoad, viewModel) }
  func viewModelDidLoad(_ viewModel: Car) { hear(.didLoad, viewModel) }
  func viewModelDidFailToLoad(_ viewModel: Car, error: any Error) {
    errors.append(error)
    hear(.didFailToLoad, viewModel)
  }
  func viewModelChildDidFailToLoad(_ viewModel: Car, child: any LifecycleViewModel, error: any Error) {
    children.append(ObjectIdentifier(child))
    errors.append(error)
    hear(.childDidFailToLoad, viewModel)
  }
  func viewModelDidUpdate(_ viewModel: Car, updates: String) {
    self.updates.append(updates)
    hear(.didUpdate, viewModel)
  }
  func viewModelWillUnload(_ viewModel: Car) { hear(.willUnload, viewModel) }
  func viewModelDidUnload(_ viewModel: Car) { hear(.didUnload, viewModel) }
}

/// Waits for a condition, which the test's time limit bounds.
@MainActor func until(_ condition: @MainActor () -> Bool) async {
  while !condition(), !Task.isCancelled { await Task.yield() }
}

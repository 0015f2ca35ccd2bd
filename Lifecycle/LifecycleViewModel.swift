#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// The role of a view model that is set up, loaded, updated and unloaded, as its screen comes and goes.
///
/// **When to use it.** For a view model that comes from ViewModelable, or whose screen is loaded each time that it appears. New code takes `@Observable`,
/// or State.
///
/// ```swift
/// protocol CarStore: Sendable {
///   func horsePower(of make: String) async throws -> Double
/// }
///
/// final class CarViewModel: LifecycleViewModel {
///   enum Update { case horsePower }
///   let lifecycle = Lifecycle<Update>()
///   private(set) var horsePower = 0.0
///   private let store: any CarStore
///
///   init(store: any CarStore) { self.store = store }
///
///   var loadWork: LoadWork {
///     .task(for: self) { [store] in
///       try await store.horsePower(of: "Lamborghini")
///     } then: { me, horsePower in
///       me.horsePower = horsePower
///     }
///   }
///
///   func tune() throws(LifecycleError) {
///     horsePower *= 1.1
///     try update(.horsePower)
///   }
/// }
/// ```
///
/// **Laws.** ``LifecycleState/after(_:)`` is the table; what it refuses is thrown, changes nothing, and is told to nobody.
///
/// A call within a callback takes effect at once, so that it is refused or not by the state as it is; it is told after the callback, to all. So every observer hears
/// every transition, one after another, and `state` may be ahead of what it hears. An observer that makes a transition of each is stopped and reported, as one of a
/// `Dynamic` is. Within ``performSetup()`` every transition is refused.
///
/// Children are set up, loaded and unloaded with their parent, before its own work begins. It is loaded when its own work is done and none of them is on the way: one
/// that failed is told (``LifecycleObserver/viewModelChildDidFailToLoad(_:child:error:)``) and waited for no longer, and the others are loaded. If its own work fails, they are
/// unloaded. Between two view models no order is promised within a callback.
///
/// **Isolation.** Main actor. **Ownership.** It keeps its children, and no observer. **Cost.** A call for each observer and child.
@MainActor public protocol LifecycleViewModel<Updates>: ViewModel, AnyObject {
  /// What an update says: usually an enum, or an option set, of what changed; `Never` where nothing is told.
  associatedtype Updates

  /// Where it stands: a `let` of its own.
  var lifecycle: Lifecycle<Updates> { get }
  /// What it does to be loaded; nothing, unless you say otherwise.
  var loadWork: LoadWork { get }
  /// What it does when its screen is left; nothing, unless you say otherwise.
  var unloadWork: UnloadWork { get }
  /// Sets it up, once; nothing, unless you say otherwise.
  func performSetup()
}

extension LifecycleViewModel {
  /// Nothing of its own.
  public var loadWork: LoadWork { .nothing }
  /// Nothing of its own.
  public var unloadWork: UnloadWork { .nothing }
  /// Nothing of its own.
  public func performSetup() {}

  /// Where it stands now, even before it is told.
  public var state: LifecycleState { lifecycle.state }
  /// The error of the last load; nil if it didn't fail.
  public var loadError: (any Error)? { lifecycle.loadError }

  /// Sets it up, and its children.
  public func setup() throws(LifecycleError) { try lifecycle.setup { performSetup() } }
  /// Starts to load it, and its children. What it leads to is told.
  public func load() throws(LifecycleError) { try lifecycle.load { loadWork } }
  /// Tells what changed.
  public func update(_ updates: Updates) throws(LifecycleError) { try lifecycle.update(updates) }
  /// Cancels its load, and starts to unload it, and its children. What it leads to is told.
  public func unload() throws(LifecycleError) { try lifecycle.unload { unloadWork } }

  /// Its screen is coming: leads to loaded from every state, and is never refused. While it unloads, it is loaded after that.
  public func appear() {
    switch state {
    case .initialized, .setUp:
      try? setup()
      try? load()
    case .unloading: lifecycle.whenUnloaded = { [weak self] in try? self?.load() }
    case .loading, .loaded: break
    }
  }

  /// Starts to unload it because no screen shows it any more. Allowed in every state; an initialized view model stays as it is.
  public func disappear() {
    lifecycle.withdrawWish()
    try? unload()
  }
}

extension LifecycleViewModel {
  var node: any LifecycleNode { lifecycle }
}

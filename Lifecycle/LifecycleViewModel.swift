#if SWIFT_PACKAGE
  public import MVVMCore
#endif

/// A view model that is set up, loaded, updated and unloaded as its screen appears and disappears.
///
/// Use it if your view models come from ViewModelable, or if a screen loads each time it appears. In new code, use
/// `@Observable` or State.
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
/// - ``LifecycleState/after(_:)`` is the table of transitions. A refused call throws, changes nothing and notifies no
///   observer.
/// - A call within a callback takes effect at once. Its notification is sent to all observers after that callback. So
///   every observer receives every transition in order, and `state` may be ahead of the notifications.
/// - If an observer makes a transition in response to every transition, the kit stops and reports it, as with a
///   `Dynamic`.
/// - Within ``performSetup()``, every transition is refused.
/// - Children are set up, loaded and unloaded with their parent, before its own work starts. The parent is loaded when
///   its own work is done and no child is loading.
/// - If a child fails, the parent's observers are notified
///   (``LifecycleObserver/viewModelChildDidFailToLoad(_:child:error:)``), and the other children still load. If the
///   parent's own work fails, its children are unloaded.
/// - The order of callbacks from different view models is unspecified.
///
/// It retains its children, but no observer. Each transition takes one call per observer and child.
@MainActor public protocol LifecycleViewModel<Updates>: ViewModel, AnyObject {
  /// The type of an update: usually an enum or an option set of the changes, or `Never` if there are none.
  associatedtype Updates

  /// The lifecycle; declare it as a `let`.
  var lifecycle: Lifecycle<Updates> { get }
  /// The work of a load; nothing by default.
  var loadWork: LoadWork { get }
  /// The work of an unload; nothing by default.
  var unloadWork: UnloadWork { get }
  /// Sets up the view model once; does nothing by default.
  func performSetup()
}

extension LifecycleViewModel {
  /// No work.
  public var loadWork: LoadWork { .nothing }
  /// No work.
  public var unloadWork: UnloadWork { .nothing }
  /// Does nothing.
  public func performSetup() {}

  /// The current state, which may be newer than the last notification.
  public var state: LifecycleState { lifecycle.state }
  /// The error of the last load; nil if it didn't fail.
  public var loadError: (any Error)? { lifecycle.loadError }

  /// Sets up the view model and its children.
  public func setup() throws(LifecycleError) { try lifecycle.setup { performSetup() } }
  /// Starts to load the view model and its children. Observers are notified of the result.
  public func load() throws(LifecycleError) { try lifecycle.load { loadWork } }
  /// Notifies the observers of a change.
  public func update(_ updates: Updates) throws(LifecycleError) { try lifecycle.update(updates) }
  /// Cancels the load, and starts to unload the view model and its children. Observers are notified of the result.
  public func unload() throws(LifecycleError) { try lifecycle.unload { unloadWork } }

  /// Loads the view model because its screen appears. Allowed in every state; during an unload, the load starts after
  /// it.
  public func appear() {
    switch state {
    case .initialized, .setUp:
      try? setup()
      try? load()
    case .unloading: lifecycle.loadAfterUnload = { [weak self] in try? self?.load() }
    case .loading, .loaded: break
    }
  }

  /// Starts to unload the view model because no screen shows it any more. Allowed in every state; an initialized view
  /// model doesn't change.
  public func disappear() {
    lifecycle.cancelWaitingLoad()
    try? unload()
  }
}

extension LifecycleViewModel {
  var node: any LifecycleNode { lifecycle }
}

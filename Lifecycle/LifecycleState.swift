/// The state of a view model, from its creation to its loaded content.
///
/// Read it from a ``LifecycleViewModel``, or call ``after(_:)`` for the state that an event leads to:
///
/// ```swift
/// func canUpdate(_ state: LifecycleState) -> Bool {
///   (try? state.after(.update)) != nil
/// }
/// ```
///
/// The path is initialized → set up → loading → loaded → (updates) → unloading → set up, and never back to initialized. If the
/// screen disappears during a load, the view model starts to unload. If a load fails, the view model is set up again.
/// ``after(_:)`` is the complete specification.
@frozen public enum LifecycleState: Hashable, Sendable, CaseIterable {
  /// Created, but not set up yet.
  case initialized
  /// Set up: ready to be loaded, for the first time or again.
  case setUp
  /// A load is in progress.
  case loading
  /// Loaded with its children; updates are allowed.
  case loaded
  /// An unload is in progress, after which it is set up.
  case unloading
}

/// An event in the life of a view model.
///
/// Pass one to ``LifecycleState/after(_:)``. An error for a refused call contains one.
///
/// ```swift
/// func ways(from state: LifecycleState) -> [LifecycleEvent] {
///   LifecycleEvent.allCases.filter { (try? state.after($0)) != nil }
/// }
/// ```
@frozen public enum LifecycleEvent: Hashable, Sendable, CaseIterable {
  /// The view model is set up.
  case setup
  /// The view model starts to load.
  case load
  /// The view model and its children have loaded.
  case loaded
  /// The load has failed.
  case failed
  /// The view model notifies observers of a change.
  case update
  /// The screen disappears.
  case unload
  /// The view model and its children have unloaded.
  case unloaded
}

extension LifecycleState {
  /// Returns the state that follows an event. This table specifies every view model's lifecycle:
  ///
  /// | state | event | state after it |
  /// |---|---|---|
  /// | initialized | setup | setUp |
  /// | setUp | load | loading |
  /// | loading | loaded | loaded |
  /// | loading | failed | setUp |
  /// | loading | unload | unloading |
  /// | loaded | update | loaded |
  /// | loaded | unload | unloading |
  /// | unloading | unloaded | setUp |
  ///
  /// - Throws: ``LifecycleError/refused(_:in:)`` for every other pair.
  public func after(_ event: LifecycleEvent) throws(LifecycleError) -> LifecycleState {
    switch (self, event) {
    case (.initialized, .setup): .setUp
    case (.setUp, .load): .loading
    case (.loading, .loaded): .loaded
    case (.loading, .failed): .setUp
    case (.loading, .unload): .unloading
    case (.loaded, .update): .loaded
    case (.loaded, .unload): .unloading
    case (.unloading, .unloaded): .setUp
    default: throw .refused(event, in: self)
    }
  }
}

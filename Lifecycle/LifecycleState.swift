/// Where a view model stands between its making and what its screen shows.
///
/// **When to use it.** Ask a ``LifecycleViewModel`` for its `state`; ask a state what an event would make of it.
///
/// ```swift
/// func canUpdate(_ state: LifecycleState) -> Bool {
///   (try? state.after(.update)) != nil
/// }
/// ```
///
/// **Laws.** The path is initialized → setuped → loading → loaded → (updates) → unloading → setuped, and never back to initialized. A screen that is left
/// while it loads goes to unloading; a load that fails goes back to setuped. ``after(_:)`` is the whole specification.
///
/// **Isolation.** None; a value.
@frozen public enum LifecycleState: Hashable, Sendable, CaseIterable {
  /// Made, and not set up yet.
  case initialized
  /// Set up: ready to be loaded, for the first time or again.
  case setuped
  /// On the way to be loaded.
  case loading
  /// Loaded, with its children; it may tell updates.
  case loaded
  /// Left, and on the way to be setuped.
  case unloading
}

/// What happens to a view model in the course of its life.
///
/// **When to use it.** With ``LifecycleState/after(_:)``; a refusal names one.
///
/// ```swift
/// func ways(from state: LifecycleState) -> [LifecycleEvent] {
///   LifecycleEvent.allCases.filter { (try? state.after($0)) != nil }
/// }
/// ```
///
/// **Isolation.** None; a value.
@frozen public enum LifecycleEvent: Hashable, Sendable, CaseIterable {
  /// It is set up.
  case setup
  /// It is asked to load.
  case load
  /// It and its children have loaded.
  case loaded
  /// Its load has failed.
  case failed
  /// It tells what changed.
  case update
  /// Its screen is left.
  case unload
  /// It and its children have unloaded.
  case unloaded
}

extension LifecycleState {
  /// The table: the state that follows an event. Every view model goes by it, and no line of the kit says it again.
  ///
  /// | state | event | state after it |
  /// |---|---|---|
  /// | initialized | setup | setuped |
  /// | setuped | load | loading |
  /// | loading | loaded | loaded |
  /// | loading | failed | setuped |
  /// | loading | unload | unloading |
  /// | loaded | update | loaded |
  /// | loaded | unload | unloading |
  /// | unloading | unloaded | setuped |
  ///
  /// - Throws: ``LifecycleError/refused(_:in:)`` for every other pair.
  public func after(_ event: LifecycleEvent) throws(LifecycleError) -> LifecycleState {
    switch (self, event) {
    case (.initialized, .setup): .setuped
    case (.setuped, .load): .loading
    case (.loading, .loaded): .loaded
    case (.loading, .failed): .setuped
    case (.loading, .unload): .unloading
    case (.loaded, .update): .loaded
    case (.loaded, .unload): .unloading
    case (.unloading, .unloaded): .setuped
    default: throw .refused(event, in: self)
    }
  }
}

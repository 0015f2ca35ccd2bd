/// The values that ``ObservedViewModel`` and ``WeakObservedViewModel`` store besides the view model.
@frozen @usableFromInline @MainActor struct WrapperState {
  /// Whether the observer's first `bind()` has read the property; recorded only if the observer waits for it.
  @usableFromInline var hasBegun = false
  /// Created by the first read of the projected value.
  @usableFromInline var signal: ReplacementSignal?

  @usableFromInline nonisolated init() {}
}

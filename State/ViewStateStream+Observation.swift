#if canImport(Observation)
  #if SWIFT_PACKAGE
    internal import MVVMBinding
  #endif

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  extension ViewStateStream {
    /// The current state for code that tracks what it reads: a SwiftUI view's `body`, `withObservationTracking` or `Observations`.
    ///
    /// ```swift
    /// import Observation
    ///
    /// struct CountState: ViewState { var count = 0 }
    ///
    /// @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
    /// @MainActor func follow(_ states: ViewStateStream<CountState>) {
    ///   withObservationTracking {
    ///     print(states.observed.count)
    ///   } onChange: {
    ///     print("changes")
    ///   }
    /// }
    /// ```
    ///
    /// Every change of the state counts as a change of what was read, because a state is one value.
    public var observed: Shown {
      let tracked = shown.tracked as? ObservedDynamic<Shown> ?? shown.bridge.observed
      shown.tracked = tracked
      _ = tracked.value
      return shown.state
    }
  }
#endif

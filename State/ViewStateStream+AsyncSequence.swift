#if SWIFT_PACKAGE
  internal import MVVMBinding
#endif

extension ViewStateStream where Shown: Sendable {
  /// The current state, then each new one, for `for await`.
  ///
  /// ```swift
  /// struct CountState: ViewState { var count = 0 }
  ///
  /// @MainActor func follow(_ states: ViewStateStream<CountState>) async {
  ///   for await state in states.values { print(state.count) }
  /// }
  /// ```
  ///
  /// A reader that is slower than the changes receives the latest state and misses those between. Each use is a sequence for one reader. It doesn't
  /// retain the view model and ends when the view model is released.
  public var values: AsyncStream<Shown> { shown.bridge.values }
}

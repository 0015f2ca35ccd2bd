#if canImport(Combine)
  public import Combine
  #if SWIFT_PACKAGE
    internal import MVVMBinding
  #endif

  extension ViewStateStream {
    /// The current state for each subscriber, then each new one.
    ///
    /// ```swift
    /// import Combine
    ///
    /// struct CountState: ViewState { var count = 0 }
    ///
    /// @MainActor func follow(_ states: ViewStateStream<CountState>) -> AnyCancellable {
    ///   states.publisher.sink { print($0.count) }
    /// }
    /// ```
    ///
    /// Values arrive on the main actor. A subscription doesn't retain the view model; the publisher finishes when the view
    /// model is released.
    public var publisher: AnyPublisher<Shown, Never> { shown.bridge.publisher }
  }
#endif

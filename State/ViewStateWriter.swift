/// The right to change a view state, which ``CommonViewModel/handle(_:_:)`` and ``ViewStateSource/change(_:)`` lend to a handler.
///
/// ```swift
/// struct ContactsState: ViewState {
///   var isLoading = false
///   var contacts: [Contact] = []
///   var problem: String?
/// }
///
/// protocol ContactStore: Store, Sendable {
///   func contacts(named: String) async throws -> [Contact]
/// }
///
/// @MainActor func search(_ name: String, in store: any ContactStore, _ writer: inout ViewStateWriter<ContactsState>) {
///   writer.update { $0.isLoading = true }
///   writer.start("search", .superseding) {
///     try await store.contacts(named: name)
///   } then: { state, result in
///     state.isLoading = false
///     switch result {
///     case .success(let contacts): (state.contacts, state.problem) = (contacts, nil)
///     case .failure(let error): state.problem = "\(error)"
///     }
///   }
/// }
/// ```
///
/// It can't be copied, stored or captured by a task, so no code changes the state after its handler has returned.
@MainActor public struct ViewStateWriter<Shown: ViewState>: ~Copyable {
  @usableFromInline let source: ViewStateSource<Shown>

  @usableFromInline init(_ source: ViewStateSource<Shown>) { self.source = source }

  /// The current state.
  @inlinable public var viewState: Shown { source.viewState }

  /// Changes the state. Observers receive the result once, before this method returns. Commands that the closure or an observer
  /// executes wait until the handler has returned.
  @inlinable public mutating func update(_ change: @MainActor (inout Shown) -> Void) { source.update(change) }

  /// Starts a task after the handler has returned. Its result changes the state as one change.
  ///
  /// Tasks belong together if their kinds are equal. The policy decides what happens if there are others of this kind.
  /// Results of superseded and cancelled tasks are dropped, errors included. Any other error arrives as `.failure`,
  /// even a `CancellationError` that the task's own work throws, so that no screen loads forever.
  ///
  /// The task retains what `work` captures. Capture the store (`[store]`) rather than the view model.
  public mutating func start<Value>(
    _ kind: some Hashable, _ policy: TaskPolicy, _ work: @escaping @MainActor () async throws -> Value,
    then change: @escaping @MainActor (inout Shown, Result<Value, any Error>) -> Void
  ) {
    source.start(AnyHashable(kind), policy, work, then: change)
  }

  /// Starts a task that changes the state with each value of an asynchronous sequence.
  ///
  /// ```swift
  /// struct PriceState: ViewState {
  ///   var price = 0
  ///   var problem: String?
  /// }
  ///
  /// @MainActor func follow(_ prices: AsyncThrowingStream<Int, any Error>, _ writer: inout ViewStateWriter<PriceState>) {
  ///   writer.start("prices", .superseding) {
  ///     prices
  ///   } each: { state, price in
  ///     switch price {
  ///     case .success(let price): state = PriceState(price: price)
  ///     case .failure(let error): state.problem = "\(error)"
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The task runs until the sequence ends. Values of a superseded or cancelled task are dropped. An error, of `work` or of the
  /// sequence, arrives once as `.failure` and is the last result.
  public mutating func start<Values: AsyncSequence>(
    _ kind: some Hashable, _ policy: TaskPolicy, _ work: @escaping @MainActor () async throws -> Values,
    each change: @escaping @MainActor (inout Shown, Result<Values.Element, any Error>) -> Void
  ) where Values.Element: Sendable {
    source.start(AnyHashable(kind), policy, work, each: change)
  }

  /// Cancels the tasks of a kind, including queued ones.
  public mutating func cancel(_ kind: some Hashable) { source.cancel(AnyHashable(kind)) }
}

/// The right to change a view state, lent to the handler of a command.
///
/// **When to use it.** In ``CommonViewModel/handle(_:_:)``, or within ``ViewStateSource/change(_:)``. No app makes one.
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
/// **Laws.** It cannot be copied, kept, or taken into a task: once the handler has returned, nobody has it. Each update is one change.
///
/// **Isolation.** Main actor. **Ownership.** The handler borrows it. **Cost.** None of its own.
@MainActor public struct ViewStateWriter<Shown: ViewState>: ~Copyable {
  @usableFromInline let source: ViewStateSource<Shown>

  @usableFromInline init(_ source: ViewStateSource<Shown>) { self.source = source }

  /// The state as it is now.
  @inlinable public var viewState: Shown { source.viewState }

  /// Changes the state, and tells it once. A command that the closure executes is handled after it.
  @inlinable public mutating func update(_ change: @MainActor (inout Shown) -> Void) { source.update(change) }

  /// Starts a task, whose result then changes the state, as one change of the state as it is by then.
  ///
  /// **Laws.** Tasks are of one kind if the kinds are equal. One that is superseded, cancelled or ended has no result: whatever it returns
  /// or throws, `CancellationError` or `URLError.cancelled`, is dropped. One that is not, and throws, has a failure, of any type: even a `CancellationError`
  /// that came from elsewhere, so that no screen goes on loading. It starts after the handler has returned.
  ///
  /// **Ownership.** The task keeps what `work` captures: capture the store, `[store]`, and not the view model, which would so live on.
  public mutating func start<Value>(
    _ kind: some Hashable, _ order: CommandOrder, _ work: @escaping @MainActor () async throws -> Value,
    then change: @escaping @MainActor (inout Shown, Result<Value, any Error>) -> Void
  ) {
    source.start(AnyHashable(kind), order, work, then: change)
  }

  /// Cancels the tasks of a kind, those that queue too.
  public mutating func cancel(_ kind: some Hashable) { source.cancel(AnyHashable(kind)) }
}

#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMCore
#endif

/// A base class for view models with one state and typed commands.
///
/// **When to use it.** For a screen's view model that has no other base class: override ``handle(_:_:)``, the one place where the state changes.
///
/// ```swift
/// struct GuestsState: ViewState {
///   var isLoading = false
///   var guests: [Contact] = []
///   var problem: String?
/// }
///
/// enum GuestsCommand { case load, clear }
///
/// protocol GuestStore: Store, Sendable {
///   func guests() async throws -> [Contact]
/// }
///
/// final class GuestsViewModel: CommonViewModel<GuestsState, GuestsCommand> {
///   private let store: any GuestStore
///
///   init(store: any GuestStore) {
///     self.store = store
///     super.init(GuestsState())
///   }
///
///   override func handle(_ command: GuestsCommand, _ writer: inout ViewStateWriter<GuestsState>) {
///     switch command {
///     case .load:
///       writer.update { $0.isLoading = true }
///       writer.start("load", .superseding) { [store] in
///         try await store.guests()
///       } then: { state, result in
///         switch result {
///         case .success(let guests): state = GuestsState(guests: guests)
///         case .failure(let error): state = GuestsState(guests: state.guests, problem: "\(error)")
///         }
///       }
///     case .clear:
///       writer.cancel("load")
///       writer.update { $0 = GuestsState() }
///     }
///   }
/// }
/// ```
///
/// **Laws.** Those of ``StatefulViewModel``. Nobody else can call `handle` to effect: it takes a ``ViewStateWriter``. After ``end()`` commands do nothing.
///
/// **Isolation.** Main actor. **Ownership.** Its tasks do not keep it alive, unless their work captures it: they are cancelled when it goes. **Cost.** One
/// object beside its own, and a call.
@MainActor open class CommonViewModel<State: ViewState, Command>: StatefulViewModel {
  @usableFromInline let source: ViewStateSource<State>

  /// A view model that shows this state, until a command changes it.
  public init(_ viewState: State) { source = ViewStateSource(viewState) }

  /// The state as it is now.
  @inlinable public final var viewState: State { source.viewState }

  /// Tells of each state, with the one before it.
  public final var viewStateStream: ViewStateStream<State> { source.stream }

  /// Handles a command.
  @inlinable public final func execute(_ command: Command) {
    if !source.isReady { return source.change { writer in self.handle(command, &writer) } }
    var writer = ViewStateWriter(source)
    handle(command, &writer)
  }

  /// Changes the state in response to a command. The base class does nothing, and the kit reports a `RuntimeIssue`.
  open func handle(_ command: Command, _ writer: inout ViewStateWriter<State>) {
    RuntimeIssue(.missingOverride, in: Self.self, "handles no command; override 'handle(_:_:)'").report()
  }

  /// Cancels the tasks, for a view model that is kept and no longer shown; those of one that goes are cancelled by that.
  public final func end() { source.end() }
}

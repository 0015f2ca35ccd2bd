#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMCore
#endif

/// A base class for view models with one state and typed commands.
///
/// Override ``handle(_:_:)``, the one place where the state changes:
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
/// It follows the rules of ``StatefulViewModel``. Only the base class can call `handle`, because only it has a
/// ``ViewStateWriter``. Its tasks don't retain it unless their work captures it; releasing it cancels them.
@MainActor open class CommonViewModel<State: ViewState, Command>: StatefulViewModel {
  @usableFromInline let source: ViewStateSource<State>

  /// Creates a view model with an initial state.
  public init(_ viewState: State) { source = ViewStateSource(viewState) }

  /// The current state.
  @inlinable public final var viewState: State { source.viewState }

  /// The stream that observers bind to.
  public final var viewStateStream: ViewStateStream<State> { source.stream }

  /// Handles a command: now, or after the commands that are running or waiting.
  @inlinable public final func execute(_ command: Command) {
    guard source.begin() else { return source.wait { writer in self.handle(command, &writer) } }
    var writer = ViewStateWriter(source)
    handle(command, &writer)
    source.finish()
  }

  /// Changes the state in response to a command. The base class does nothing, and the kit reports a `RuntimeIssue`.
  open func handle(_ command: Command, _ writer: inout ViewStateWriter<State>) {
    RuntimeIssue(.missingOverride, in: Self.self, "handles no command; override 'handle(_:_:)'").report()
  }

  /// Cancels all tasks, drops waiting commands and ignores later ones. Call it if the app keeps a view model that it no
  /// longer shows.
  public final func end() { source.end() }
}

#if SWIFT_PACKAGE
  @_spi(MVVMInternals) public import MVVMBinding
  @_spi(MVVMInternals) internal import MVVMCore
#endif

/// Events for a view that happen once, such as "saved" or "open this page".
///
/// A state describes a screen at any time, so an observer that binds again receives it again. An event must not be
/// repeated. Store the events beside the state and send them from a command. The view binds to them and never sends:
///
/// ```swift
/// struct DraftState: ViewState { var text = "" }
/// enum DraftCommand { case type(String), publish }
/// enum DraftEvent { case published(String) }
///
/// final class DraftViewModel: CommonViewModel<DraftState, DraftCommand> {
///   let events = ViewStateEvents<DraftEvent>()
///
///   override func handle(_ command: DraftCommand, _ writer: inout ViewStateWriter<DraftState>) {
///     switch command {
///     case .type(let text): writer.update { $0.text = text }
///     case .publish:
///       events.send(.published(writer.viewState.text))
///       writer.update { $0 = DraftState() }
///     }
///   }
/// }
///
/// @MainActor final class DraftScreen {
///   private(set) var banner = ""
///
///   func show(_ viewModel: DraftViewModel) {
///     viewModel.events.bind(to: self) { me, event in
///       switch event {
///       case .published(let text): me.banner = "Published: \(text)"
///       }
///     }
///   }
/// }
/// ```
///
/// - The listener receives each event once, in the order in which they were sent. Without a listener, events are kept for the
///   next one.
/// - There is one listener. A new one replaces it and doesn't receive delivered events again.
/// - An event is delivered before `send` returns; one that is sent within a delivery, after that delivery. An event
///   that an update's closure sends arrives before that update's state.
/// - If the listener sends another event in response to every event, the kit drops the rest after 10,000 and reports a
///   `RuntimeIssue` of kind `endlessBinding`.
@MainActor public final class ViewStateEvents<Event> {
  private let undelivered = WaitingQueue<Event>()
  /// The listener takes the event itself, so an event without a listener isn't lost.
  private var listener = _Bindings<ViewStateEvents<Event>>()
  private var isDelivering = false
  private var wasDelivered = false

  /// Creates an object without events and without a listener.
  public nonisolated init() {}

  /// Delivers an event to the listener, or keeps it for the next one.
  public func send(_ event: Event) {
    undelivered.append(event)
    deliver()
  }

  /// Calls a closure with the kept events, then with each new one, until the token ends or another listener binds.
  public func bind(_ action: @escaping @MainActor (Event) -> Void) -> BindingToken {
    removeListener()
    let token = listener.bind { $0.take(action) }
    deliver()
    return token
  }

  /// Calls a closure with the kept events, then with each new one, while the owner lives or until another listener binds. The
  /// closure receives the owner, so it doesn't need to capture it.
  public func bind<Owner: AnyObject>(to owner: Owner, _ action: @escaping @MainActor (Owner, Event) -> Void) {
    removeListener()
    listener.bind(to: owner) { owner, events in events.take { action(owner, $0) } }
    deliver()
  }

  /// Ends the binding of an owner.
  public func unbind(_ owner: AnyObject) { listener.unbind(owner) }

  /// Releases the listener last, because objects that its closure captures may send events when they are released.
  private func removeListener() {
    let former = listener
    listener = _Bindings()
    withExtendedLifetime(former) {}
  }

  private func take(_ action: @MainActor (Event) -> Void) {
    guard let event = undelivered.popFirst() else { return }
    wasDelivered = true
    action(event)
  }

  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    undelivered.drain(
      orReport: RuntimeIssue(
        .endlessBinding, in: Event.self,
        "is sent again in response to every event; send it only when something happens")
    ) {
      wasDelivered = false
      listener.notify(self)
      return wasDelivered
    }
    isDelivering = false
  }
}

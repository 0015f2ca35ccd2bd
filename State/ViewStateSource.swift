/// A view state, who is told of it, and the tasks that will change it.
///
/// **When to use it.** In a ``StatefulViewModel`` that has no base class: keep it private. ``CommonViewModel`` has one already.
///
/// ```swift
/// struct CountState: ViewState { var count = 0 }
/// enum CountCommand { case add, reset }
///
/// @MainActor final class CountViewModel: StatefulViewModel {
///   private let source = ViewStateSource(CountState())
///   var viewState: CountState { source.viewState }
///   var viewStateStream: ViewStateStream<CountState> { source.stream }
///
///   func execute(_ command: CountCommand) {
///     source.change { writer in
///       switch command {
///       case .add: writer.update { $0.count += 1 }
///       case .reset: writer.update { $0 = CountState() }
///       }
///     }
///   }
/// }
/// ```
///
/// **Laws.** What is changed within an update is changed after it, so that no update is lost. After ``end()`` nothing changes.
///
/// **Isolation.** Main actor. **Ownership.** Its tasks do not keep it alive: they are cancelled when it goes. **Cost.** A change keeps the state before it.
@MainActor public final class ViewStateSource<Shown: ViewState> {
  @usableFromInline let shown: ViewStateObservers<Shown>
  private var tasks: [AnyHashable: [CommandTask]] = [:]
  @exclusivity(unchecked) @usableFromInline var postponed: [@MainActor (inout ViewStateWriter<Shown>) -> Void] = []
  private var nextNumber = 0
  @exclusivity(unchecked) @usableFromInline var isUpdating = false
  @exclusivity(unchecked) @usableFromInline var isEnded = false

  /// A state to begin with.
  public init(_ viewState: Shown) { shown = ViewStateObservers(viewState) }

  /// The state that was set last, even before it is told.
  @inlinable public var viewState: Shown { shown.state }

  /// Who wants to be told of it.
  public var stream: ViewStateStream<Shown> { ViewStateStream(shown) }

  /// Lends the writer to a handler, at once; within an update, after that.
  @inlinable public func change(_ handler: @escaping @MainActor (inout ViewStateWriter<Shown>) -> Void) {
    if isUpdating { return postponed.append(handler) }
    if isEnded { return }
    var writer = ViewStateWriter(self)
    handler(&writer)
  }

  /// Whether a handler can be called at once, for which nothing need be allocated.
  @inlinable var isReady: Bool { !isUpdating && !isEnded }

  /// Cancels the tasks, and changes nothing any more.
  public func end() {
    isEnded = true
    let cancelled = tasks
    tasks = [:]
    withExtendedLifetime(cancelled) {}
  }

  @inlinable func update(_ change: @MainActor (inout Shown) -> Void) {
    if isEnded { return }
    var state = viewState
    isUpdating = true
    change(&state)
    isUpdating = false
    if !isEnded { shown.set(consume state) }
    if !postponed.isEmpty { handlePostponed() }
  }

  @usableFromInline func handlePostponed() {
    while !postponed.isEmpty { change(postponed.removeFirst()) }
  }

  func start<Value>(
    _ kind: AnyHashable, _ order: CommandOrder, _ work: @escaping @MainActor () async throws -> Value,
    then change: @escaping @MainActor (inout Shown, Result<Value, any Error>) -> Void
  ) {
    if isEnded { return }
    if order == .superseding { cancel(kind) }
    let before = tasks[kind]?.last?.task
    let number = nextNumber
    nextNumber += 1
    let task = Task { @MainActor [weak self] in
      await before?.value
      if Task.isCancelled { return }
      let result: Result<Value, any Error>
      do { result = .success(try await work()) } catch { result = .failure(error) }
      // Only the main actor cancels it, and lets go of it: what is not cancelled here is wanted.
      if Task.isCancelled { return }
      self?.update { change(&$0, result) }
      self?.remove(number, of: kind)
    }
    tasks[kind, default: []].append(CommandTask(number, task))
  }

  /// Let go of last: what hears of the cancellation may come back here.
  func cancel(_ kind: AnyHashable) { _ = tasks.removeValue(forKey: kind) }

  private func remove(_ number: Int, of kind: AnyHashable) {
    tasks[kind]?.removeAll { $0.number == number }
    if tasks[kind]?.isEmpty == true { tasks[kind] = nil }
  }
}

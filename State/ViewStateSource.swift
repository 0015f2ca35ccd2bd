#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMBinding
  @_spi(MVVMInternals) public import MVVMCore
#endif

/// A view state, its observers, and the tasks that change it.
///
/// Store one privately in a ``StatefulViewModel`` that doesn't inherit from ``CommonViewModel``, which already has one:
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
/// - A handler that is passed to ``change(_:)`` while another one runs waits for it. Waiting handlers run in order. The
///   same is true for results of tasks, so the state never changes while a handler runs.
/// - If handlers and observers keep adding handlers, the source drops the waiting ones after 10,000 and reports a
///   `RuntimeIssue` of kind `endlessCommands`.
/// - After ``end()``, the state doesn't change.
///
/// The source's tasks don't retain it. Releasing it cancels them.
@MainActor public final class ViewStateSource<Shown: ViewState> {
  @usableFromInline typealias Handler = @MainActor (inout ViewStateWriter<Shown>) -> Void

  @usableFromInline let shown: ViewStateObservers<Shown>
  private var tasks: [AnyHashable: [CommandTask]] = [:]
  private var nextNumber = 0
  private lazy var waiting = WaitingQueue<Handler>()
  // Main actor only, and no access outlasts a statement, so run-time checks would find nothing.
  @exclusivity(unchecked) @usableFromInline var isHandling = false
  @exclusivity(unchecked) @usableFromInline var hasWaiting = false
  @exclusivity(unchecked) @usableFromInline var isEnded = false

  /// Creates a source with an initial state.
  public init(_ viewState: Shown) { shown = ViewStateObservers(viewState) }

  /// The current state. Within a delivery, it may be newer than the state that is being delivered.
  @inlinable public var viewState: Shown { shown.state }

  /// The stream that observers bind to.
  public var stream: ViewStateStream<Shown> { ViewStateStream(shown) }

  /// Lends the writer to a handler: now, or after the handlers that are running or waiting.
  @inlinable public func change(_ handler: @escaping @MainActor (inout ViewStateWriter<Shown>) -> Void) {
    guard begin() else { return wait(handler) }
    run(handler)
    finish()
  }

  /// Cancels all tasks, drops waiting handlers and ignores later changes.
  public func end() {
    isEnded = true
    for kind in tasks.keys { cancel(kind) }
    waiting.removeAll()
  }

  @inlinable func update(_ change: @MainActor (inout Shown) -> Void) {
    if isEnded { return }
    var state = viewState
    change(&state)
    if !isEnded { shown.set(consume state) }
  }
}

// MARK: - Run to completion

extension ViewStateSource {
  /// Returns whether a handler may run now; if so, call ``finish()`` after it. This saves the caller from allocating a
  /// closure.
  @inlinable func begin() -> Bool {
    if isHandling || isEnded { return false }
    isHandling = true
    return true
  }

  @inlinable func finish() {
    if hasWaiting { handleWaiting() }
    isHandling = false
  }

  @inlinable func run(_ handler: Handler) {
    var writer = ViewStateWriter(self)
    handler(&writer)
  }

  @usableFromInline func wait(_ handler: @escaping Handler) {
    if isEnded { return }
    waiting.append(handler)
    hasWaiting = true
  }

  @usableFromInline func handleWaiting() {
    waiting.drain(
      orReport: RuntimeIssue(
        .endlessCommands, in: Shown.self,
        "changes through commands that execute each other without end; execute a command only if the state requires it")
    ) {
      guard let handler = waiting.popFirst() else { return false }
      run(handler)
      return true
    }
    hasWaiting = false
  }
}

// MARK: - Tasks

extension ViewStateSource {
  typealias Change<Value> = @MainActor (inout Shown, Result<Value, any Error>) -> Void

  func start<Value>(
    _ kind: AnyHashable, _ policy: TaskPolicy, _ work: @escaping @MainActor () async throws -> Value,
    then change: @escaping Change<Value>
  ) {
    launch(kind, policy, change) { _ in try await work() }
  }

  func start<Values: AsyncSequence>(
    _ kind: AnyHashable, _ policy: TaskPolicy, _ work: @escaping @MainActor () async throws -> Values,
    each change: @escaping Change<Values.Element>
  ) where Values.Element: Sendable {
    launch(kind, policy, change) { deliver in
      for try await value in try await work() {
        if Task.isCancelled { break }
        deliver(value)
      }
      return nil
    }
  }

  /// Starts a task. Its work delivers values and returns the last one, or nil if it has delivered all of them.
  private func launch<Value>(
    _ kind: AnyHashable, _ policy: TaskPolicy, _ change: @escaping Change<Value>,
    _ work: @escaping @MainActor (_ deliver: @MainActor (Value) -> Void) async throws -> Value?
  ) {
    if isEnded || (policy == .ignoring && tasks[kind] != nil) { return }
    if policy == .superseding { cancel(kind) }
    let before = policy == .queueing ? predecessors(of: kind) : []
    let number = nextNumber
    nextNumber += 1
    let task = Task { @MainActor [weak self] in
      for task in before { await task.value }
      if Task.isCancelled { return }
      do {
        let last = try await work { self?.deliver(.success($0), of: number, kind, change) }
        self?.deliver(last.map { .success($0) }, of: number, kind, isLast: true, change)
      } catch {
        self?.deliver(.failure(error), of: number, kind, isLast: true, change)
      }
    }
    tasks[kind, default: []].append(CommandTask(number, isQueueing: policy == .queueing, task))
  }

  /// The tasks to wait for. The last queueing one has waited for those before it.
  private func predecessors(of kind: AnyHashable) -> [Task<Void, Never>] {
    let others = tasks[kind] ?? []
    return others[(others.lastIndex(where: \.isQueueing) ?? 0)...].map(\.task)
  }

  /// A result that waits behind a command is dropped if that command cancels its task.
  private func deliver<Value>(
    _ result: Result<Value, any Error>?, of number: Int, _ kind: AnyHashable, isLast: Bool = false,
    _ change: @escaping Change<Value>
  ) {
    self.change { [unowned self] writer in
      guard let index = tasks[kind]?.firstIndex(where: { $0.number == number }) else { return }
      if isLast { remove(at: index, of: kind) }
      if let result { writer.update { change(&$0, result) } }
    }
  }

  // Tasks are released after the access to them has ended, because a cancellation handler may call the source.

  func cancel(_ kind: AnyHashable) { _ = tasks.removeValue(forKey: kind) }

  private func remove(at index: Int, of kind: AnyHashable) {
    if tasks[kind]?.count == 1 { cancel(kind) } else { _ = tasks[kind]?.remove(at: index) }
  }
}

extension RuntimeIssue.Kind {
  /// Each command executes another one, or its observers do. The kit has dropped the waiting commands.
  public static let endlessCommands = RuntimeIssue.Kind("endlessCommands")
}

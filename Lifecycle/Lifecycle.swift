#if SWIFT_PACKAGE
  internal import MVVMBinding
#endif

/// Where a view model stands, who is told of it, its children, and the work that is under way.
///
/// **When to use it.** Every ``LifecycleViewModel`` keeps one, and is asked itself.
///
/// ```swift
/// final class DoorViewModel: LifecycleViewModel {
///   enum Update { case opened, closed }
///   let lifecycle = Lifecycle<Update>()
/// }
/// ```
///
/// **Laws.** Those of ``LifecycleViewModel``.
///
/// **Isolation.** Main actor; it can be made anywhere. **Ownership.** It keeps the children, and no observer, parent or view model. Its task is
/// cancelled when it goes. **Cost.** A call for each observer of a transition.
@MainActor public final class Lifecycle<Updates>: LifecycleNode {
  private(set) var state = LifecycleState.initialized
  private(set) var loadError: (any Error)?
  var children: [any LifecycleViewModel] = []
  weak var parent: (any LifecycleNode)?
  /// The wish to be loaded once it has unloaded.
  var whenUnloaded: (@MainActor () -> Void)?

  let notices = _Bindings<LifecycleNotice<Updates>>()
  /// Those that show it now.
  let screens = _Bindings<Void>()
  private var isSettingUp = false
  /// Whether its own work is done, and only the children's may still be missing.
  private var isOwnDone = true
  /// Which load or unload this is: what began in another one is late.
  private(set) var turn = 0
  private var task: Task<Void, Never>?

  /// Initialized, told to nobody.
  public nonisolated init() {}

  deinit { task?.cancel() }

  func setup(_ hook: () -> Void) throws(LifecycleError) {
    let next = try state.after(.setup)
    if isSettingUp { throw .refused(.setup, in: state) }
    isSettingUp = true
    hook()
    isSettingUp = false
    state = next
    tell(.didSetup)
    for child in children { try? child.setup() }
  }

  /// Loads with the given work. The probes of Conformance pass work that they complete themselves.
  @_spi(MVVMInternals) public func load(_ work: () -> LoadWork) throws(LifecycleError) {
    state = try state.after(.load)
    loadError = nil
    begin(.willLoad, endsBy: .loaded, work) { $0.appear() }
  }

  func update(_ updates: Updates) throws(LifecycleError) {
    state = try state.after(.update)
    tell(.didUpdate(updates))
  }

  /// Unloads with the given work. The probes of Conformance pass work that they complete themselves.
  @_spi(MVVMInternals) public func unload(_ work: () -> UnloadWork) throws(LifecycleError) {
    state = try state.after(.unload)
    begin(.willUnload, endsBy: .unloaded, work) { $0.disappear() }
  }

  /// Each step calls others, and the next one is taken unless they have led elsewhere.
  private func begin<Failure>(
    _ notice: LifecycleNotice<Updates>, endsBy event: LifecycleEvent, _ work: () -> LifecycleWork<Failure>,
    _ cascade: (any LifecycleViewModel) -> Void
  ) {
    let left = task.take()
    whenUnloaded = nil
    isOwnDone = false
    turn += 1
    let turn = turn
    tell(notice)
    left?.cancel()
    forEachChild(in: turn, cascade)
    guard turn == self.turn, case let work = work(), turn == self.turn else { return }
    let completion = LifecycleCompletion<Failure>(
      isCurrent: { [weak self] in self.map { $0.turn == turn && !$0.isOwnDone } ?? false },
      end: { [weak self] result in
        let error: Failure? = if case .failure(let error) = result { error } else { nil }
        let event = error == nil ? event : .failed
        guard let self else { return .late(event) }
        return self.end(turn, by: event, error)
      })
    // What is done at once has no task, and may have begun another one.
    if let started = work.start(completion) { task = started }
  }

  private func end(_ turn: Int, by event: LifecycleEvent, _ error: (any Error)? = nil) -> LifecycleError? {
    do throws(LifecycleError) { _ = try state.after(event) } catch { return error }
    guard turn == self.turn, !isOwnDone else { return .late(event) }
    isOwnDone = true
    if let error { fail(error) } else { settle() }
    return nil
  }

  /// Ends the load or the unload once its own work is done and no child is missing.
  func settle() {
    guard isOwnDone else { return }
    if state == .loading, !children.contains(where: { $0.node.state == .loading || $0.node.whenUnloaded != nil }) {
      advance(by: .loaded, .didLoad)
    } else if state == .unloading, !children.contains(where: { $0.node.state == .unloading }) {
      let turn = turn
      advance(by: .unloaded, .didUnload)
      if turn == self.turn { whenUnloaded.take()?() }
    } else {
      return
    }
    parent?.settle()
  }

  private func fail(_ error: any Error) {
    let turn = turn
    loadError = error
    advance(by: .failed, .didFailToLoad(error))
    forEachChild(in: turn) { $0.disappear() }
    parent?.hear(error, from: self)
    parent?.settle()
  }

  private func advance(by event: LifecycleEvent, _ notice: LifecycleNotice<Updates>) {
    guard let next = try? state.after(event) else { return }
    state = next
    task = nil
    tell(notice)
  }

  /// Who had wished it may be waited for by a parent.
  func withdrawWish() {
    guard whenUnloaded != nil else { return }
    whenUnloaded = nil
    parent?.settle()
  }

  /// To all observers, in order; within a callback, after it.
  func tell(_ notice: LifecycleNotice<Updates>) { notices.tell(notice) }
}

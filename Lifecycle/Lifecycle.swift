#if SWIFT_PACKAGE
  internal import MVVMBinding
#endif

/// The state, the observers, the children and the current work of a view model.
///
/// Store one in each ``LifecycleViewModel``, and call the view model's own methods:
///
/// ```swift
/// final class DoorViewModel: LifecycleViewModel {
///   enum Update { case opened, closed }
///   let lifecycle = Lifecycle<Update>()
/// }
/// ```
///
/// It follows the rules of ``LifecycleViewModel``. It retains the children, but no observer, parent or view model. Releasing it
/// cancels its task.
@MainActor public final class Lifecycle<Updates>: LifecycleNode {
  private(set) var state = LifecycleState.initialized
  private(set) var loadError: (any Error)?
  var children: [any LifecycleViewModel] = []
  weak var parent: (any LifecycleNode)?
  /// Loads the view model again after it has unloaded, because its screen has reappeared.
  var loadAfterUnload: (@MainActor () -> Void)?

  let notices = _Bindings<LifecycleNotice<Updates>>()
  /// The screens that show the view model now.
  let screens = _Bindings<Void>()
  private var isSettingUp = false
  /// Whether the view model's own work is done. Its children may still be loading or unloading.
  private var isOwnWorkDone = true
  /// The number of the current load or unload. A completion of an earlier one is refused.
  private(set) var turn = 0
  private var task: Task<Void, Never>?

  /// Creates a lifecycle in the state `initialized`.
  public nonisolated init() {}

  deinit { task?.cancel() }

  func setup(_ hook: () -> Void) throws(LifecycleError) {
    let next = try state.after(.setup)
    if isSettingUp { throw .refused(.setup, in: state) }
    isSettingUp = true
    hook()
    isSettingUp = false
    state = next
    notify(.didSetup)
    for child in children { try? child.setup() }
  }

  /// Loads with the given work. The probes of Conformance pass work that they complete themselves.
  @_spi(MVVMInternals) public func load(_ work: () -> LoadWork) throws(LifecycleError) {
    state = try state.after(.load)
    loadError = nil
    begin(.willLoad, endingWith: .loaded, work) { $0.appear() }
  }

  func update(_ updates: Updates) throws(LifecycleError) {
    state = try state.after(.update)
    notify(.didUpdate(updates))
  }

  /// Unloads with the given work. The probes of Conformance pass work that they complete themselves.
  @_spi(MVVMInternals) public func unload(_ work: () -> UnloadWork) throws(LifecycleError) {
    state = try state.after(.unload)
    begin(.willUnload, endingWith: .unloaded, work) { $0.disappear() }
  }

  /// Every step calls the app's code. If that code starts another load or unload, the remaining steps are skipped.
  private func begin<Failure>(
    _ notice: LifecycleNotice<Updates>, endingWith event: LifecycleEvent, _ work: () -> LifecycleWork<Failure>,
    _ cascade: (any LifecycleViewModel) -> Void
  ) {
    let former = task.take()
    loadAfterUnload = nil
    isOwnWorkDone = false
    turn += 1
    let turn = turn
    notify(notice)
    former?.cancel()
    forEachChild(in: turn, cascade)
    guard turn == self.turn, case let work = work(), turn == self.turn else { return }
    let completion = LifecycleCompletion<Failure>(
      isWorkCurrent: { [weak self] in self.map { $0.turn == turn && !$0.isOwnWorkDone } ?? false },
      end: { [weak self] result in
        let error: Failure? = if case .failure(let error) = result { error } else { nil }
        let event = error == nil ? event : .failed
        guard let self else { return .expired(event) }
        return self.end(turn, by: event, error)
      })
    // Work that ends at once has no task, and may have started other work that has one.
    if let started = work.start(completion) { task = started }
  }

  private func end(_ turn: Int, by event: LifecycleEvent, _ error: (any Error)? = nil) -> LifecycleError? {
    do throws(LifecycleError) { _ = try state.after(event) } catch { return error }
    guard turn == self.turn, !isOwnWorkDone else { return .expired(event) }
    isOwnWorkDone = true
    if let error { fail(error) } else { settle() }
    return nil
  }

  /// Ends the load or the unload if the view model's own work and that of its children is done.
  func settle() {
    guard isOwnWorkDone else { return }
    if state == .loading, !children.contains(where: { $0.node.state == .loading || $0.node.loadAfterUnload != nil }) {
      advance(by: .loaded, .didLoad)
    } else if state == .unloading, !children.contains(where: { $0.node.state == .unloading }) {
      let turn = turn
      advance(by: .unloaded, .didUnload)
      if turn == self.turn { loadAfterUnload.take()?() }
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
    parent?.reportFailure(error, of: self)
    parent?.settle()
  }

  private func advance(by event: LifecycleEvent, _ notice: LifecycleNotice<Updates>) {
    guard let next = try? state.after(event) else { return }
    state = next
    task = nil
    notify(notice)
  }

  /// Cancels a load that waits for the unload. A parent may have been waiting for it.
  func cancelWaitingLoad() {
    guard loadAfterUnload != nil else { return }
    loadAfterUnload = nil
    parent?.settle()
  }

  /// Notifies all observers in order: now, or after the current notification.
  func notify(_ notice: LifecycleNotice<Updates>) { notices.notify(notice) }
}

#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMCore
#endif

/// The observers of a change, in the order in which they registered.
///
/// Apps don't use it; ``Dynamic``, ``FieldObservers``, State and Lifecycle do. It is public and not SPI, because
/// inlinable code can't refer to SPI. Without inlining, "execute a command, 1 observer" of `Benchmarks` takes 3,893
/// instructions instead of 647.
@MainActor public final class _Bindings<Change>: BindingList {
  @usableFromInline typealias Action = @MainActor (Change) -> Void

  /// The closure to call; nil after the binding has ended.
  ///
  /// It is in a struct, because an array of closures wraps each of them again on every call.
  @usableFromInline struct Entry {
    @usableFromInline var action: Action?
    @usableFromInline init(_ action: @escaping Action) { self.action = action }
  }

  // Main actor only, and no access outlasts a statement, so run-time checks would find nothing.
  @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []
  @exclusivity(unchecked) @usableFromInline var isDelivering = false
  @exclusivity(unchecked) @usableFromInline var hasPending = false
  @exclusivity(unchecked) @usableFromInline var endedCount = 0
  /// The rest of each entry, in a separate array, because searching a type that isn't generic is cheap. The numbers are
  /// ascending.
  @exclusivity(unchecked) @usableFromInline
  var registrations: [(number: Int, owner: ObjectIdentifier?, isActive: Bool)] = []
  @exclusivity(unchecked) @usableFromInline var nextNumber = 0
  /// Changes made within a delivery, and how many bindings there were when each was made.
  private lazy var pending = WaitingQueue<(change: Change, count: Int)>()

  /// The type that the report of an endless chain names.
  private let changing: Any.Type

  /// Creates a list without observers.
  public nonisolated init() { changing = Change.self }

  nonisolated init(of changing: Any.Type) { self.changing = changing }

  /// Whether nothing observes the change. The binding of a released owner counts until the next change.
  @inlinable public var isEmpty: Bool { entries.count == endedCount }

  /// Calls a closure with the first change, if there is one, then with each new one, until the token ends.
  @inlinable public func bind(first: Change? = nil, _ action: @escaping @MainActor (Change) -> Void) -> BindingToken {
    let token = BindingToken(self, nextNumber)
    add(action, of: nil)
    if let first { deliver(first, only: action) }
    return token
  }

  /// Calls a closure with the first change, if there is one, then with each new one, while its owner lives. The next
  /// change after the owner's release releases the closure.
  ///
  /// - Returns: The binding's number.
  @discardableResult @inlinable public func bind<Owner: AnyObject>(
    first: Change? = nil, to owner: Owner, _ action: @escaping @MainActor (Owner, Change) -> Void
  ) -> Int {
    let number = nextNumber
    let weakAction: Action = { [weak self, weak owner] change in
      if let owner { action(owner, change) } else { self?.end(number) }
    }
    add(weakAction, of: ObjectIdentifier(owner))
    if let first { deliver(first, only: { action(owner, $0) }) }
    return number
  }

  /// Creates the same binding, and records the line of code that created it.
  @inlinable func bind<Owner: AnyObject>(
    first: Change? = nil, to owner: Owner, from fileID: StaticString, _ line: UInt,
    _ action: @escaping @MainActor (Owner, Change) -> Void
  ) -> Int {
    let number = bind(first: first, to: owner, action)
    assert(CellBindings.record(number, in: self, of: owner, fileID, line))
    return number
  }

  @inlinable func add(_ action: @escaping Action, of owner: ObjectIdentifier?) {
    entries.append(Entry(action))
    registrations.append((nextNumber, owner, true))
    nextNumber += 1
  }

  /// Ends the bindings of an owner.
  public func unbind(_ owner: AnyObject) {
    let owner = ObjectIdentifier(owner)
    // Retained until all have ended, because releasing a closure may change the value.
    withExtendedLifetime(entries) {
      for registration in registrations where registration.owner == owner { end(registration.number) }
    }
  }

  /// Delivers a change to all observers: now, or after the current delivery.
  @inlinable public func notify(_ change: Change) {
    if isDelivering { return postpone(change) }
    if entries.isEmpty { return }
    isDelivering = true
    deliver(change, entries.count)
    finish()
  }

  /// Delivers an observer's first change.
  @inlinable func deliver(_ change: Change, only action: Action) {
    if isDelivering { return action(change) }
    isDelivering = true
    action(change)
    finish()
  }

  @inlinable func deliver(_ change: Change, _ count: Int) {
    var index = 0
    // No entry is removed within a delivery, so the first `count` entries don't move.
    while index < count {
      if let action = entries[index].action { action(change) }
      index += 1
    }
  }

  @inlinable func finish() {
    if hasPending { deliverPending() }
    isDelivering = false
    if endedCount != 0 { removeEnded() }
  }

  @usableFromInline func postpone(_ change: Change) {
    pending.append((change, entries.count))
    hasPending = true
  }

  @usableFromInline func deliverPending() {
    pending.drain(
      orReport: RuntimeIssue(
        .endlessBinding, in: changing,
        "changes again in response to every change; set only values that differ, or use 'init(distinct:)'")
    ) {
      guard let next = pending.popFirst() else { return false }
      deliver(next.change, next.count)
      return true
    }
    hasPending = false
  }

  private func index(of number: Int) -> Int? {
    var range = registrations.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if registrations[middle].number == number { return middle }
      range = registrations[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  @usableFromInline func isActive(_ number: Int) -> Bool {
    index(of: number).map { registrations[$0].isActive } ?? false
  }

  @usableFromInline func end(_ number: Int) {
    guard let index = index(of: number), registrations[index].isActive else { return }
    registrations[index].isActive = false
    endedCount += 1
    let action = entries[index].action
    entries[index].action = nil
    if !isDelivering { removeEnded() }
    // Released last, because what the closure captured may end other bindings.
    withExtendedLifetime(action) {}
  }

  /// Removes the ended bindings if they are the majority, so that ending all of them one by one takes linear time.
  @usableFromInline func removeEnded() {
    if endedCount * 2 <= registrations.count { return }
    registrations.removeAll { !$0.isActive }
    entries.removeAll { $0.action == nil }
    endedCount = 0
  }
}

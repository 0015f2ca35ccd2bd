#if SWIFT_PACKAGE
  @_spi(MVVMInternals) internal import MVVMCore
#endif

/// The observers of a change, in the order in which they registered.
///
/// Apps don't use it; ``Dynamic``, ``FieldObservers``, State and Lifecycle do. It is public and not SPI, because inlinable code can't refer to
/// SPI. Without inlining, "execute a command, 1 observer" of `Benchmarks` takes 3,893 instructions instead of 679.
@MainActor public final class _Bindings<Change>: BindingList {
  @usableFromInline typealias Action = @MainActor (Change) -> Void

  /// What is to be called. In a struct, since an array of closures alone wraps each anew whenever it is called.
  @usableFromInline struct Entry {
    /// Nothing once it has ended.
    @usableFromInline var action: Action?
    @usableFromInline init(_ action: @escaping Action) { self.action = action }
  }

  /// A change that was made while another was being told, and how many had registered by then.
  struct Pending {
    let change: Change
    let count: Int
  }

  /// How many changes may follow from one before they are taken for endless.
  static var limit: Int { 10_000 }

  // All on the main actor, and no access outlasts a statement: nothing is left for a run-time check to find.
  @exclusivity(unchecked) @usableFromInline var entries: [Entry] = []
  @exclusivity(unchecked) @usableFromInline var isTelling = false
  @exclusivity(unchecked) @usableFromInline var hasPending = false
  @exclusivity(unchecked) @usableFromInline var ended = 0
  /// Whose entries these are, at the same places.
  @exclusivity(unchecked) @usableFromInline var registrations = BindingRegistrations()
  private var pending: [Pending?] = []
  private var isDropping = false

  /// What changes, for the report of an endless chain.
  private let changing: Any.Type

  /// Nobody is told yet.
  public nonisolated init() { changing = Change.self }

  nonisolated init(of changing: Any.Type) { self.changing = changing }

  /// Whether nobody is told of the next change; a dead owner counts until then.
  @inlinable public var isEmpty: Bool { entries.count == ended }

  /// Tells a closure the first change, if there is one, then the others, for as long as the token is held.
  @inlinable public func bind(first: Change? = nil, _ action: @escaping @MainActor (Change) -> Void) -> BindingToken {
    entries.append(Entry(action))
    let token = BindingToken(self, registrations.add(owner: nil))
    if let first { tell(first, only: action) }
    return token
  }

  /// Tells a closure the first change, if there is one, then the others, while its owner lives; the closure is let go of at the first
  /// change after that. The result is the binding's number.
  @discardableResult @inlinable public func bind<Owner: AnyObject>(
    first: Change? = nil, to owner: Owner, _ action: @escaping @MainActor (Owner, Change) -> Void
  ) -> Int {
    let number = registrations.add(owner: ObjectIdentifier(owner))
    entries.append(
      Entry { [weak self, weak owner] change in
        if let owner { action(owner, change) } else { self?.end(number) }
      })
    if let first { tell(first, only: { action(owner, $0) }) }
    return number
  }

  /// The same, recorded as made from that line.
  @inlinable func bind<Owner: AnyObject>(
    first: Change? = nil, to owner: Owner, from line: SourceLine,
    _ action: @escaping @MainActor (Owner, Change) -> Void
  ) -> Int {
    let number = bind(first: first, to: owner, action)
    assert(CellBindings.record(number, in: self, of: owner, from: line))
    return number
  }

  /// Ends what was bound to an owner.
  public func unbind(_ owner: AnyObject) { end(at: registrations.indices(ownedBy: ObjectIdentifier(owner))) }

  /// Tells a change to all; made within a delivery, it is told after that.
  @inlinable public func tell(_ change: Change) {
    if isTelling { return postpone(change) }
    if entries.isEmpty { return }
    isTelling = true
    deliver(change, entries.count)
    finish()
  }

  /// A first delivery, to one.
  @inlinable func tell(_ change: Change, only action: Action) {
    if isTelling { return action(change) }
    isTelling = true
    action(change)
    finish()
  }

  @inlinable func deliver(_ change: Change, _ count: Int) {
    var index = 0
    // While a change is told nothing is taken out, so that the first `count` stay where they are.
    while index < count {
      if let action = entries[index].action { action(change) }
      index += 1
    }
  }

  @inlinable func finish() {
    if hasPending { tellPending() }
    isTelling = false
    if ended != 0 { takeOutEnded() }
  }

  @usableFromInline func postpone(_ change: Change) {
    if isDropping { return }
    pending.append(Pending(change: change, count: entries.count))
    hasPending = true
  }

  @usableFromInline func tellPending() {
    var told = 0
    while told < pending.count, told < Self.limit {
      // Taken out of the list, since what a change keeps may make another as it goes.
      var next: Pending?
      swap(&next, &pending[told])
      told += 1
      if let next { deliver(next.change, next.count) }
    }
    if told < pending.count { drop() }
    pending.removeAll(keepingCapacity: true)
    hasPending = false
  }

  /// Reports an endless chain; what is made as the rest of it goes is dropped too.
  private func drop() {
    isDropping = true
    var dropped = pending
    pending = []
    dropped.removeAll()
    RuntimeIssue(
      .endlessBinding, in: changing,
      "changes again in response to every change; set only values that differ, or use 'init(distinct:)'"
    ).report()
    isDropping = false
  }

  @usableFromInline func isActive(_ number: Int) -> Bool {
    registrations.index(of: number).map { entries[$0].action != nil } ?? false
  }

  @usableFromInline func end(_ number: Int) {
    guard let index = registrations.index(of: number) else { return }
    // Let go of last: what the closure kept may end other bindings as it goes.
    let action = entries[index].action
    entries[index].action = nil
    if action != nil { ended += 1 }
    if !isTelling { takeOutEnded() }
    withExtendedLifetime(action) {}
  }

  private func end(at indices: [Int]) {
    let actions = indices.compactMap { entries[$0].action }
    for index in indices { entries[index].action = nil }
    ended += actions.count
    if !isTelling { takeOutEnded() }
    withExtendedLifetime(actions) {}
  }

  /// Only where that pays, so that ending all one by one is no more than linear.
  @usableFromInline func takeOutEnded() {
    if ended * 2 <= registrations.count { return }
    registrations.keep { entries[$0].action != nil }
    entries.removeAll { $0.action == nil }
    ended = 0
  }
}

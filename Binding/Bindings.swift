/// The observers of something that changes, in the order in which they registered.
@MainActor @usableFromInline final class Bindings<Change>: BindingList {
  @usableFromInline typealias Action = @MainActor (Change) -> Void

  @usableFromInline struct Entry {
    let number: Int
    let owner: ObjectIdentifier?
    /// Nothing once it has ended.
    @usableFromInline var action: Action?
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
  private var pending: [Pending] = []
  private var ended = 0
  private var nextNumber = 0

  nonisolated init() {}

  var isEmpty: Bool { entries.count == ended }

  func add(owner: ObjectIdentifier? = nil, _ action: @escaping Action) -> Int {
    defer { nextNumber += 1 }
    entries.append(Entry(number: nextNumber, owner: owner, action: action))
    return nextNumber
  }

  /// Adds an observer that ends when its owner is gone; its closure is let go of at the first change after that.
  func add<Owner: AnyObject>(owner: Owner, _ action: @escaping @MainActor (Owner, Change) -> Void) {
    let number = nextNumber
    _ = add(owner: ObjectIdentifier(owner)) { [weak self, weak owner] change in
      if let owner { action(owner, change) } else { self?.end(number) }
    }
  }

  /// Tells a change to all; made within a delivery, it is told after that.
  @inlinable func tell(_ change: Change) {
    if isTelling { return postpone(change) }
    if entries.isEmpty { return }
    isTelling = true
    deliver(change, entries.count)
    if hasPending { tellPending() }
    finish()
  }

  /// A first delivery, to one.
  func tell(_ change: Change, only action: Action) {
    if isTelling { return action(change) }
    isTelling = true
    action(change)
    if hasPending { tellPending() }
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

  @usableFromInline func postpone(_ change: Change) {
    pending.append(Pending(change: change, count: entries.count))
    hasPending = true
  }

  @usableFromInline func tellPending() {
    var told = 0
    while told < pending.count, told < Self.limit {
      let next = pending[told]
      told += 1
      deliver(next.change, next.count)
    }
    let isEndless = told < pending.count
    pending = []
    hasPending = false
    if isEndless { BindingReport.endless(change: "\(Change.self)").send() }
  }

  @usableFromInline func finish() {
    isTelling = false
    takeOutEnded()
  }

  func end(_ number: Int) {
    guard let index = index(of: number) else { return }
    end(at: [index])
  }

  func end(ownedBy owner: ObjectIdentifier) {
    end(at: entries.indices.filter { entries[$0].owner == owner })
  }

  private func end(at indices: [Int]) {
    // Let go of last: what the closures kept may end other bindings as it goes.
    let actions = indices.compactMap { entries[$0].action }
    for index in indices { entries[index].action = nil }
    ended += actions.count
    takeOutEnded()
    withExtendedLifetime(actions) {}
  }

  /// Only where that pays, so that ending all one by one is no more than linear.
  private func takeOutEnded() {
    if isTelling || ended * 2 <= entries.count || ended == 0 { return }
    entries.removeAll { $0.action == nil }
    ended = 0
  }

  /// The numbers rise.
  private func index(of number: Int) -> Int? {
    var range = entries.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if entries[middle].number == number { return middle }
      range = entries[middle].number < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

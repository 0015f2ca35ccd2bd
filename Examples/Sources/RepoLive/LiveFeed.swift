public import RepoModel

/// Data that changes over time, and a copy for a view, which receives each change later.
@MainActor
public final class LiveFeed {
  /// The time between two changes, in milliseconds.
  public let interval: Int
  /// The time between a change of the data and its arrival in the copy, in milliseconds.
  public let delay: Int
  /// The store that the view reads.
  public let copy: any EditableRepoStore

  /// The current data in the order of a search for everything.
  public private(set) var data: [Repo] = []
  /// The number of changes.
  public private(set) var changeCount = 0
  /// For each change, the time until the view showed it.
  public private(set) var lags: [Duration] = []

  private let source: any EditableRepoStore
  private var changes: LiveChanges
  private var refusal: RepoStoreError?

  /// - Parameters:
  ///   - source: The store with the initial data, which the copy has too.
  public init(
    _ changes: LiveChanges, source: any EditableRepoStore, copy: any EditableRepoStore, interval: Int = 100, delay: Int
  ) {
    (self.changes, self.source, self.copy) = (changes, source, copy)
    (self.interval, self.delay) = (interval, delay)
  }

  /// Creates a feed of a few of the store's repositories in separate stores. The store isn't changed.
  public convenience init(
    of store: any RepoStore, seed: UInt64, delay: Int, makeStore: ([Repo]) throws -> any EditableRepoStore
  ) async throws {
    let changes = LiveChanges(try await store.search(""), seed: seed)
    guard !changes.present.isEmpty else { throw NothingToChange() }
    self.init(changes, source: try makeStore(changes.present), copy: try makeStore(changes.present), delay: delay)
  }

  /// Runs until its task is cancelled.
  ///
  /// - Parameter refresh: Reloads the view from the copy, and returns when the view shows the answer.
  public func run(refresh: @escaping @MainActor () async -> Void) async throws(RepoStoreError) {
    let (arrivals, sending) = AsyncStream.makeStream(of: Arrival.self)
    let delivering = Task { await deliver(arrivals, refresh) }
    defer { delivering.cancel() }
    var due = ContinuousClock.now
    do throws(RepoStoreError) {
      data = try await source.search("")
      while true {
        due += .milliseconds(interval)
        try? await Task.sleep(until: due)
        if Task.isCancelled { return }
        if let refusal { throw refusal }
        if let change = try await change() { sending.yield(Arrival(change: change, happened: .now)) }
      }
    } catch {
      // A store may throw its own error if its task was cancelled.
      if !Task.isCancelled { throw error }
    }
  }

  private func change() async throws(RepoStoreError) -> LiveChanges.Change? {
    guard let change = changes.next() else { return nil }
    try await source.apply(change)
    data = try await source.search("")
    changeCount += 1
    return change
  }

  /// Delivers changes one by one, in the order in which they happened.
  private func deliver(_ arrivals: AsyncStream<Arrival>, _ refresh: @MainActor () async -> Void) async {
    for await arrival in arrivals {
      try? await Task.sleep(until: arrival.happened + .milliseconds(delay))
      do { try await copy.apply(arrival.change) } catch { return refusal = error }
      await refresh()
      lags.append(.now - arrival.happened)
    }
  }
}

/// A change that the view is going to receive.
private struct Arrival {
  let change: LiveChanges.Change
  let happened: ContinuousClock.Instant
}

extension EditableRepoStore {
  fileprivate func apply(_ change: LiveChanges.Change) async throws(RepoStoreError) {
    switch change {
    case .insert(let repo), .move(let repo): try await save(repo)
    case .delete(let id): try await delete(id)
    }
  }
}

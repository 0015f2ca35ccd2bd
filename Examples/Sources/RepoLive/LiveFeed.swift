public import RepoModel

/// Data that changes in time, and a copy for a view, which learns of each change a while later.
@MainActor
public final class LiveFeed {
  /// The time between two changes, in milliseconds.
  public let interval: Int
  /// The time between a change of the data and its arrival in the copy, in milliseconds.
  public let delay: Int
  /// What the view asks.
  public let copy: any EditableRepoStore

  /// The data as it is, as a search for all finds it.
  public private(set) var data: [Repo] = []
  /// How many changes there were.
  public private(set) var changeCount = 0
  /// How long after the data the view had learnt of each change.
  public private(set) var lags: [Duration] = []

  private let source: any EditableRepoStore
  private var changes: LiveChanges
  private var refusal: RepoStoreError?

  /// - Parameters:
  ///   - source: Holds what the changes begin with, as the copy does.
  public init(
    _ changes: LiveChanges, source: any EditableRepoStore, copy: any EditableRepoStore, interval: Int = 100, delay: Int
  ) {
    (self.changes, self.source, self.copy) = (changes, source, copy)
    (self.interval, self.delay) = (interval, delay)
  }

  /// A feed of a few of the store's repositories, in stores of its own: the store is read, and stays as it is.
  public convenience init(
    of store: any RepoStore, seed: UInt64, delay: Int, makeStore: ([Repo]) throws -> any EditableRepoStore
  ) async throws {
    let changes = LiveChanges(try await store.search(""), seed: seed)
    guard !changes.present.isEmpty else { throw NothingToChange() }
    self.init(changes, source: try makeStore(changes.present), copy: try makeStore(changes.present), delay: delay)
  }

  /// Goes on until its task is cancelled.
  ///
  /// - Parameter learn: Lets the view ask the copy again, and returns once the view shows the answer.
  public func run(learn: @escaping @MainActor () async -> Void) async throws(RepoStoreError) {
    let (arrivals, sending) = AsyncStream.makeStream(of: Arrival.self)
    let delivering = Task { await deliver(arrivals, learn) }
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
      // A store may say in its own way that its task was cancelled.
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

  /// One after the other, so that they arrive in the order in which they happened.
  private func deliver(_ arrivals: AsyncStream<Arrival>, _ learn: @MainActor () async -> Void) async {
    for await arrival in arrivals {
      try? await Task.sleep(until: arrival.happened + .milliseconds(delay))
      do { try await copy.apply(arrival.change) } catch { return refusal = error }
      await learn()
      lags.append(.now - arrival.happened)
    }
  }
}

/// A change that the view is to learn of.
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

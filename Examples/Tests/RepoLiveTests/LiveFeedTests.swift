import RepoModel
import RepoSQLiteStore
import Testing

@testable import RepoLive

@MainActor
@Suite(.timeLimit(.minutes(5))) struct LiveFeedTests {
  private func repos(_ count: Int64) -> [Repo] {
    (0..<count).map { id in
      Repo(id: id, owner: "octo", name: "repo\(id)", description: "", language: nil, stars: Int(id))
    }
  }

  private func feed(of repos: [Repo], delay: Int, copy: (any EditableRepoStore)? = nil) throws -> LiveFeed {
    let changes = LiveChanges(repos, seed: 1)
    return LiveFeed(
      changes, source: try SQLiteRepoStore.inMemory(changes.present),
      copy: try copy ?? SQLiteRepoStore.inMemory(changes.present), interval: 1, delay: delay)
  }

  /// Runs the feed until the condition is true or the feed ends.
  private func run(
    _ feed: LiveFeed, until condition: () -> Bool, refresh: @escaping @MainActor () async -> Void
  ) async throws {
    var isFinished = false
    let running = Task {
      defer { isFinished = true }
      try await feed.run(refresh: refresh)
    }
    while !condition(), !isFinished, !Task.isCancelled { await Task.yield() }
    running.cancel()
    try await running.value
  }

  @Test(arguments: [0, 20])
  func copyReachesEachStateOfTheDataInOrder(delay: Int) async throws {
    let feed = try feed(of: repos(60), delay: delay)
    var seen: [[Repo]] = []
    try await run(feed, until: { seen.count >= 30 }) { seen.append((try? await feed.copy.search("")) ?? []) }

    var changes = LiveChanges(repos(60), seed: 1)
    let data = try SQLiteRepoStore.inMemory(changes.present)
    var states: [[Repo]] = []
    while states.count < 30 {
      switch changes.next() {
      case .insert(let repo), .move(let repo): try await data.save(repo)
      case .delete(let id): try await data.delete(id)
      case nil: continue
      }
      states.append(try await data.search(""))
    }
    #expect(Array(seen.prefix(30)) == states)
    #expect(feed.lags.allSatisfy { $0 >= .milliseconds(delay) })
  }

  @Test func refusingCopyEndsTheFeed() async throws {
    let feed = try feed(of: repos(60), delay: 0, copy: RefusingStore())
    await #expect(throws: RepoStoreError.busy("the copy")) { try await run(feed, until: { false }) {} }
  }

  @Test func originalStoreIsNotChanged() async throws {
    let store = try SQLiteRepoStore.inMemory(repos(60))
    let before = try await store.search("")
    let feed = try await LiveFeed(of: store, seed: 1, delay: 0) { try SQLiteRepoStore.inMemory($0) }
    #expect(try await feed.copy.search("").count == 20)
    try await run(feed, until: { feed.changeCount > 0 }) {}
    #expect(feed.changeCount > 0)
    #expect(try await store.search("") == before)
  }

  @Test func storeWithoutRepositoriesIsRefused() async throws {
    let store = try SQLiteRepoStore.inMemory([])
    await #expect(throws: NothingToChange.self) {
      _ = try await LiveFeed(of: store, seed: 1, delay: 0) { try SQLiteRepoStore.inMemory($0) }
    }
  }
}

/// A store that refuses changes.
private struct RefusingStore: EditableRepoStore {
  func search(_ text: String) async throws(RepoStoreError) -> [Repo] { [] }
  func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? { nil }
  func save(_ repo: Repo) async throws(RepoStoreError) { throw .busy("the copy") }
  func delete(_ id: Repo.ID) async throws(RepoStoreError) { throw .busy("the copy") }
}

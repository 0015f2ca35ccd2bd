import Foundation
import GRDB
import RepoModel
import Testing

@testable import RepoSQLiteStore

/// Beyond its limit, a cache removes the repositories that were used longest ago.
struct RecentUseTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("cache.sqlite")
  }

  private func repos(_ numbers: Int64...) -> [Repo] { Self.repos(numbers) }

  private static func repos(_ numbers: some Sequence<Int64>) -> [Repo] {
    numbers.map { Repo(id: $0, owner: "octo", name: "repo\($0)", description: "", language: nil, stars: Int($0)) }
  }

  /// Creates a cache whose first repository was used last.
  private func filled(_ numbers: Int64..., limit: Int = 3) async throws -> SQLiteRepoStore {
    let cache = try SQLiteRepoStore.cache(path, limit: limit)
    try await cache.save(Self.repos(numbers))
    return cache
  }

  private func kept(in cache: SQLiteRepoStore) async throws -> Set<Repo.ID> {
    Set(try await cache.search("").map(\.id))
  }

  @Test func bestMatchesOfALongAnswerAreKept() async throws {
    #expect(try await kept(in: filled(1, 2, 3, 4, 5)) == [1, 2, 3])
  }

  @Test func repositorySavedLongestAgoIsRemoved() async throws {
    let cache = try await filled(1, 2, 3)
    try await cache.save(repos(4))
    #expect(try await kept(in: cache) == [1, 2, 4])
    try await cache.save(repos(5, 6))
    #expect(try await kept(in: cache) == [4, 5, 6])
  }

  @Test func repositorySavedAgainIsKept() async throws {
    let cache = try await filled(1, 2, 3)
    try await cache.save(repos(3)[0])
    try await cache.save(repos(4)[0])
    #expect(try await kept(in: cache) == [1, 3, 4])
  }

  @Test func repositoryOfAnOpenedPageIsKept() async throws {
    let cache = try await filled(1, 2, 3)
    _ = try await cache.repo(3)
    try await cache.save(repos(4))
    #expect(try await kept(in: cache) == [1, 3, 4])
  }

  @Test func foundRepositoriesAreKept() async throws {
    let cache = try await filled(1, 2, 3)
    _ = try await cache.search("repo3")
    try await cache.save(repos(4, 5))
    #expect(try await kept(in: cache) == [3, 4, 5])
  }

  @Test func searchForAllCountsAsNoUse() async throws {
    let cache = try await filled(1, 2, 3)
    _ = try await cache.search(" ")
    try await cache.save(repos(4))
    #expect(try await kept(in: cache) == [1, 2, 4])
  }

  @Test func orderOfUseAndLimitPersist() async throws {
    _ = try await filled(1, 2, 3).repo(3)
    let again = try SQLiteRepoStore.cache(path, limit: 3)
    try await again.save(repos(4))
    #expect(try await kept(in: again) == [1, 3, 4])
    #expect(try await kept(in: SQLiteRepoStore.cache(path, limit: 2)) == [3, 4])
  }

  @Test func repositoriesSavedByAnotherVersionCountAsUnused() async throws {
    _ = try SQLiteRepoStore.cache(path)
    try await DatabaseQueue(path: path).write { try $0.execute(sql: "DROP TABLE repo_use") }
    try await SQLiteRepoStore.create(path).save(repos(1, 2, 3))
    let cache = try SQLiteRepoStore.cache(path, limit: 3)
    _ = try await cache.repo(1)
    try await cache.save(repos(4))
    #expect(try await kept(in: cache) == [1, 3, 4])
  }

  @Test func removedRepositoryIsRemovedFromAllTables() async throws {
    let cache = try await filled(1, 2, 3, limit: 2)
    try await cache.delete(1)
    #expect(try await cache.search("repo1 repo3") == [])
    let counts = try await DatabaseQueue(path: path).read { db in
      try ["repo", "repo_use", "repo_index"].map { try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)") }
    }
    #expect(counts == [1, 1, 1])
  }

  @Test func foundRepositoriesAreReturnedIfTheirUseCannotBeNoted() async throws {
    let cache = try await filled(1, 2, 3)
    try await DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: "CREATE TRIGGER no_use BEFORE INSERT ON repo_use BEGIN SELECT RAISE(ABORT, 'no use'); END")
    }
    #expect(try await cache.search("repo2") == repos(2))
    #expect(try await cache.repo(2) == repos(2)[0])
  }

  @Test func fileSizeIsLimited() async throws {
    let cache = try SQLiteRepoStore.cache(path, limit: 100)
    var sizes: [Int] = []
    for round in Int64(0)..<40 {
      try await cache.save(Self.repos(round * 100..<(round + 1) * 100))
      sizes.append(try folder.contents()["cache.sqlite"]?.count ?? 0)
    }
    #expect(try await kept(in: cache) == Set(3_900..<4_000))
    #expect(sizes[39] < sizes[9] * 3 / 2)
  }

  @Test func collectionKeepsAllRepositories() async throws {
    let collection = try SQLiteRepoStore.create(path)
    let count = try await collection.search("").count
    try await collection.save(Self.repos(1_000_000..<1_010_000))
    #expect(try await collection.search("").count == count + 10_000)
  }

  @Test func cacheInMemoryHasALimitToo() async throws {
    let cache = try SQLiteRepoStore.cache(limit: 2)
    #expect(try await kept(in: cache) == [])
    try await cache.save(repos(1, 2, 3))
    #expect(try await kept(in: cache) == [1, 2])
  }
}

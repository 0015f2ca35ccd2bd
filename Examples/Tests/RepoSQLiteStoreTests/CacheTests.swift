import Foundation
import GRDB
import RepoModel
import Testing

@testable import RepoSQLiteStore

/// A file with another store's answers.
struct CacheTests {
  let folder: TemporaryFolder
  let path: String
  private let repos = (1...3).map { number in
    Repo(id: number, owner: "octo", name: "repo\(number)", description: "", language: nil, stars: Int(number))
  }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("cache.sqlite")
  }

  @Test func newCacheIsEmptyAndItsContentsArePersistent() async throws {
    let cache = try SQLiteRepoStore.cache(path)
    #expect(try await cache.search("") == [])
    try await cache.save(repos)
    #expect(try await SQLiteRepoStore.cache(path).search("") == repos.reversed())
  }

  @Test func cacheCanBeOpenedAsACollection() async throws {
    try await SQLiteRepoStore.cache(path).save(repos)
    #expect(try await SQLiteRepoStore.open(path).search("repo2") == [repos[1]])
    #expect(try await SQLiteRepoStore.create(path).search("").count == 3)
  }

  @Test func collectionDoesNotBecomeACache() async throws {
    let before = try await SQLiteRepoStore.create(path).search("")
    #expect(throws: RepoStoreError.notACache(path)) { try SQLiteRepoStore.cache(path) }
    #expect(try await SQLiteRepoStore.open(path).search("") == before)
  }

  @Test func otherFileIsNotChanged() throws {
    let path = try folder.write(Data("my diary".utf8), to: "diary.txt")
    #expect(throws: RepoStoreError.notADatabase(path)) { try SQLiteRepoStore.cache(path) }
    #expect(try folder.contents() == ["diary.txt": Data("my diary".utf8)])
  }

  @Test func repositoriesAreSavedTogetherOrNotAtAll() async throws {
    let cache = try SQLiteRepoStore.cache(path)
    // A table may refuse a row for a reason that the program doesn't expect.
    try await DatabaseQueue(path: path).write { db in
      try db.execute(
        sql: """
          CREATE TRIGGER third BEFORE INSERT ON repo WHEN new.id = 3 BEGIN SELECT RAISE(ABORT, 'no third'); END
          """)
    }
    await #expect(throws: RepoStoreError.self) { try await cache.save(repos) }
    #expect(try await cache.search("") == [])
    try await cache.save(Array(repos.prefix(2)))
    #expect(try await cache.search("").count == 2)
  }
}

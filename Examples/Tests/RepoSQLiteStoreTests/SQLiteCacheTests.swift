import Foundation
import GRDB
import RepoModel
import Testing

@testable import RepoSQLiteStore

struct SQLiteCacheTests {
  let folder: TemporaryFolder
  let path: String
  private let repos = (1...3).map { number in
    Repo(id: number, owner: "octo", name: "repo\(number)", description: "", language: nil, stars: Int(number))
  }

  init() throws {
    folder = try TemporaryFolder()
    path = folder.path("new/cache.sqlite")
    try makeFolder()
  }

  private func makeFolder() throws {
    try FileManager.default.createDirectory(atPath: folder.path("new"), withIntermediateDirectories: true)
  }

  private func removeFolder() throws { try FileManager.default.removeItem(atPath: folder.path("new")) }

  @Test func deletedFileIsCreatedAgainByTheNextChange() async throws {
    let cache = try SQLiteCache(path)
    try await cache.save(repos[0])
    try FileManager.default.removeItem(atPath: path)
    #expect(try await cache.repo(1) == repos[0])
    try await cache.save(repos[1])
    #expect(try await SQLiteRepoStore.open(path).search("") == [repos[1]])
    #expect(try await cache.search("") == [repos[1]])
  }

  @Test func changesFailWithoutAFolderAndSucceedOnceItIsBack() async throws {
    let cache = try SQLiteCache(path)
    try await cache.save(repos[0])
    try removeFolder()
    for _ in 0..<2 {
      let error = await #expect(throws: RepoStoreError.self) { try await cache.save(repos[1]) }
      #expect(error?.description.contains("check that its folder exists") == true)
    }
    #expect(try await cache.repo(1) == repos[0])
    try makeFolder()
    try await cache.save(repos)
    #expect(try await SQLiteRepoStore.open(path).search("") == repos.reversed())
  }

  @Test func replacingFileOfAnotherKindIsNotChanged() async throws {
    let cache = try SQLiteCache(path)
    try FileManager.default.removeItem(atPath: path)
    try Data("dear diary".utf8).write(to: URL(fileURLWithPath: path))
    await #expect(throws: RepoStoreError.notADatabase(path)) { try await cache.save(repos) }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "dear diary")
  }

  @Test func fullDiskHasItsOwnError() {
    #expect(RepoStoreError(DatabaseError(resultCode: .SQLITE_FULL), at: "x") == .full("x"))
  }
}

import Foundation
import GRDB
import RepoModel
import Testing

@testable import RepoSQLiteStore

/// The ways to use a file.
enum OpenMode: CaseIterable {
  case open, create

  func connect(to path: String) throws -> SQLiteRepoStore {
    switch self {
    case .open: try SQLiteRepoStore.open(path)
    case .create: try SQLiteRepoStore.create(path)
    }
  }
}

struct FileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func newFileIsFilledAndPersistent() async throws {
    let path = folder.path("new.sqlite")
    let all = try await SQLiteRepoStore.create(path).search("")
    #expect(all.count == BundledRepos.all().count)
    #expect(try await SQLiteRepoStore.open(path).search("") == all)
  }

  @Test func openingDoesNotChangeTheFile() async throws {
    let path = folder.path("same.sqlite")
    try await SQLiteRepoStore.create(path).delete(1)
    let before = try folder.contents()
    _ = try await SQLiteRepoStore.open(path).search("swift")
    _ = try await SQLiteRepoStore.create(path).search("swift")
    #expect(try folder.contents() == before)
    #expect(before.keys.sorted() == ["same.sqlite"])
  }

  @Test func openedFileIsNotChanged() async throws {
    let path = folder.path("read.sqlite")
    _ = try SQLiteRepoStore.create(path)
    let store = try SQLiteRepoStore.open(path)
    await #expect(throws: RepoStoreError.self) { try await store.delete(1) }
    #expect(try await store.repo(1) != nil)
  }

  @Test func fileIsFilledInOneTransaction() throws {
    let database = try DatabaseQueue(path: folder.path("once.sqlite"))
    let commits = CommitCounter()
    database.add(transactionObserver: commits)
    try Schema.make(in: database, seed: BundledRepos.all())
    #expect(commits.count == 1)
  }

  @Test func fileIsFilledCompletelyOrNotAtAll() throws {
    let database = try DatabaseQueue(path: folder.path("none.sqlite"))
    let refusal = CommitCounter(limit: 0)
    database.add(transactionObserver: refusal)
    #expect(throws: CommitCounter.Refusal.self) { try Schema.make(in: database, seed: BundledRepos.all()) }
    #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM sqlite_master") } == 0)
    #expect(try database.read { try Int.fetchOne($0, sql: "PRAGMA application_id") } == 0)
  }

  @Test func emptyFileIsFilledOnlyOnRequest() async throws {
    let path = try folder.write(Data(), to: "empty.sqlite")
    #expect(throws: RepoStoreError.empty(path)) { try SQLiteRepoStore.open(path) }
    #expect(try folder.contents() == ["empty.sqlite": Data()])
    #expect(try await SQLiteRepoStore.create(path).search("grdb").count == 1)
  }

  @Test func openingDoesNotCreateAMissingFile() throws {
    let path = folder.path("missing.sqlite")
    #expect(throws: RepoStoreError.missing(path)) { try SQLiteRepoStore.open(path) }
    #expect(try folder.contents().isEmpty)
  }

  @Test func missingFolderIsNotCreated() throws {
    let path = folder.path("nowhere/new.sqlite")
    #expect(throws: RepoStoreError.self) { try SQLiteRepoStore.create(path) }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: OpenMode.allCases)
  func folderIsNotADatabase(mode: OpenMode) throws {
    let path = folder.url.path
    #expect(throws: RepoStoreError.notAFile(path)) { try mode.connect(to: path) }
  }

  @Test(arguments: OpenMode.allCases)
  func textIsNotADatabase(mode: OpenMode) throws {
    let path = try folder.write(Data("my diary".utf8), to: "diary.txt")
    #expect(throws: RepoStoreError.notADatabase(path)) { try mode.connect(to: path) }
    #expect(try folder.contents() == ["diary.txt": Data("my diary".utf8)])
  }

  @Test(arguments: OpenMode.allCases, [60, 3000, 9000])
  func damagedFileIsNotChanged(
    mode: OpenMode, length: Int
  ) throws {
    _ = try SQLiteRepoStore.create(folder.path("whole.sqlite"))
    let whole = try Data(contentsOf: folder.url.appending(path: "whole.sqlite"))
    let path = try folder.write(whole.prefix(length), to: "cut.sqlite")
    let before = try folder.contents()
    #expect { try mode.connect(to: path) } throws: { error in
      [.damaged(path), .notADatabase(path)].contains(error as? RepoStoreError)
    }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: OpenMode.allCases)
  func fileOverwrittenInTheMiddleIsNotChanged(
    mode: OpenMode
  ) throws {
    let path = folder.path("scratched.sqlite")
    _ = try SQLiteRepoStore.create(path)
    var scratched = try Data(contentsOf: URL(fileURLWithPath: path))
    scratched.replaceSubrange(8192..<16384, with: Data(repeating: 0xA5, count: 8192))
    _ = try folder.write(scratched, to: "scratched.sqlite")
    #expect(throws: RepoStoreError.damaged(path)) { try mode.connect(to: path) }
    #expect(try folder.contents() == ["scratched.sqlite": scratched])
  }

  @Test(arguments: OpenMode.allCases)
  func databaseOfAnotherProgramIsNotChanged(
    mode: OpenMode
  ) throws {
    let path = folder.path("theirs.sqlite")
    try DatabaseQueue(path: path).write { try $0.execute(sql: "CREATE TABLE diary (line)") }
    let before = try folder.contents()
    #expect(throws: RepoStoreError.notOurs(path)) { try mode.connect(to: path) }
    #expect(try folder.contents() == before)
  }

  @Test(arguments: ["stars = 'many'", "stars = 1e300", "owner = x'ff00'", "language = x'ff'", "name = 7.5"])
  func valueOfAnotherTypeIsDamage(assignment: String) async throws {
    let path = folder.path("odd.sqlite")
    _ = try SQLiteRepoStore.create(path)
    try loosen(path)
    try await DatabaseQueue(path: path).write { [sql = "UPDATE repo SET \(assignment) WHERE id = 1"] db in
      try db.execute(sql: sql)
    }
    let store = try SQLiteRepoStore.open(path)
    if assignment.hasPrefix("name") {
      // A text column converts numbers to text.
      #expect(try await store.repo(1)?.name == "7.5")
    } else {
      await #expect(throws: RepoStoreError.damaged(path)) { try await store.search("") }
      await #expect(throws: RepoStoreError.damaged(path)) { try await store.repo(1) }
    }
  }

  @Test func newFileAcceptsNoValueOfAnotherType() throws {
    let path = folder.path("strict.sqlite")
    _ = try SQLiteRepoStore.create(path)
    #expect(throws: DatabaseError.self) {
      try DatabaseQueue(path: path).write { try $0.execute(sql: "UPDATE repo SET stars = 'many'") }
    }
  }

  /// Makes the table accept any value, like most SQLite tables.
  private func loosen(_ path: String) throws {
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(
        sql: """
          PRAGMA writable_schema = ON;
          UPDATE sqlite_master SET sql = replace(sql, ' STRICT', '') WHERE name = 'repo';
          """)
    }
  }

  @Test(arguments: OpenMode.allCases)
  func lockedFileIsReportedWithoutEndlessWaiting(mode: OpenMode) throws {
    let path = folder.path("locked.sqlite")
    _ = try SQLiteRepoStore.create(path)
    try DatabaseQueue(path: path).writeWithoutTransaction { db in
      try db.execute(sql: "BEGIN EXCLUSIVE")
      let waited = ContinuousClock().measure {
        #expect(throws: RepoStoreError.busy(path)) { try mode.connect(to: path) }
      }
      #expect(waited < .seconds(120))
      try db.execute(sql: "ROLLBACK")
    }
  }

  @Test func linkIsFollowedToItsDatabase() async throws {
    _ = try SQLiteRepoStore.create(folder.path("target.sqlite"))
    let link = folder.path("link.sqlite")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: folder.path("target.sqlite"))
    #expect(try await SQLiteRepoStore.open(link).search("grdb").count == 1)
  }

  @Test func pipeDoesNotBlock() throws {
    let path = folder.path("pipe")
    #expect(mkfifo(path, 0o600) == 0)
    #expect(throws: RepoStoreError.notAFile(path)) { try SQLiteRepoStore.open(path) }
  }

  @Test(arguments: [
    RepoStoreError.missing("x"), .empty("x"), .unfinished("x"), .foreign("x", reason: "y"), .damaged("x"), .busy("x"),
    .unavailable("x", reason: "y"), .offline("x"), .unknownServer("x"), .unreachable("x", reason: "y"), .full("x"),
    .closed("x", partway: true), .closed("x", partway: false), .timedOut("x"), .rateLimited("x", until: .distantFuture),
    .failing("x", reason: "y"), .unreadable("x", reason: "y"), .cancelled,
  ])
  func errorIsOneLineForAnyProgram(error: RepoStoreError) {
    #expect(!error.description.contains("\n"))
    for word in ["--", "database", "SQLite", "file"] { #expect(!error.description.contains(word)) }
  }
}

import GRDB
public import RepoModel

/// Repositories in an SQLite database, in memory or in a file.
public final class SQLiteRepoStore: EditableRepoStore {
  private let database: DatabaseQueue
  private let path: String

  private init(_ database: DatabaseQueue, path: String) {
    self.database = database
    self.path = path
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    guard let statement = SearchQuery(text).statement else { return [] }
    return try await run { [database] in
      try await database.read { db in
        try Row.fetchAll(db, sql: statement.sql, arguments: statement.arguments).map(Repo.init(row:))
      }
    }
  }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    try await run { [database] in
      try await database.read { db in
        try Row.fetchOne(db, sql: "SELECT * FROM repo WHERE id = ?", arguments: [id]).map(Repo.init(row:))
      }
    }
  }

  public func save(_ repo: Repo) async throws(RepoStoreError) {
    try await run { [database] in try await database.write { try repo.save(in: $0) } }
  }

  public func delete(_ id: Repo.ID) async throws(RepoStoreError) {
    try await run { [database] in
      try await database.write { try $0.execute(sql: "DELETE FROM repo WHERE id = ?", arguments: [id]) }
    }
  }

  /// How SQLite goes about a search, in its own words.
  func plan(of text: String) throws -> [String] {
    guard let statement = SearchQuery(text).statement else { return [] }
    return try database.read { db in
      try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(statement.sql)", arguments: statement.arguments)
        .map { $0["detail"] }
    }
  }

  private func run<Answer>(_ work: () async throws -> Answer) async throws(RepoStoreError) -> Answer {
    do { return try await work() } catch { throw RepoStoreError(error, at: path) }
  }
}

// MARK: - Opening

extension SQLiteRepoStore {
  /// A store that lasts as long as the program, with the bundled repositories or some of one's own.
  public static func inMemory(_ repos: [Repo]? = nil) throws(RepoStoreError) -> SQLiteRepoStore {
    let place = "the database in memory"
    do {
      let database = try DatabaseQueue()
      try Schema.make(in: database, seed: repos ?? BundledRepos.all())
      return SQLiteRepoStore(database, path: place)
    } catch {
      throw RepoStoreError(error, at: place)
    }
  }

  /// A store in a file that is there already, for reading.
  public static func open(_ path: String) throws(RepoStoreError) -> SQLiteRepoStore {
    switch try DatabaseFile(at: path) {
    case .missing: throw .missing(path)
    case .empty: throw .empty(path)
    case .filled: try connect(to: path, readonly: true)
    }
  }

  /// A store in a file, for reading and writing; filled with the bundled repositories where it is missing or empty.
  public static func create(_ path: String) throws(RepoStoreError) -> SQLiteRepoStore {
    _ = try DatabaseFile(at: path)
    return try connect(to: path, readonly: false)
  }

  private static func connect(to path: String, readonly: Bool) throws(RepoStoreError) -> SQLiteRepoStore {
    do {
      var configuration = Configuration()
      configuration.readonly = readonly
      configuration.busyMode = .timeout(2)
      let database = try DatabaseQueue(path: path, configuration: configuration)
      if !readonly { try Schema.make(in: database, seed: BundledRepos.all()) }
      try database.read { try check($0, path: path) }
      return SQLiteRepoStore(database, path: path)
    } catch {
      throw RepoStoreError(error, at: path)
    }
  }

  private static func check(_ db: Database, path: String) throws {
    guard try Schema.isOurs(db) else { throw RepoStoreError.notOurs(path) }
    guard try String.fetchAll(db, sql: "PRAGMA quick_check(1)") == ["ok"] else { throw RepoStoreError.damaged(path) }
  }
}

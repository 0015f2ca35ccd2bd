import GRDB
public import RepoModel

/// Repositories in an SQLite database, in memory or in a file.
public final class SQLiteRepoStore: EditableRepoStore {
  private let database: DatabaseQueue
  private let path: String

  init(_ database: DatabaseQueue, path: String) {
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

  /// All in one transaction.
  public func save(_ repos: [Repo]) async throws(RepoStoreError) {
    try await run { [database] in
      try await database.write { db in
        for repo in repos { try repo.save(in: db) }
      }
    }
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

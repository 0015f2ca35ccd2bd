import GRDB
public import RepoModel

/// Repositories in an SQLite database, in memory or in a file.
public final class SQLiteRepoStore: EditableRepoStore {
  private let database: DatabaseQueue
  private let path: String
  /// Nil where nothing goes by itself.
  private let use: RecentUse?

  init(_ database: DatabaseQueue, path: String, use: RecentUse? = nil) {
    self.database = database
    self.path = path
    self.use = use
  }

  public func search(_ text: String) async throws(RepoStoreError) -> [Repo] {
    guard let statement = SearchQuery(text).statement else { return [] }
    let repos = try await run { [database] in
      try await database.read { try Repo.all($0, sql: statement.sql, arguments: statement.arguments) }
    }
    // Who asks for all of it asks for none in particular.
    if SearchQuery(text) != .everything { await note(repos) }
    return repos
  }

  public func repo(_ id: Repo.ID) async throws(RepoStoreError) -> Repo? {
    let repo = try await run { [database] in
      try await database.read {
        try Repo.all($0, sql: "SELECT \(Repo.columns) FROM repo WHERE id = ?", arguments: [id]).first
      }
    }
    if let repo { await note([repo]) }
    return repo
  }

  public func save(_ repo: Repo) async throws(RepoStoreError) { try await save([repo]) }

  /// All in one transaction.
  public func save(_ repos: [Repo]) async throws(RepoStoreError) {
    try await run { [database, use] in
      try await database.write { db in
        for repo in repos { try repo.save(in: db) }
        try use?.note(repos.map(\.id), in: db)
        try use?.prune(db)
      }
    }
  }

  /// What was found is told, though the use of it cannot be noted: the disk may be full, or another program busy.
  private func note(_ repos: [Repo]) async {
    guard let use, !repos.isEmpty else { return }
    try? await database.write { try use.note(repos.map(\.id), in: $0) }
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

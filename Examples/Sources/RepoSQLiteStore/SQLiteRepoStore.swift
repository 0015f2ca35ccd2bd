import GRDB
public import RepoModel

/// Repositories in an SQLite database, in memory or in a file.
public final class SQLiteRepoStore: EditableRepoStore {
  private let database: DatabaseQueue
  private let path: String
  /// Nil if repositories are never removed.
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
    // A search for everything uses no repository in particular.
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

  /// Saves all repositories in one transaction.
  public func save(_ repos: [Repo]) async throws(RepoStoreError) {
    try await run { [database, use] in
      try await database.write { db in
        for repo in repos { try repo.save(in: db) }
        try use?.note(repos.map(\.id), in: db)
        try use?.prune(db)
      }
    }
  }

  /// Notes the use of these repositories. A failure is ignored, for example if the disk is full or another program is
  /// writing.
  private func note(_ repos: [Repo]) async {
    guard let use, !repos.isEmpty else { return }
    try? await database.write { try use.note(repos.map(\.id), in: $0) }
  }

  public func delete(_ id: Repo.ID) async throws(RepoStoreError) {
    try await run { [database] in
      try await database.write { try $0.execute(sql: "DELETE FROM repo WHERE id = ?", arguments: [id]) }
    }
  }

  /// SQLite's query plan of a search.
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

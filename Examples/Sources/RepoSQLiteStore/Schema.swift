import GRDB
import RepoModel

/// The tables of a database, and how they came about.
enum Schema {
  /// What a database is for; by this number SQLite tells in the file's header whose it is: "repo" and "repc".
  enum Use: Int {
    case collection = 0x7265_706F
    case cache = 0x7265_7063
  }

  /// Each takes the schema one version further; a version that was published is never changed.
  private static let migrations: [@Sendable (Database, _ seed: [Repo]) throws -> Void] = [
    { db, seed in
      try makeTable(db)
      try makeIndex(db)
      for repo in seed { try repo.save(in: db) }
    }
  ]

  /// Makes and fills the tables where there is none yet, of anyone's.
  ///
  /// All in one transaction, which no other program can come between: a database has all of it or nothing,
  /// though the power fails, and though two programs make it at once.
  static func make(in database: DatabaseQueue, seed: [Repo], for use: Use = .collection) throws {
    try database.inTransaction(.immediate) { db in
      guard try number("SELECT count(*) FROM sqlite_master", in: db) == 0 else { return .rollback }
      for migration in migrations { try migration(db, seed) }
      try db.execute(sql: "PRAGMA application_id = \(use.rawValue); PRAGMA user_version = \(migrations.count)")
      return .commit
    }
  }

  /// What this program, in this version, made the database for; nil where it did not.
  static func use(of db: Database) throws -> Use? {
    guard try number("PRAGMA user_version", in: db) == migrations.count else { return nil }
    return try number("PRAGMA application_id", in: db).flatMap(Use.init)
  }

  private static func number(_ query: String, in db: Database) throws -> Int? {
    try Int.fetchOne(db, sql: query)
  }

  private static func makeTable(_ db: Database) throws {
    try db.create(table: "repo", options: .strict) { table in
      table.primaryKey("id", .integer)
      table.column("owner", .text).notNull()
      table.column("name", .text).notNull()
      table.column("description", .text).notNull()
      table.column("language", .text)
      table.column("stars", .integer).notNull()
    }
    try db.create(index: "repo_by_stars", on: "repo", columns: ["stars", "id"])
  }

  /// The search index: SQLite keeps it in step with the table, and finds words by their beginnings.
  private static func makeIndex(_ db: Database) throws {
    try db.create(virtualTable: "repo_index", using: FTS5()) { index in
      index.synchronize(withTable: "repo")
      index.tokenizer = .unicode61()
      index.prefixes = [1, 2, 3]
      index.column("owner")
      index.column("name")
      index.column("description")
      index.column("language")
    }
  }
}

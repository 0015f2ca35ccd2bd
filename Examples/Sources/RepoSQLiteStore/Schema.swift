import GRDB
import RepoModel

/// The tables of a database and their migrations.
enum Schema {
  /// The purpose of a database. SQLite stores this number in the file's header as the application id: "repo" or "repc".
  enum Use: Int {
    case collection = 0x7265_706F
    case cache = 0x7265_7063
  }

  /// Each migration leads to the next version of the schema. A published version never changes.
  private static let migrations: [@Sendable (Database, _ seed: [Repo]) throws -> Void] = [
    { db, seed in
      try makeTable(db)
      try makeIndex(db)
      for repo in seed { try repo.save(in: db) }
    }
  ]

  /// Creates and fills the tables of an empty database.
  ///
  /// It uses one transaction, so a database is complete or unchanged, even after a power failure or if two programs
  /// create it at once.
  static func make(in database: DatabaseQueue, seed: [Repo], for use: Use = .collection) throws {
    try database.inTransaction(.immediate) { db in
      guard try number("SELECT count(*) FROM sqlite_master", in: db) == 0 else { return .rollback }
      for migration in migrations { try migration(db, seed) }
      try db.execute(sql: "PRAGMA application_id = \(use.rawValue); PRAGMA user_version = \(migrations.count)")
      return .commit
    }
  }

  /// Returns the purpose of a database that this version of the program created; nil for any other.
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

  /// Creates the search index, which SQLite updates with the table. It finds words by their beginnings.
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

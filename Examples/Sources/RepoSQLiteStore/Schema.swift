import GRDB
import RepoModel

/// The tables of a database, and how they came about.
enum Schema {
  /// Makes the tables and fills them in one transaction: a database has all of it, or nothing.
  static func migrator(seed: [Repo]) -> DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("repositories") { db in
      try makeTable(db)
      try makeIndex(db)
      for repo in seed { try repo.save(in: db) }
    }
    return migrator
  }

  /// Whether the database has no table yet, of anyone's.
  static func isBlank(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master") == 0
  }

  /// Whether this program, in this version, made the database.
  static func isOurs(_ db: Database) throws -> Bool {
    let migrator = migrator(seed: [])
    return try db.tableExists("grdb_migrations") && migrator.hasCompletedMigrations(db)
      && !migrator.hasBeenSuperseded(db)
  }

  private static func makeTable(_ db: Database) throws {
    try db.create(table: "repo") { table in
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

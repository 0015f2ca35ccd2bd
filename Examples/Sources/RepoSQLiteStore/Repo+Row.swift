import GRDB
import GRDBSQLite
import RepoModel

extension Repo {
  /// The columns of a query, in the order in which ``init(_:)`` reads them.
  static let columns = "repo.id, repo.owner, repo.name, repo.description, repo.language, repo.stars"

  /// Returns all repositories that a query selects.
  static func all(_ db: Database, sql: String, arguments: StatementArguments) throws -> [Repo] {
    let statement = try db.makeStatement(sql: sql)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    var repos: [Repo] = []
    while try rows.next() != nil { repos.append(try Repo(statement.sqliteStatement)) }
    return repos
  }

  /// Reads the columns with SQLite's own functions, because for 100,000 rows, GRDB's values take longer than the query.
  ///
  /// - Throws: If a column has a value of another type, as in a damaged file.
  private init(_ row: SQLiteStatement) throws {
    self.init(
      id: try number(0, of: row), owner: try text(1, of: row), name: try text(2, of: row),
      description: try text(3, of: row), language: try optionalText(4, of: row), stars: Int(try number(5, of: row)))
  }

  /// Inserts the row, or updates the one with the same id. The search index follows.
  func save(in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO repo (id, owner, name, description, language, stars)
        VALUES (:id, :owner, :name, :description, :language, :stars)
        ON CONFLICT (id) DO UPDATE SET owner = :owner, name = :name,
          description = :description, language = :language, stars = :stars
        """)
    try statement.execute(arguments: [
      "id": id, "owner": owner, "name": name, "description": description, "language": language, "stars": stars,
    ])
  }
}

// The values aren't converted, because they already have the right type.

private func number(_ column: CInt, of row: SQLiteStatement) throws -> Int64 {
  guard sqlite3_column_type(row, column) == SQLITE_INTEGER else { throw damage(column, of: row) }
  return sqlite3_column_int64(row, column)
}

private func text(_ column: CInt, of row: SQLiteStatement) throws -> String {
  guard sqlite3_column_type(row, column) == SQLITE_TEXT, let text = sqlite3_column_text(row, column) else {
    throw damage(column, of: row)
  }
  return String(
    decoding: UnsafeBufferPointer(start: text, count: Int(sqlite3_column_bytes(row, column))), as: UTF8.self)
}

private func optionalText(_ column: CInt, of row: SQLiteStatement) throws -> String? {
  if sqlite3_column_type(row, column) == SQLITE_NULL { return nil }
  return try text(column, of: row)
}

private func damage(_ column: CInt, of row: SQLiteStatement) -> DatabaseError {
  let name = sqlite3_column_name(row, column).map { String(cString: $0) } ?? "column \(column)"
  return DatabaseError(resultCode: .SQLITE_CORRUPT, message: "repo.\(name) has a value of another type")
}

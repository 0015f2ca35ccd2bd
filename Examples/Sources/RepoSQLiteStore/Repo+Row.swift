import GRDB
import RepoModel

extension Repo {
  /// What a query selects, in the order in which ``init(row:)`` reads it.
  static let columns = "repo.id, repo.owner, repo.name, repo.description, repo.language, repo.stars"

  /// Reads the columns by their places: a name would be looked up for each of 100,000 rows.
  ///
  /// - Throws: If a column holds a value of another kind, which SQLite lets anyone write into a table that isn't strict.
  init(row: Row) throws {
    self.init(
      id: try number(0, of: row), owner: try text(1, of: row), name: try text(2, of: row),
      description: try text(3, of: row), language: try optionalText(4, of: row), stars: Int(try number(5, of: row)))
  }

  /// Inserts the row, or updates the one with this identity; the search index follows either.
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

// Nothing is converted: a value is of this kind already.

private func number(_ column: Int, of row: Row) throws -> Int64 {
  guard case .int64(let number) = storage(column, of: row) else { throw damage(column, of: row) }
  return number
}

private func text(_ column: Int, of row: Row) throws -> String {
  guard case .string(let text) = storage(column, of: row) else { throw damage(column, of: row) }
  return text
}

private func optionalText(_ column: Int, of row: Row) throws -> String? {
  if case .null = storage(column, of: row) { return nil }
  return try text(column, of: row)
}

private func storage(_ column: Int, of row: Row) -> DatabaseValue.Storage { (row[column] as DatabaseValue).storage }

private func damage(_ column: Int, of row: Row) -> DatabaseError {
  let name = Array(row.columnNames)[column]
  return DatabaseError(resultCode: .SQLITE_CORRUPT, message: "repo.\(name) has a value of another kind")
}

import GRDB
import RepoModel

extension Repo {
  /// Throws where a column holds a value of another kind, which SQLite lets anyone write into a table that is not strict.
  init(row: Row) throws {
    self.init(
      id: try value("id", of: row), owner: try value("owner", of: row), name: try value("name", of: row),
      description: try value("description", of: row),
      language: try optionalValue("language", of: row), stars: Int(try value("stars", of: row) as Int64))
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

/// The column's value, which is of this kind already: nothing is converted.
private func value<Value>(_ column: String, of row: Row) throws -> Value {
  guard let value: Value = try optionalValue(column, of: row) else { throw damage(column) }
  return value
}

private func optionalValue<Value>(_ column: String, of row: Row) throws -> Value? {
  guard let found = row[column] else { return nil }
  guard let value = found as? Value else { throw damage(column) }
  return value
}

private func damage(_ column: String) -> DatabaseError {
  DatabaseError(resultCode: .SQLITE_CORRUPT, message: "repo.\(column) has a value of another kind")
}

import GRDB
import RepoModel

extension Repo {
  init(row: Row) {
    self.init(
      id: row["id"], owner: row["owner"], name: row["name"],
      description: row["description"], language: row["language"], stars: row["stars"])
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

import GRDB
import RepoModel

/// Which repositories of a cache were used last: where there are more than its limit, those that were not used for longest go.
///
/// Used is what was saved, and what a search or a page's question found. Time is counted in uses: no clock is asked.
struct RecentUse {
  /// How many repositories the cache keeps.
  let limit: Int

  /// Those of a cache that another version has filled count as unused. Belongs to no version of the schema, as
  /// nobody else reads it.
  func prepare(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE IF NOT EXISTS repo_use (
          id INTEGER PRIMARY KEY REFERENCES repo ON DELETE CASCADE, turn INTEGER NOT NULL) STRICT;
        CREATE INDEX IF NOT EXISTS repo_use_by_turn ON repo_use (turn);
        INSERT OR IGNORE INTO repo_use SELECT id, 0 FROM repo;
        """)
    try prune(db)
  }

  /// The first of them is what was used last: it is the best match.
  func note(_ ids: [Repo.ID], in db: Database) throws {
    let statement = try db.cachedStatement(
      sql: """
        INSERT OR REPLACE INTO repo_use (id, turn)
        SELECT id, 1 + ifnull((SELECT max(turn) FROM repo_use), 0) FROM repo WHERE id = ?
        """)
    for id in ids.reversed() { try statement.execute(arguments: [id]) }
  }

  func prune(_ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM repo WHERE id IN (
          SELECT id FROM repo_use ORDER BY turn, id LIMIT max(0, (SELECT count(*) FROM repo) - ?))
        """, arguments: [limit])
  }
}

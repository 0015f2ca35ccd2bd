import GRDB
import RepoModel

/// The recently used repositories of a cache. If there are more than the limit, the ones that were used longest ago are
/// removed.
///
/// A repository is used when it is saved, or found by a search or for a page. Time is counted in uses, without a clock.
struct RecentUse {
  /// The largest number of repositories in the cache.
  let limit: Int

  /// Repositories that another version of the program saved count as unused. This table isn't part of the schema's
  /// version, because no other code reads it.
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

  /// Notes a use of these repositories. The first one counts as the latest, because it is the best match.
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

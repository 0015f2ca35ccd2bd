import GRDB
public import RepoModel

// Opening and creating stores.
extension SQLiteRepoStore {
  /// Creates a store in memory, with the bundled repositories or the given ones.
  public static func inMemory(_ repos: [Repo]? = nil) throws(RepoStoreError) -> SQLiteRepoStore {
    try inMemory(repos, nil)
  }

  private static func inMemory(_ repos: [Repo]?, _ use: RecentUse?) throws(RepoStoreError) -> SQLiteRepoStore {
    let place = "the database in memory"
    do {
      let database = try DatabaseQueue()
      try Schema.make(in: database, seed: repos ?? BundledRepos.all())
      try use.map { use in try database.write(use.prepare) }
      return SQLiteRepoStore(database, path: place, use: use)
    } catch {
      throw RepoStoreError(error, at: place)
    }
  }

  /// Opens an existing file for reading.
  public static func open(_ path: String) throws(RepoStoreError) -> SQLiteRepoStore {
    switch try DatabaseFile(at: path) {
    case .missing: throw .missing(path)
    case .empty: throw .empty(path)
    case .filled: try connect(to: path, readonly: true)
    }
  }

  /// Opens a file for reading and writing. If it is missing or empty, it is filled with the bundled repositories.
  public static func create(_ path: String) throws(RepoStoreError) -> SQLiteRepoStore {
    _ = try DatabaseFile(at: path)
    return try connect(to: path, readonly: false)
  }

  /// Creates an empty store for another store's answers, in a file or in memory.
  ///
  /// - Parameter limit: The largest number of repositories. Beyond it, the ones that were used longest ago are removed.
  public static func cache(_ path: String? = nil, limit: Int = 10_000) throws(RepoStoreError) -> SQLiteRepoStore {
    let use = RecentUse(limit: limit)
    guard let path else { return try inMemory([], use) }
    _ = try DatabaseFile(at: path)
    return try connect(to: path, readonly: false, use)
  }

  private static func connect(
    to path: String, readonly: Bool, _ recent: RecentUse? = nil
  ) throws(RepoStoreError) -> SQLiteRepoStore {
    let use: Schema.Use = recent == nil ? .collection : .cache
    do {
      var configuration = Configuration()
      configuration.readonly = readonly
      configuration.busyMode = .timeout(2)
      // A search reads most pages of a large database several times; SQLite keeps 2 MB of them by default.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA cache_size = -32768") }
      let database = try DatabaseQueue(path: path, configuration: configuration)
      if !readonly { try Schema.make(in: database, seed: use == .cache ? [] : BundledRepos.all(), for: use) }
      try database.read { try check($0, path: path, use) }
      try recent.map { recent in try database.write(recent.prepare) }
      return SQLiteRepoStore(database, path: path, use: recent)
    } catch {
      throw RepoStoreError(error, at: path)
    }
  }

  /// Checks the file. A cache may be opened as a collection, but a collection's own repositories must not be mixed with
  /// a server's.
  private static func check(_ db: Database, path: String, _ use: Schema.Use) throws {
    guard let found = try Schema.use(of: db) else { throw RepoStoreError.notOurs(path) }
    if use == .cache && found != .cache { throw RepoStoreError.notACache(path) }
    guard try String.fetchAll(db, sql: "PRAGMA quick_check(1)") == ["ok"] else { throw RepoStoreError.damaged(path) }
  }
}

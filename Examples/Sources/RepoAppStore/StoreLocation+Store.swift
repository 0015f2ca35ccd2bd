import RepoHTTPStore
public import RepoModel
public import RepoOptions
import RepoSQLiteStore

extension StoreLocation {
  /// Opens the store at the place. Throws a `RepoStoreError` or an `AddressError`.
  public func store() throws -> any RepoStore {
    switch self {
    case .memory: try SQLiteRepoStore.inMemory()
    case .file(let path, creating: false): try SQLiteRepoStore.open(path)
    case .file(let path, creating: true): try SQLiteRepoStore.create(path)
    case .server(let address, let cache):
      CachedRepoStore(
        HTTPRepoStore(try ServerAddress(address)), cache: try cache.map(SQLiteCache.init) ?? SQLiteRepoStore.cache())
    }
  }
}

import Foundation
import GTKKit
import RepoDesktop
import RepoHTTPStore
import RepoModel
import RepoSQLiteStore

// Nothing is awaited here: this thread is GTK's, and the main actor runs on its loop.
do {
  let options = try Options(Array(CommandLine.arguments.dropFirst()))
  if options.wantsHelp {
    print(Options.help)
  } else {
    let store = try options.place.store()
    guard MainLoop.start() else { throw DisplayError() }
    let browser = Browser(store: store)
    browser.present()
    MainLoop.run { browser.isOpen }
  }
} catch {
  FileHandle.standardError.write(Data("repos-desktop: \(error)\n".utf8))
  exit(error is UsageError || error is AddressError ? 2 : 1)
}

extension Options.Place {
  fileprivate func store() throws -> any RepoStore {
    switch self {
    case .bundled: try SQLiteRepoStore.inMemory()
    case .file(let path, creating: false): try SQLiteRepoStore.open(path)
    case .file(let path, creating: true): try SQLiteRepoStore.create(path)
    case .server(let address, let cache):
      CachedRepoStore(
        HTTPRepoStore(try ServerAddress(address)),
        cache: try cache.map(SQLiteRepoStore.cache) ?? SQLiteRepoStore.inMemory([]))
    }
  }
}

private struct DisplayError: Error, CustomStringConvertible {
  var description: String { "there is no display (set DISPLAY or WAYLAND_DISPLAY, or try: xvfb-run -a)" }
}

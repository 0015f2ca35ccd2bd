import Foundation
import GRDB
import RepoModel

extension RepoStoreError {
  /// The store's error for an error of SQLite or the system.
  init(_ error: any Error, at path: String) {
    switch error {
    case let error as RepoStoreError: self = error
    case is CancellationError: self = .cancelled
    case DatabaseError.SQLITE_INTERRUPT, DatabaseError.SQLITE_ABORT: self = .cancelled
    case DatabaseError.SQLITE_READONLY_ROLLBACK: self = .unfinished(path)
    case DatabaseError.SQLITE_BUSY, DatabaseError.SQLITE_LOCKED: self = .busy(path)
    case DatabaseError.SQLITE_FULL: self = .full(path)
    case DatabaseError.SQLITE_CANTOPEN:
      self = .unavailable(path, reason: "it can't be opened; check that its folder exists and is writable")
    case DatabaseError.SQLITE_READONLY_DBMOVED:
      self = .unavailable(path, reason: "it was moved or deleted; start the program again")
    case DatabaseError.SQLITE_CORRUPT: self = .damaged(path)
    case DatabaseError.SQLITE_NOTADB: self = .notADatabase(path)
    default: self = .unavailable(path, reason: reason(of: error))
    }
  }
}

extension RepoStoreError {
  /// There is a directory, a pipe or a device at the path.
  static func notAFile(_ path: String) -> RepoStoreError { .foreign(path, reason: "isn't a database file") }

  /// The file at the path isn't an SQLite database.
  static func notADatabase(_ path: String) -> RepoStoreError { .foreign(path, reason: "isn't a database") }

  /// A database of another program or a later version.
  static func notOurs(_ path: String) -> RepoStoreError { .foreign(path, reason: "isn't a database of this program") }

  /// A collection of repositories, which a server's must not replace.
  static func notACache(_ path: String) -> RepoStoreError { .foreign(path, reason: "isn't a cache of this program") }
}

/// Returns the cause on one line.
func reason(of error: any Error) -> String {
  if let error = error as? DatabaseError { return error.message ?? "SQLite error \(error.resultCode.rawValue)" }
  let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
  return (cause ?? error).localizedDescription.split(separator: "\n").joined(separator: " ")
}

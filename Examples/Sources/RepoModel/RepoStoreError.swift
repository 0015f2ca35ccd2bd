/// Why a store gave no answer.
public enum RepoStoreError: Error, Hashable, Sendable {
  /// There is no file at the path.
  case missing(String)
  /// The file at the path has no content yet.
  case empty(String)
  /// A program that was changing the file has ended in the middle; what it had not finished must be undone.
  case interrupted(String)
  /// There is a directory, a pipe or a device at the path.
  case notAFile(String)
  /// There is a file at the path, which SQLite did not write.
  case notADatabase(String)
  /// SQLite wrote the file, and can no longer read it.
  case damaged(String)
  /// A database of another program, or of a later version of this one.
  case foreign(String)
  /// The system or SQLite refused; the reason is theirs.
  case unavailable(String, reason: String)
  /// The question was withdrawn before it was answered.
  case cancelled
}

extension RepoStoreError: CustomStringConvertible {
  /// One line: what happened, where, what to do.
  public var description: String {
    switch self {
    case .missing(let path): "no such database: \(path) (add --create to make it)"
    case .empty(let path): "the database is empty: \(path) (add --create to fill it)"
    case .interrupted(let path): "the database was left in the middle of a change: \(path) (add --create to undo it)"
    case .notAFile(let path): "not a file: \(path) (name a database file)"
    case .notADatabase(let path): "not a database: \(path) (it was left as it is)"
    case .damaged(let path): "the database is damaged: \(path) (it was left as it is; restore a copy)"
    case .foreign(let path): "not a database of this program: \(path) (it was left as it is)"
    case .unavailable(let path, let reason): "cannot use \(path): \(reason)"
    case .cancelled: "the request was cancelled"
    }
  }
}

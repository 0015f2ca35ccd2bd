public import struct Foundation.Date

/// The reason why a store didn't answer. Places are in the reader's terms: a path, or a host and port.
public enum RepoStoreError: Error, Hashable, Sendable {
  /// There is nothing at the place.
  case missing(String)
  /// The place exists and is still empty.
  case empty(String)
  /// A change was interrupted and must be rolled back before anything can be read.
  case unfinished(String)
  /// There is something else at the place; the reason says what it isn't.
  case foreign(String, reason: String)
  /// The repositories can no longer be read.
  case damaged(String)
  /// Another program is changing the repositories.
  case busy(String)
  /// The disk of the place has no space left.
  case full(String)
  /// The store refused for another reason.
  case unavailable(String, reason: String)
  /// This machine has no network on which to reach the place.
  case offline(String)
  /// No server has this name.
  case unknownServer(String)
  /// No connection to the place could be made.
  case unreachable(String, reason: String)
  /// The place closed the connection, in the middle of its reply or without one.
  case closed(String, partway: Bool)
  /// The place didn't answer in time.
  case timedOut(String)
  /// The place accepts no more requests until then.
  case rateLimited(String, until: Date)
  /// The place reported an internal error.
  case failing(String, reason: String)
  /// The reply of the place can't be read.
  case unreadable(String, reason: String)
  /// The request was cancelled before it was answered.
  case cancelled
}

extension RepoStoreError: CustomStringConvertible {
  /// One line: the problem, the place, and what to do in every program.
  public var description: String {
    switch self {
    case .missing(let place): "There are no repositories at \(place)"
    case .empty(let place): "\(place) is empty"
    case .unfinished(let place): "\(place) contains an interrupted change"
    case .foreign(let place, let reason): "\(place) \(reason); choose another one"
    case .damaged(let place): "\(place) is damaged; replace it with a backup, or delete it"
    case .busy(let place): "Another program is changing \(place); try again later"
    case .full(let place): "There is no space left for \(place); free some disk space"
    case .unavailable(let place, let reason): "Can't use \(place): \(reason)"
    case .offline(let place): "You are offline; connect to a network to reach \(place)"
    case .unknownServer(let name): "No server named \(name) was found; check the spelling and the connection"
    case .unreachable(let place, let reason): "Can't reach \(place): \(reason); check the address and the server"
    case .closed(let place, partway: true): "\(place) closed the connection in the middle of its reply; try again"
    case .closed(let place, partway: false): "\(place) closed the connection without a reply; try again"
    case .timedOut(let place): "\(place) didn't answer in time; try again"
    case .rateLimited(let place, let until):
      "\(place) accepts no more requests until \(until.clockTime); try again then"
    case .failing(let place, let reason): "\(place) reported an error: \(reason); try again later"
    case .unreadable(let place, let reason): "Can't read the reply of \(place): \(reason)"
    case .cancelled: "The request was canceled"
    }
  }
}

extension RepoStoreError {
  /// Whether the same request may succeed later without a change on this side. Until then, an earlier answer will do.
  public var isTemporary: Bool {
    switch self {
    case .offline, .unknownServer, .unreachable, .closed, .timedOut, .rateLimited, .failing: true
    case .missing, .empty, .unfinished, .foreign, .damaged, .busy, .full, .unavailable, .unreadable, .cancelled: false
    }
  }
}

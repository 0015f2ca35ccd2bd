public import struct Foundation.Date

/// Why a store gave no answer; a place is named as people know it.
public enum RepoStoreError: Error, Hashable, Sendable {
  /// There is nothing at the place.
  case missing(String)
  /// The place is there, and nothing was put into it yet.
  case empty(String)
  /// A change has ended in the middle, and must be undone before anything can be read.
  case unfinished(String)
  /// Something else stands at the place; the reason says what it is not.
  case foreign(String, reason: String)
  /// The repositories can no longer be read.
  case damaged(String)
  /// Someone else is changing the repositories.
  case busy(String)
  /// The store refused; the reason is its own.
  case unavailable(String, reason: String)
  /// The place cannot be reached from here.
  case offline(String)
  /// The place did not answer in time.
  case timedOut(String)
  /// The place was asked too often, and answers again from then on.
  case rateLimited(String, until: Date)
  /// The place has troubles of its own.
  case failing(String, reason: String)
  /// The place answered what cannot be read.
  case unreadable(String, reason: String)
  /// The question was withdrawn before it was answered.
  case cancelled
}

extension RepoStoreError: CustomStringConvertible {
  /// One line: what happened, where, and what to do whatever the store is.
  public var description: String {
    switch self {
    case .missing(let place): "there are no repositories at \(place)"
    case .empty(let place): "nothing was put yet into \(place)"
    case .unfinished(let place): "a change was left unfinished in \(place)"
    case .foreign(let place, let reason): "\(reason): \(place) (it was left as it is)"
    case .damaged(let place): "the repositories are damaged in \(place) (it was left as it is; restore a copy)"
    case .busy(let place): "another program is changing \(place) (try again once it is done)"
    case .unavailable(let place, let reason): "cannot use \(place): \(reason)"
    case .offline(let place): "cannot reach \(place) (try again once you are online)"
    case .timedOut(let place): "no answer in time from \(place) (try again)"
    case .rateLimited(let place, let until): "\(place) was asked too often (try again from \(until.clockTime) on)"
    case .failing(let place, let reason): "\(place) has troubles of its own: \(reason) (try again later)"
    case .unreadable(let place, let reason): "cannot read what \(place) answered: \(reason)"
    case .cancelled: "the request was cancelled"
    }
  }
}

extension RepoStoreError {
  /// Whether the same question may be answered later, with nothing mended here: until then, a former answer will do.
  public var isPassing: Bool {
    switch self {
    case .offline, .timedOut, .rateLimited, .failing: true
    case .missing, .empty, .unfinished, .foreign, .damaged, .busy, .unavailable, .unreadable, .cancelled: false
    }
  }
}

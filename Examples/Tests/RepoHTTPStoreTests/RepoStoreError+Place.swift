import RepoModel

extension RepoStoreError {
  /// The same of another place, which is known only once the server runs.
  func at(_ place: String) -> RepoStoreError {
    switch self {
    case .failing(_, let reason): .failing(place, reason: reason)
    case .unavailable(_, let reason): .unavailable(place, reason: reason)
    case .unreadable(_, let reason): .unreadable(place, reason: reason)
    case .timedOut: .timedOut(place)
    default: self
    }
  }
}

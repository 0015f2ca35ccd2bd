import RepoModel

extension RepoStoreError {
  /// No server listens at the place.
  static func unreachable(_ place: String) -> RepoStoreError {
    .unreachable(place, reason: "it refused the connection")
  }

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

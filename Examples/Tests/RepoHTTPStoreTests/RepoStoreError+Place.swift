import RepoModel

extension RepoStoreError {
  /// The error for a place where no server listens.
  static func unreachable(_ place: String) -> RepoStoreError {
    .unreachable(place, reason: "it refused the connection")
  }

  /// Returns the same error for another place, which is known only after the server has started.
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

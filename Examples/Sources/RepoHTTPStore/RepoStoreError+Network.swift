import RepoModel

extension RepoStoreError {
  /// The store's error for one of the network's, in words that know no network.
  init(_ error: NetworkError, at place: String) {
    switch error {
    case .offline: self = .offline(place)
    case .timedOut, .badStatus(408, _): self = .timedOut(place)
    case .rateLimited(let until): self = .rateLimited(place, until: until)
    case .badStatus(500..., let message): self = .failing(place, reason: message ?? "it could not answer")
    case .badStatus(let status, let message):
      self = .unavailable(place, reason: message ?? "it refused the question (\(status))")
    case .badJSON(let reason): self = .unreadable(place, reason: reason)
    case .tooLarge(let limit): self = .unreadable(place, reason: "it is longer than \(limit) bytes")
    case .redirected(let target):
      self = .unavailable(
        place, reason: "it sends us elsewhere, to \(target) (do you have to sign in to this network?)")
    case .noConnection(let reason): self = .unavailable(place, reason: reason)
    case .cancelled: self = .cancelled
    }
  }
}

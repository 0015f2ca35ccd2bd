import RepoModel

extension RepoStoreError {
  /// The store's error for a network error.
  init(_ error: NetworkError, at place: String) {
    switch error {
    case .offline: self = .offline(place)
    case .badAddress: self = .unavailable(place, reason: "its address isn't valid")
    case .unknownHost(let host): self = .unknownServer(host)
    case .unreachable(let reason): self = .unreachable(place, reason: reason)
    case .closed(let partway): self = .closed(place, partway: partway)
    case .timedOut, .badStatus(408, _): self = .timedOut(place)
    case .rateLimited(let until): self = .rateLimited(place, until: until)
    case .badStatus(let status, let message) where status >= 500:
      self = .failing(place, reason: message ?? "an internal error (\(status))")
    case .badStatus(let status, let message):
      self = .unavailable(place, reason: message ?? "it refused the request (\(status))")
    case .badJSON(let reason): self = .unreadable(place, reason: reason)
    case .badCompression: self = .unreadable(place, reason: "its compressed data is broken")
    case .tooLarge(let limit):
      let size = limit < 1 << 20 ? "\(limit) bytes" : "\(limit >> 20) MB"
      self = .unreadable(place, reason: "it is larger than \(size)")
    case .redirected(let target):
      self = .unavailable(
        place, reason: "it redirects to \(target) (this network may require you to sign in)")
    case .noConnection(let reason): self = .unavailable(place, reason: reason)
    case .cancelled: self = .cancelled
    }
  }
}

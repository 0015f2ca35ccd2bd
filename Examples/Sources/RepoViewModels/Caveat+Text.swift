import RepoModel

extension Caveat {
  /// One line for people.
  var text: String {
    switch self {
    case .kept(let since, .offline): "Offline since \(since.clockTime); \(Self.saved)"
    case .kept(let since, .timedOut): "No reply since \(since.clockTime); \(Self.saved)"
    case .kept(_, .rateLimited(_, let until)): "Too many requests until \(until.clockTime); \(Self.saved)"
    case .kept(let since, .failing): "Server error since \(since.clockTime); \(Self.saved)"
    case .kept(let since, .unknownServer(let name)):
      "No server named \(name) found since \(since.clockTime); \(Self.saved)"
    case .kept(let since, .unreachable): "Server unreachable since \(since.clockTime); \(Self.saved)"
    case .kept(let since, .closed): "Connection lost since \(since.clockTime); \(Self.saved)"
    case .kept(let since, let error): "\(error), since \(since.clockTime); \(Self.saved)"
    case .partial(let count?): "These are the first of \(count.grouped)."
    case .partial(nil): "There may be more results."
    case .unkept(let error): "These results aren't saved for offline use. \(error)."
    }
  }

  private static let saved = "showing saved results."
}

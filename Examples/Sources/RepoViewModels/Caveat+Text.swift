import RepoModel

extension Caveat {
  /// What has to be said, in a sentence.
  var text: String {
    switch self {
    case .kept(let since, .offline): "Offline since \(since.clockTime): \(Self.kept)"
    case .kept(let since, .timedOut): "No answer since \(since.clockTime): \(Self.kept)"
    case .kept(_, .rateLimited(_, let until)): "Asked too often, until \(until.clockTime): \(Self.kept)"
    case .kept(let since, .failing): "Out of order since \(since.clockTime): \(Self.kept)"
    case .kept(let since, let error): "\(error), since \(since.clockTime): \(Self.kept)"
    case .partial(let count?): "These are the first of \(count.grouped)."
    case .partial(nil): "There may be more than these."
    case .unkept(let error): "These are new, and could not be kept for later: \(error)"
    }
  }

  private static let kept = "this was kept from before."
}

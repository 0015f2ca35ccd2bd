import RepoModel

@testable import RepoHTTPStore

extension HTTPRepoStore {
  /// A store as the app's, which waits for nothing before it asks, and by clocks that the test may move on.
  convenience init(
    _ server: TestServer, clock: ManualClock = ManualClock(), date: ManualDate = ManualDate(),
    _ adjust: @Sendable (inout HTTPLimits) -> Void = { _ in }
  ) async throws {
    var limits = HTTPLimits()
    limits.pause = .zero
    adjust(&limits)
    let network = RateKeeper(NetworkService(limits, clock: clock)) { date.now }
    self.init(try await server.address, limits: limits, clock: clock, network: Revalidation(network))
  }
}

extension Repo {
  static func numbered(_ id: Int64) -> Repo {
    Repo(
      id: id, owner: "octo", name: "repo\(id)", description: "number \(id)", language: "Swift", stars: Int(id) * 10)
  }
}

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

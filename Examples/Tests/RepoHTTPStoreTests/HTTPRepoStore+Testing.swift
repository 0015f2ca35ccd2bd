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

import RepoModel

@testable import RepoHTTPStore

extension HTTPRepoStore {
  /// Creates a store like the app's, without a delay before requests, and with clocks that the test controls.
  convenience init(
    _ server: TestServer, clock: ManualClock = ManualClock(), date: ManualDate = ManualDate(),
    _ adjust: @Sendable (inout HTTPLimits) -> Void = { _ in }
  ) async throws {
    var limits = HTTPLimits()
    limits.pause = .zero
    adjust(&limits)
    let network = RateLimiter(NetworkService(limits, clock: clock)) { date.now }
    self.init(try await server.address, limits: limits, clock: clock, network: Revalidation(network))
  }
}

import Foundation
import Synchronization

/// Respects a server's rate limit: while requests aren't allowed, it refuses them without sending anything.
final class RateLimiter: HTTPFetcher {
  /// A kind of request. A server counts searches separately.
  private enum Kind: CaseIterable {
    case search, other

    init(_ url: URL) { self = url.path.contains("/search/") ? .search : .other }
  }

  private let network: any HTTPFetcher
  private let now: @Sendable () -> Date
  private let closed = Mutex<[Kind: Date]>([:])

  init(_ network: any HTTPFetcher, now: @escaping @Sendable () -> Date = { Date() }) {
    self.network = network
    self.now = now
  }

  func get(_ request: Request) async throws(NetworkError) -> Reply {
    let kind = Kind(request.url)
    if let until = closed.withLock({ $0[kind] }), now() < until { throw .rateLimited(until: until) }
    let reply = try await network.get(request)
    guard let limit = RateLimit(reply, now: now()) else { return reply }
    closed.withLock { closed in
      for kind in limit.isForAll ? Kind.allCases : [kind] {
        closed[kind] = max(closed[kind] ?? limit.until, limit.until)
      }
    }
    if limit.isExceeded { throw .rateLimited(until: limit.until) }
    return reply
  }
}

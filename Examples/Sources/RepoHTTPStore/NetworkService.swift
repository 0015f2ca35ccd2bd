import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network, by `URLSession`.
final class NetworkService: Gettable {
  private let session: URLSession
  let exchanges = Exchanges()
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>

  init(_ limits: HTTPLimits = HTTPLimits(), clock: any Clock<Duration> = ContinuousClock()) {
    let configuration = URLSessionConfiguration.ephemeral
    // What may be answered again is decided in one place, where it is tested: by Revalidation.
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    configuration.httpShouldSetCookies = false
    session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    self.limits = limits
    self.clock = clock
  }

  deinit { session.invalidateAndCancel() }

  func get(_ request: URLRequest) async throws(NetworkError) -> Reply {
    let task = session.dataTask(with: request)
    // URLSession's own limit is for each silence, and counts from the start again with each byte.
    let reply = await withTaskGroup(of: Result<Reply, NetworkError>.self) { race in
      race.addTask { [exchanges, limits] in await exchanges.reply(to: task, largestBody: limits.largestBody) }
      race.addTask { [clock, limits] in
        do { try await clock.sleep(for: limits.patience) } catch { return .failure(.cancelled) }
        return .failure(.timedOut)
      }
      defer { race.cancelAll() }
      return await race.next() ?? .failure(.cancelled)
    }
    return try reply.get()
  }
}

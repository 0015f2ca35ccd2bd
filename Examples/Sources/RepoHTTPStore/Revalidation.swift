import Foundation
import Synchronization

/// Asks a server whether an earlier reply is still valid (`If-None-Match`). If it is (304), it isn't sent again and
/// doesn't count for the limit.
final class Revalidation: HTTPFetcher {
  private let network: any HTTPFetcher
  private let kept = Mutex(StoredReplies())

  /// The replies that can be revalidated; the ones that were used last.
  private struct StoredReplies {
    static let limit = 32
    private var replies: [URL: Reply] = [:]
    private var unusedFirst: [URL] = []

    subscript(url: URL) -> Reply? {
      get { replies[url] }
      set {
        unusedFirst.removeAll { $0 == url }
        replies[url] = newValue
        if newValue != nil { unusedFirst.append(url) }
        if unusedFirst.count > Self.limit { replies[unusedFirst.removeFirst()] = nil }
      }
    }
  }

  init(_ network: any HTTPFetcher) {
    self.network = network
  }

  func get(_ request: Request) async throws(NetworkError) -> Reply {
    let url = request.url
    var request = request
    let former = kept.withLock { $0[url] }
    if let tag = former?["ETag"] { request.headers["If-None-Match"] = tag }
    let reply = try await network.get(request)
    switch reply.status {
    case 304:
      guard let former else { break }
      kept.withLock { $0[url] = former }
      return former
    case 200: kept.withLock { $0[url] = reply["ETag"] == nil ? nil : reply }
    default: break
    }
    return reply
  }
}

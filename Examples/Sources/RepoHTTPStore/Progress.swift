import Foundation

/// The progress of an exchange, as a value.
struct Progress {
  let largestBody: Int
  /// Nil while the exchange continues.
  private(set) var result: Result<Reply, NetworkError>?
  /// Whether the task is to be cancelled.
  private(set) var isCancelled = false
  private var reply: Reply?
  private var body = BodyBlocks()
  private var redirects = 0

  init(largestBody: Int) {
    self.largestBody = largestBody
  }

  mutating func cancel(_ reason: NetworkError) {
    guard result == nil else { return }
    isCancelled = true
    end(.failure(reason))
  }

  /// Whether to read the body; nil if the question must no longer be answered.
  mutating func begins(_ reply: Reply?, length: Int64) -> Bool? {
    if isCancelled { return nil }
    (self.reply, body) = (reply, BodyBlocks())
    // On Linux, a session ignores the answer: only cancelling the task ends it.
    if length > Int64(largestBody) { cancel(.tooLarge(limit: largestBody)) }
    return result == nil
  }

  /// Adds a part of the body. Its announced length may be missing, wrong, or that of the compressed body.
  mutating func goesOn(_ data: Data) {
    guard result == nil, reply != nil else { return }
    guard body.count + data.count <= largestBody else { return cancel(.tooLarge(limit: largestBody)) }
    body.append(data)
  }

  /// Whether to follow a redirect; nil if the question must no longer be answered.
  ///
  /// Only redirects within the server are followed: others come from a hotel's portal, for example.
  mutating func isSentOn(to target: URL?, from origin: URL?) -> Bool? {
    if isCancelled { return nil }
    redirects += 1
    if redirects > HTTPLimits.redirects || target == nil || target?.origin != origin?.origin {
      end(.failure(.redirected(to: target?.absoluteString ?? "nowhere")))
    }
    return result == nil
  }

  mutating func ends(_ error: (any Error)?, host: String) {
    if let error { return end(.failure(NetworkError(error, host: host, partway: reply != nil))) }
    reply?.body = body.joined()
    end(reply.map(Result.success) ?? .failure(.noConnection("its reply isn't HTTP")))
  }

  private mutating func end(_ end: Result<Reply, NetworkError>) {
    result = result ?? end
    (reply, body) = (nil, BodyBlocks())
  }
}

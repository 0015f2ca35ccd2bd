import Foundation

/// How far an exchange is, as a value.
struct Progress {
  let largestBody: Int
  /// What it came to; nil while it goes on.
  private(set) var result: Result<Reply, NetworkError>?
  /// Whether the task has nothing more to do.
  private(set) var isCancelled = false
  private var reply: Reply?
  private var redirects = 0

  init(largestBody: Int) {
    self.largestBody = largestBody
  }

  mutating func cancel(_ reason: NetworkError) {
    guard result == nil else { return }
    (result, isCancelled) = (.failure(reason), true)
  }

  /// Whether the body is wanted; nil where nobody may say so any more.
  mutating func begins(_ reply: Reply?, length: Int64) -> Bool? {
    if isCancelled { return nil }
    self.reply = reply
    if length > Int64(largestBody) { end(.failure(.tooLarge(limit: largestBody))) }
    return result == nil
  }

  /// The length that was announced may be missing, or be that of the compressed body.
  mutating func goesOn(_ data: Data) {
    reply?.body.append(data)
    if let reply, reply.body.count > largestBody { cancel(.tooLarge(limit: largestBody)) }
  }

  /// Whether to follow; nil where nobody may say so any more.
  ///
  /// A server may send us on, within itself; who stands in between, such as a hotel's portal, sends us elsewhere.
  mutating func isSentOn(to target: URL?, from origin: URL?) -> Bool? {
    if isCancelled { return nil }
    redirects += 1
    if redirects > HTTPLimits.redirects || target == nil || target?.origin != origin?.origin {
      end(.failure(.redirected(to: target?.absoluteString ?? "nowhere")))
    }
    return result == nil
  }

  mutating func ends(_ error: (any Error)?) {
    if let error { return end(.failure(NetworkError(error))) }
    end(reply.map(Result.success) ?? .failure(.noConnection("the answer is not HTTP")))
  }

  private mutating func end(_ end: Result<Reply, NetworkError>) {
    result = result ?? end
  }
}

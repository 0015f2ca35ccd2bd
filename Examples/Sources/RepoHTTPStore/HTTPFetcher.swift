/// A type that gets a server's reply: the network itself, or a wrapper that applies one of its rules.
protocol HTTPFetcher: Sendable {
  /// The reply, whatever its status; cancelling the task cancels the request.
  func get(_ request: Request) async throws(NetworkError) -> Reply
}

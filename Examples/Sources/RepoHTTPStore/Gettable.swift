import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Whatever gets a server's reply: the network itself, and those who stand before it and keep to its rules.
protocol Gettable: Sendable {
  /// The reply, whatever its status; cancelling the task cancels the request.
  func get(_ request: URLRequest) async throws(NetworkError) -> Reply
}

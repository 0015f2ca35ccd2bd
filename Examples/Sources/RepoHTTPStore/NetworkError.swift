import Foundation

/// The reason why there is no usable reply from a server.
enum NetworkError: Error, Hashable {
  /// This machine has no network.
  case offline
  /// The system can't use the address.
  case badAddress
  /// No server has this name.
  case unknownHost(String)
  /// No connection could be made.
  case unreachable(reason: String)
  /// The server closed the connection, in the middle of its reply or without one.
  case closed(partway: Bool)
  case timedOut
  case rateLimited(until: Date)
  /// Neither success nor a rate limit; the message is the server's own.
  case badStatus(Int, message: String?)
  case badJSON(String)
  /// The body can't be decompressed.
  case badCompression
  case tooLarge(limit: Int)
  /// The server redirects to an address that isn't followed.
  case redirected(to: String)
  /// Another connection error, such as a certificate that isn't trusted.
  case noConnection(String)
  /// The request was superseded or its caller was cancelled.
  case cancelled
}

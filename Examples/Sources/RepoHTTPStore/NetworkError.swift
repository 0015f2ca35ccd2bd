import Foundation

/// Why a server's answer did not come, or is of no use.
enum NetworkError: Error, Hashable {
  case offline
  case timedOut
  case rateLimited(until: Date)
  /// Neither the answer nor a rate limit; the message is the server's own.
  case badStatus(Int, message: String?)
  case badJSON(String)
  case tooLarge(limit: Int)
  /// The server sent us on, to where we do not follow.
  case redirected(to: String)
  /// Anything else of the connection, such as a certificate that is not trusted.
  case noConnection(String)
  /// By a newer question, or with whoever asked.
  case cancelled
}

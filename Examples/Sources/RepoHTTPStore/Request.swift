import Foundation

/// A question to a server.
struct Request: Hashable, Sendable {
  var url: URL
  var headers: [String: String] = [:]
}

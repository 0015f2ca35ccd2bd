import Foundation

/// A request to a server.
struct Request: Hashable, Sendable {
  var url: URL
  var headers: [String: String] = [:]
}

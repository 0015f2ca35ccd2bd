import Foundation

/// Where a server of repositories stands; what it answers has the form of GitHub's search API.
public struct ServerAddress: Hashable, Sendable {
  let url: URL
  /// As people know it: the host, and its port where one was named.
  public let place: String

  /// - Parameter text: As `https://api.github.com`, or with a port and a folder: `http://127.0.0.1:8080/api/v3`.
  public init(_ text: String) throws(AddressError) {
    let parts = URLComponents(string: text, encodingInvalidCharacters: false)
    guard let parts, let url = parts.url, let host = parts.host, !host.isEmpty else {
      throw AddressError(text, problem: "not the address of a server")
    }
    guard ["http", "https"].contains(parts.scheme?.lowercased()) else {
      throw AddressError(text, problem: "neither http nor https")
    }
    guard (1...65_535).contains(parts.port ?? 80) else { throw AddressError(text, problem: "there is no such port") }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw AddressError(text, problem: "more than scheme, host, port and folder")
    }
    self.url = url
    place = parts.port.map { "\(host):\($0)" } ?? host
  }
}

/// A text that names no server.
public struct AddressError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ text: String, problem: String) {
    description = "\(problem): \(text) (name one as in https://api.github.com or http://127.0.0.1:8080)"
  }
}

extension URL {
  /// The server that answers for the address, and the way to it.
  var origin: [String?] { [scheme?.lowercased(), host()?.lowercased(), port.map { "\($0)" }] }
}

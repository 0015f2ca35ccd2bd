import Foundation

/// The address of a server that implements GitHub's search API.
public struct ServerAddress: Hashable, Sendable {
  let url: URL
  /// The host and, if the address has one, the port.
  public let place: String

  /// - Parameter text: An address such as `https://api.github.com`, `http://127.0.0.1:8080/api/v3` or `http://[::1]:8080`.
  public init(_ text: String) throws(AddressError) {
    guard var parts = URLComponents(string: text, encodingInvalidCharacters: false), let host = parts.host,
      !host.isEmpty
    else { throw AddressError(text, problem: "isn't the address of a server") }
    parts.scheme = parts.scheme?.lowercased()
    guard ["http", "https"].contains(parts.scheme), let url = parts.url else {
      throw AddressError(text, problem: "isn't an http or https address")
    }
    guard (1...65_535).contains(parts.port ?? 80) else {
      throw AddressError(text, problem: "has a port outside 1 to 65535")
    }
    guard parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil else {
      throw AddressError(text, problem: "has more than a scheme, a host, a port and a path")
    }
    self.url = url
    place = parts.port.map { "\(host):\($0)" } ?? host
  }
}

/// A text that isn't the address of a server.
public struct AddressError: Error, Hashable, CustomStringConvertible {
  public let description: String

  init(_ text: String, problem: String) {
    description = "'\(text)' \(problem); use one such as https://api.github.com or http://127.0.0.1:8080"
  }
}

import Foundation

extension URL {
  /// The host without the brackets of an IPv6 address.
  var plainHost: String? { host(percentEncoded: false)?.lowercased().trimmingCharacters(in: ["[", "]"]) }

  /// The scheme, host and port.
  var origin: [String?] { [scheme?.lowercased(), plainHost, port.map { "\($0)" }] }

  /// Whether the server is on this machine.
  var isLoopback: Bool { plainHost == "localhost" || plainHost == "::1" || plainHost?.hasPrefix("127.") == true }
}

import Foundation

extension URL {
  /// The same URL with its IPv6 host percent-encoded; nil for other hosts.
  ///
  /// On Linux, Swift 6.3's `URLSession` rejects a host in brackets, because libcurl's form of it differs from URL's.
  var withEncodedIPv6Host: URL? {
    guard let host = host(percentEncoded: false), host.contains(":"), !host.hasPrefix("[") else { return nil }
    let encoded = "%5B" + host.replacing(":", with: "%3A") + "%5D"
    return URL(string: absoluteString.replacing("[\(host)]", with: encoded, maxReplacements: 1))
  }

  /// The host without the brackets of an IPv6 address.
  var plainHost: String? { host(percentEncoded: false)?.lowercased().trimmingCharacters(in: ["[", "]"]) }

  /// The scheme, host and port.
  var origin: [String?] { [scheme?.lowercased(), plainHost, port.map { "\($0)" }] }

  /// Whether the server is on this machine.
  var isLoopback: Bool { plainHost == "localhost" || plainHost == "::1" || plainHost?.hasPrefix("127.") == true }
}

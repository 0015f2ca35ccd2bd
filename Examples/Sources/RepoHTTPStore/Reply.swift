import Foundation

/// A server's reply.
struct Reply: Hashable, Sendable {
  var status: Int
  /// The headers, by their names in lower case.
  private var headers: [String: String] = [:]
  var body = Data()

  init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    for (name, value) in headers { self.headers[name.lowercased()] = value }
  }

  /// Returns the header with this name, in any letter case.
  subscript(header: String) -> String? { headers[header.lowercased()] }

  /// The server's own message about an error.
  var message: String? {
    struct Complaint: Decodable { var message: String }
    return try? JSONDecoder().decode(Complaint.self, from: body).message
  }
}

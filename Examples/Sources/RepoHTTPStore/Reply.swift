import Foundation

/// What a server sent.
struct Reply: Hashable, Sendable {
  var status: Int
  /// By their names in small letters.
  private var headers: [String: String] = [:]
  var body = Data()

  init(status: Int, headers: [String: String] = [:], body: Data = Data()) {
    self.status = status
    self.body = body
    for (name, value) in headers { self.headers[name.lowercased()] = value }
  }

  /// The header of this name, however it is written.
  subscript(header: String) -> String? { headers[header.lowercased()] }

  /// What the server says of an error, in its own words.
  var message: String? {
    struct Complaint: Decodable { var message: String }
    return try? JSONDecoder().decode(Complaint.self, from: body).message
  }
}

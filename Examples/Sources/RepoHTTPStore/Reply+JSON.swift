import Foundation

extension Reply {
  /// The body's content, where the server found it.
  func content<Content: Decodable>(_: Content.Type) throws(NetworkError) -> Content {
    guard (200..<300).contains(status) else { throw .badStatus(status, message: message) }
    do {
      return try JSONDecoder().decode(Content.self, from: body)
    } catch {
      throw .badJSON((error as? DecodingError)?.reason ?? "\(error)")
    }
  }
}

extension DecodingError {
  /// What is wrong, and where, on one line: `items.3.id is not of the kind expected`.
  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, let context): "\(path(context, key)) is missing"
    case .typeMismatch(_, let context): "\(path(context)) is not of the kind expected"
    case .valueNotFound(_, let context): "\(path(context)) is null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it is not JSON"
    case .dataCorrupted(let context): "\(path(context)) is \(context.debugDescription)"
    @unknown default: "it is not of the form expected"
    }
  }

  private func path(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
    let keys = context.codingPath + (key.map { [$0] } ?? [])
    if keys.isEmpty { return "it" }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

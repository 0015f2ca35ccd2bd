import Foundation

extension Reply {
  /// The decoded body of a successful reply.
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
  /// The problem and its path in the body, on one line: `items.3.id has the wrong type`.
  fileprivate var reason: String {
    switch self {
    case .keyNotFound(let key, let context): "\(path(context, key)) is missing"
    case .typeMismatch(_, let context): "\(path(context)) has the wrong type"
    case .valueNotFound(_, let context): "\(path(context)) is null"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: "it isn't JSON"
    case .dataCorrupted(let context): "\(path(context)) is \(context.debugDescription)"
    @unknown default: "it has the wrong form"
    }
  }

  private func path(_ context: Context, _ key: (any CodingKey)? = nil) -> String {
    let keys = context.codingPath + (key.map { [$0] } ?? [])
    if keys.isEmpty { return "it" }
    return keys.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}

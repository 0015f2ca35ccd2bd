import Foundation

/// The next page of a list, from the header `Link`: `<https://…&page=2>; rel="next", <https://…&page=9>; rel="last"`.
enum Link {
  /// - Parameter header: The header's value, if there is one.
  static func next(in header: String?) -> URL? {
    for link in (header ?? "").split(separator: ",") {
      let parts = link.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      guard let target = parts.first, target.hasPrefix("<"), target.hasSuffix(">") else { continue }
      if parts.dropFirst().contains(where: { $0 == "rel=\"next\"" || $0 == "rel=next" }) {
        return URL(string: String(target.dropFirst().dropLast()))
      }
    }
    return nil
  }
}

/// Writes a value as text that is the same in every run: elements of sets and dictionaries are sorted.
package enum StableText {
  package static func text(_ value: Any) -> String {
    // Casts to concrete types are cheap. Reflecting or printing a type for the first time searches all protocol conformances.
    switch value {
    case let text as String: return "\(text.utf8.count):\(text)"
    case let number as Int: return String(number)
    case let flag as Bool: return flag ? "true" : "false"
    case let words as Set<String>: return list(words.map(text).sorted())
    case let words as [String]: return list(words.map(text))
    default: break
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary: return list(mirror.children.map { text($0.value) }.sorted())
    case .collection, .tuple, .optional: return list(mirror.children.map { text($0.value) })
    default:
      if mirror.children.isEmpty { return "\(value)" }
      return list(mirror.children.map { "\($0.label ?? "")=\(text($0.value))" })
    }
  }

  private static func list(_ parts: [String]) -> String { "(" + parts.joined(separator: ";") + ")" }
}

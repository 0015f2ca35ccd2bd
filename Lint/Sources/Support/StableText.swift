/// A value as text that is the same in every run: the elements of sets and dictionaries are sorted.
package enum StableText {
  package static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.children.isEmpty { return "\(type(of: value)) \(value)" }
    let parts = mirror.children.map { "\($0.label ?? "")=\(text($0.value))" }
    let isOrdered = mirror.displayStyle != .set && mirror.displayStyle != .dictionary
    return "\(type(of: value))(" + (isOrdered ? parts : parts.sorted()).joined(separator: ";") + ")"
  }
}

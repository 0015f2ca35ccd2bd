/// A violation of a law.
public struct LawViolation: Error, Hashable, Sendable {
  /// The checked value.
  public var what: String
  public var expected: String
  public var was: String

  public init(_ what: String, expected: some Any, was: some Any) {
    (self.what, self.expected, self.was) = (what, Self.text(expected), Self.text(was))
  }

  /// Creates a violation with the place where it occurred.
  init(_ violation: LawViolation, at place: String) {
    self = violation
    what = "\(place): \(what)"
  }

  /// Returns a value as text, with rows in order.
  private static func text(_ value: some Any) -> String {
    guard let rows = value as? [Int: SeenRow] else { return String("\(value)".prefix(500)) }
    return rows.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: "\n            ")
  }
}

extension LawViolation: CustomStringConvertible {
  public var description: String {
    """
    \(what)
      expected: \(expected)
      was:      \(was)
    """
  }
}

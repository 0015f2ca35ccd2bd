/// The trust in a fix.
public enum FixLevel: String, Sendable, CaseIterable, Comparable {
  /// Doesn't change the program.
  case safe
  /// Probably right, but may change the program; a person reviews it.
  case suggested

  public static func < (first: FixLevel, second: FixLevel) -> Bool { first == .safe && second == .suggested }
}

/// The fix of a rule for its page: the edit that `mvvmlint fix` makes, or the reason why it makes none.
public struct RuleFix: Sendable, Hashable {
  /// Nil if there is no fix.
  public let level: FixLevel?
  public let text: String

  public static func safe(_ text: String) -> RuleFix { RuleFix(level: .safe, text: text) }
  public static func suggested(_ text: String) -> RuleFix { RuleFix(level: .suggested, text: text) }
  public static func none(_ reason: String) -> RuleFix { RuleFix(level: nil, text: reason) }
}

public import LintSyntax

/// Functions that do nothing but run their closure, later or on another thread. The details are the types that have them.
public struct SchedulingFunctions: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let general = Self(rawValue: 1 << 0)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .general,
      """
      Swift run:MainActor detached:Task immediate:Task
      Dispatch async:DispatchQueue asyncAfter:DispatchQueue
      Foundation addOperation:OperationQueue perform:RunLoop
      """
    )
  ]
  public static let table = indexedRows
  private static let types = indexedDetails

  /// Whether a method of a type is one of them, or starts a timer.
  public static func contains(_ method: Name, of type: Name) -> Bool {
    StreamAPI[method].contains(.timer) || runsOnce(method, of: type)
  }

  /// Whether a method of a type runs its closure once.
  public static func runsOnce(_ method: Name, of type: Name) -> Bool { types[method]?.contains(type) ?? false }

  /// Whether creating a value of a type runs a closure, as in `Task { … }`.
  public static func isCreated(_ type: Name) -> Bool { type == LanguageWords.task }
}

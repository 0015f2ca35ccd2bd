public import LintSyntax

/// Operators that join the latest values of several streams. A closure or a tuple receives them.
public struct StreamPairs: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// An operator that emits a tuple if it has no closure.
  public static let pairs = Self(rawValue: 1 << 0)
  /// An operator that emits only the value of the other stream if it has no closure.
  public static let latest = Self(rawValue: 1 << 1)

  public static let rows = StreamNames.rows.compactMap { $0.pairs.isEmpty ? nil : (kinds: $0.pairs, lines: $0.lines) }
  public static let table = indexedRows
  static let packages = indexedPackages
  /// The method of a subject that returns its observer.
  public static let observer: Name = "asObserver"
  /// The element of an event.
  public static let element: Name = "element"
}

public import LintSyntax

/// Properties of the system's classes that contain a function of the app.
public struct SystemCallbacks: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A property that retains its closure until the object ends or another value replaces the closure.
  public static let storesClosure = Self(rawValue: 1 << 0)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .storesClosure,
      """
      UIKit supplementaryViewProvider
      Network pathUpdateHandler stateUpdateHandler viabilityUpdateHandler newConnectionHandler
      """
    )
  ]
  public static let table = indexedRows
}

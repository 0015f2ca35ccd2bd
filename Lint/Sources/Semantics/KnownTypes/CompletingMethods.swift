public import LintSyntax

/// Methods that complete work for which other code waits. The details are the types that have them.
public struct CompletingMethods: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let general = Self(rawValue: 1 << 0)
  /// The method completes work only in a call with the label `completion`.
  public static let labelled = Self(rawValue: 1 << 1)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .general,
      """
      Dispatch leave:DispatchGroup signal:DispatchSemaphore resume:DispatchQueue
      Foundation unlock:NSLock:NSRecursiveLock:NSConditionLock:NSCondition signal:NSCondition broadcast:NSCondition
      Swift resume:CheckedContinuation:UnsafeContinuation
      Swift finish:AsyncStream:AsyncThrowingStream:Continuation yield:AsyncStream:AsyncThrowingStream:Continuation
      XCTest fulfill:XCTestExpectation
      """
    ),
    (.labelled, "Combine send:PassthroughSubject:CurrentValueSubject"),
  ]
  public static let table = indexedRows
  private static let types = indexedDetails

  /// The labels in calls of these methods.
  private static let labels: NameSet = ["returning", "throwing", "with", "withCondition"]

  private static let completion: Name = "completion"

  /// Whether a call of a method with these labels may be one of them, if the type isn't known.
  public static func contains(_ method: Name, labels: [Name]) -> Bool {
    guard types[method] != nil else { return false }
    return Self[method].contains(.labelled) ? labels == [completion] : labels.allSatisfy(self.labels.contains)
  }

  /// Whether a method of a type is one of them.
  public static func contains(_ method: Name, of type: Name) -> Bool { types[method]?.contains(type) ?? false }
}

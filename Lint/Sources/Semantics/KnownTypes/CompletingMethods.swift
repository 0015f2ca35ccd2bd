public import LintSyntax

/// Methods and functions that complete work for which other code waits. The details are the types that have them.
public struct CompletingMethods: KnownNames {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let general = Self(rawValue: 1 << 0)
  /// The method completes work only in a call with the label `completion`.
  public static let labelled = Self(rawValue: 1 << 1)
  /// A global function completes work of its first argument.
  public static let global = Self(rawValue: 1 << 2)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .general,
      """
      Dispatch leave:DispatchGroup signal:DispatchSemaphore resume:DispatchQueue
      Foundation unlock:NSLock:NSRecursiveLock:NSConditionLock:NSCondition signal:NSCondition broadcast:NSCondition
      Foundation completeRequest:NSExtensionContext cancelRequest:NSExtensionContext
      Swift resume:CheckedContinuation:UnsafeContinuation
      Swift finish:AsyncStream:AsyncThrowingStream:Continuation yield:AsyncStream:AsyncThrowingStream:Continuation
      UIKit completeTransition:UIViewControllerContextTransitioning endBackgroundTask:UIApplication
      BackgroundTasks setTaskCompleted:BGTask:BGAppRefreshTask:BGProcessingTask:BGContinuedProcessingTask
      AVFoundation finishLoading:AVAssetResourceLoadingRequest
      XCTest fulfill:XCTestExpectation
      PromiseKit fulfill:Resolver reject:Resolver resolve:Resolver
      Promises fulfill:Promise reject:Promise
      """
    ),
    (.labelled, "Combine send:PassthroughSubject:CurrentValueSubject"),
    (
      .global,
      """
      Darwin pthread_mutex_unlock pthread_rwlock_unlock pthread_cond_signal pthread_cond_broadcast sem_post
      Darwin os_unfair_lock_unlock objc_sync_exit
      """
    ),
  ]
  public static let table = indexedRows
  private static let types = indexedDetails

  /// The labels in calls of these methods.
  private static let labels: NameSet = [
    "completionHandler", "returning", "returningItems", "success", "throwing", "with", "withCondition", "withError",
  ]

  private static let completion: Name = "completion"

  /// Whether a call of a method with these labels may be one of them, if the type isn't known.
  public static func contains(_ method: Name, labels: [Name]) -> Bool {
    guard types[method] != nil else { return false }
    return Self[method].contains(.labelled) ? labels == [completion] : labels.allSatisfy(self.labels.contains)
  }

  /// Whether a method of a type is one of them.
  public static func contains(_ method: Name, of type: Name) -> Bool { types[method]?.contains(type) ?? false }
}

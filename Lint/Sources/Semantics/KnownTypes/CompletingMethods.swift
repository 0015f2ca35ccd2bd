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

  /// Only methods of the listed types complete work. Many others have the name.
  public static let typed = Self(rawValue: 1 << 3)
  /// Methods of many types have the name and start work, or give a value.
  private static let shared = Self(rawValue: 1 << 4)

  public static let rows: [(kinds: Self, lines: String)] = [
    (
      .general,
      """
      Dispatch leave:DispatchGroup signal:DispatchSemaphore
      Foundation unlock:NSLock:NSRecursiveLock:NSConditionLock:NSCondition:NSLocking signal:NSCondition broadcast:NSCondition
      Foundation didChangeValue:Operation:BlockOperation completeRequest:NSExtensionContext cancelRequest:NSExtensionContext
      os unlock:OSAllocatedUnfairLock
      Swift finish:AsyncStream:AsyncThrowingStream:Continuation yield:AsyncStream:AsyncThrowingStream:Continuation
      UIKit completeTransition:UIViewControllerContextTransitioning endBackgroundTask:UIApplication
      BackgroundTasks setTaskCompleted:BGTask:BGAppRefreshTask:BGProcessingTask:BGContinuedProcessingTask
      AVFoundation finishLoading:AVAssetResourceLoadingRequest
      XCTest fulfill:XCTestExpectation
      PromiseKit fulfill:Resolver fulfill_:Resolver reject:Resolver
      Promises fulfill:Promise reject:Promise
      NIO succeed:EventLoopPromise fail:EventLoopPromise completeWith:EventLoopPromise
      CallKit fulfill:CXAction:CXAnswerCallAction:CXEndCallAction:CXStartCallAction fail:CXAction:CXAnswerCallAction
      WebKit didFinish:WKURLSchemeTask didFailWithError:WKURLSchemeTask
      StoreKit finishTransaction:SKPaymentQueue
      """
    ),
    ([.general, .shared], "Dispatch resume:DispatchQueue; Swift resume:CheckedContinuation:UnsafeContinuation"),
    ([.general, .shared], "PromiseKit resolve:Resolver"),
    (
      [.general, .typed],
      """
      RxSwift onNext:AnyObserver
      RxSwift onError:AnyObserver:PublishSubject:BehaviorSubject:ReplaySubject:AsyncSubject
      RxSwift on:AnyObserver:PublishSubject:BehaviorSubject:ReplaySubject:AsyncSubject
      Capacitor resolve:CAPPluginCall reject:CAPPluginCall
      """
    ),
    (.labelled, "Combine send:PassthroughSubject:CurrentValueSubject"),
    (
      .global,
      """
      Darwin pthread_mutex_unlock pthread_rwlock_unlock pthread_cond_signal pthread_cond_broadcast sem_post
      Darwin os_unfair_lock_unlock objc_sync_exit OSSpinLockUnlock CFRunLoopStop exit _exit abort
      """
    ),
  ]
  public static let table = indexedRows
  private static let types = indexedDetails

  /// The labels in calls of these methods.
  private static let labels: NameSet = [
    "completionHandler", "forKey", "returning", "returningItems", "success", "throwing", "with", "withCondition",
    "withError",
  ]

  private static let completion: Name = "completion"

  /// Whether a call of a method with these labels may be one of them, if the type isn't known.
  public static func contains(_ method: Name, labels: [Name]) -> Bool {
    guard types[method] != nil else { return false }
    return Self[method].contains(.labelled) ? labels == [completion] : labels.allSatisfy(self.labels.contains)
  }

  /// Whether a method with the name completes work whatever its type is, unless it is known to be another one.
  public static func isDistinctive(_ method: Name) -> Bool {
    types[method] != nil && self[method].isDisjoint(with: [.typed, .shared])
  }

  /// Whether a method of a type is one of them.
  public static func contains(_ method: Name, of type: Name) -> Bool { types[method]?.contains(type) ?? false }
}

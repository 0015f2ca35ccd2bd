public import LintSyntax

/// Types and functions of Foundation with a prefix in capital letters, and those that it re-exports. `import Foundation` is
/// enough for them.
public enum FoundationTypes {
  public static func contains(_ name: Name) -> Bool { names.contains(name) }

  /// Whether a type formats values, by the ending that Foundation's formatters share.
  public static func isFormatter(_ name: Name) -> Bool { name.hasSuffix("Formatter") }

  private static let names = NameSet(KnownName.all(in: lines).map(\.name))

  private static let lines = """
    Foundation URL URLRequest URLResponse URLError URLSession URLComponents URLQueryItem URLCache URLCredential
    Foundation URLSessionConfiguration URLSessionTask URLSessionDataTask URLSessionDownloadTask URLSessionUploadTask
    Foundation URLAuthenticationChallenge URLProtocol URLProtectionSpace URLSessionDelegate URLSessionTaskDelegate
    Foundation URLSessionDataDelegate URLSessionDownloadDelegate URLSessionWebSocketTask URLResourceKey URLResourceValues
    Foundation HTTPURLResponse HTTPCookie HTTPCookieStorage UUID XMLParser XMLParserDelegate
    Foundation JSONEncoder JSONDecoder JSONSerialization ISO8601DateFormatter
    Foundation NSObject NSObjectProtocol NSError NSErrorPointer NSException NSExceptionName NSString NSMutableString
    Foundation NSAttributedString NSMutableAttributedString
    Foundation NSArray NSMutableArray NSDictionary NSMutableDictionary NSSet NSMutableSet NSOrderedSet NSMutableOrderedSet
    Foundation NSNumber NSDecimalNumber NSValue NSNull NSData NSMutableData NSDate NSDateComponents NSURL NSURLRequest
    Foundation NSUUID NSRange NSRangePointer NSNotFound NSMakeRange NSRangeFromString NSStringFromClass NSClassFromString
    Foundation NSStringFromSelector NSSelectorFromString NSLocalizedString NSLog NSCoder NSCoding NSSecureCoding NSCopying
    Foundation NSMutableCopying NSKeyedArchiver NSKeyedUnarchiver NSPredicate NSCompoundPredicate NSComparisonPredicate
    Foundation NSExpression NSSortDescriptor NSRegularExpression NSTextCheckingResult NSDataDetector NSNotification
    Foundation NSNotificationCenter NSCache NSCacheDelegate NSLock NSLocking NSRecursiveLock NSCondition NSConditionLock
    Foundation NSKeyValueObservation NSKeyValueObservedChange NSKeyValueChangeKey NSKeyValueObservingOptions
    Foundation NSLocale NSTimeZone NSCalendar NSIndexPath NSIndexSet NSUserActivity NSItemProvider NSFileCoordinator
    Foundation NSMetadataQuery NSMetadataItem NSProgress NSBundle NSEnumerator NSCountedSet NSHashTable NSMapTable
    Foundation NSPointerArray NSUbiquitousKeyValueStore NSTimeIntervalSince1970 NSURLErrorDomain NSURLErrorCancelled
    Foundation NSCocoaErrorDomain NSURLErrorNotConnectedToInternet NSURLErrorTimedOut NSURLErrorKey
    Foundation NSLocalizedDescriptionKey NSLocalizedFailureReasonErrorKey NSUnderlyingErrorKey NSTemporaryDirectory
    Foundation NSHomeDirectory NSSearchPathForDirectoriesInDomains NSTemporaryDirectory NSFileManager NSUserDefaults
    Foundation NSURLSession NSURLConnection NSInvocation NSProxy NSOrderedCollectionDifference
    CoreGraphics CGFloat CGPoint CGSize CGRect CGVector
    Dispatch DISPATCH_TIME_FOREVER
    Darwin EXIT_SUCCESS EXIT_FAILURE DBL_MAX FLT_MAX
    """
}

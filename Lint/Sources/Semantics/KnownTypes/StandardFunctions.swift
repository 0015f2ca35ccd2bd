public import LintSyntax

/// Functions that need no import, or only that of Foundation: those of the standard library, of C and of the Objective-C runtime.
public enum StandardFunctions {
  public static func contains(_ name: Name) -> Bool {
    names.contains(name) || prefixes.contains(where: name.hasPrefix)
  }

  private static let names = NameSet(KnownName.all(in: lines).map(\.name))

  /// The prefixes of modules that Foundation re-exports, in names of functions, types and constants.
  private static let prefixes = ["dispatch_", "objc_", "pthread_", "kCF", "kSec"]

  private static let lines = """
    Swift print debugPrint dump readLine min max abs swap zip stride sequence repeatElement type unsafeBitCast unsafeDowncast
    Swift assert assertionFailure precondition preconditionFailure fatalError isKnownUniquelyReferenced numericCast
    Swift withUnsafePointer withUnsafeMutablePointer withUnsafeBytes withUnsafeMutableBytes withExtendedLifetime withVaList
    Swift withoutActuallyEscaping withUnsafeTemporaryAllocation unsafe transcode
    Swift withCheckedContinuation withCheckedThrowingContinuation withUnsafeContinuation withUnsafeThrowingContinuation
    Swift withTaskGroup withThrowingTaskGroup withDiscardingTaskGroup withThrowingDiscardingTaskGroup
    Swift withTaskCancellationHandler withUnsafeCurrentTask
    ObjectiveC autoreleasepool
    Darwin sqrt cbrt pow exp exp2 log log2 log10 log1p sin cos tan asin acos atan atan2 sinh cosh tanh hypot
    Darwin ceil floor round trunc rint fabs fmod remainder modf frexp fmin fmax lround ldexp
    Darwin arc4random arc4random_uniform arc4random_buf drand48 srand48 rand srand random srandom
    Darwin exit abort atexit getenv setenv sleep usleep time clock gettimeofday clock_gettime clock_gettime_nsec_np
    Darwin mach_absolute_time mach_timebase_info memcpy memmove memset memcmp strlen strcmp strncmp malloc calloc free
    Darwin open close read write fopen fclose fputs printf stdout stderr stdin errno uname sysctl sysctlbyname
    """
}

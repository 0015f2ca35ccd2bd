/// Runs work on threads with large stacks. The recursive parser overflows those of the system's worker threads.
public enum Workers {
  /// The stack sizes to try in order, since some systems limit reserved memory. The parser needs up to 1.4 KB per nesting
  /// level, ten times as much in a debug build; ``NestingMeter`` limits each kind of nesting to a thousand levels.
  static let stackSizes = [512 << 20, 64 << 20, 16 << 20]

  /// The number of threads that can run at the same time.
  public static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results in the order of the inputs, whatever the number of threads.
  ///
  /// - Parameter deadline: the time limit for each input, if any.
  public static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int = Workers.count, deadline: Deadline<Input, Output>? = nil,
    _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    if inputs.isEmpty { return [] }
    let list = WorkList(inputs, deadline, body)
    let work: @Sendable () -> Void = { list.work() }
    let started = (0..<max(1, min(threads, inputs.count))).count { _ in start(work) }
    // If no thread can be started, the calling one does the work.
    if started == 0 { work() }
    return list.results { start(work) }
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> Bool {
    stackSizes.contains { start(Job(work), stackSize: $0) }
  }

  /// Starts a detached thread, which stores its results in the work list.
  private static func start(_ job: Job, stackSize: Int) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(job)
    let status = pthread_create(&thread, &attributes, threadMain, context.toOpaque())
    if status != 0 { context.release() }
    return status == 0
  }

  #if canImport(Darwin)
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
      Unmanaged<Job>.fromOpaque($0).takeRetainedValue().work()
      return nil
    }
  #else
    private static let threadMain: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
      if let context = $0 { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().work() }
      return nil
    }
  #endif
}

/// The time limit for work on one input, and the result if it takes longer.
///
/// A thread can't be stopped from outside. One that exceeds the limit is abandoned and replaced; it ends with the process at
/// the latest.
public struct Deadline<Input: Sendable, Output: Sendable>: Sendable {
  let time: @Sendable (Input) -> Duration
  let result: @Sendable (Input) -> Output

  public init(
    _ time: @escaping @Sendable (Input) -> Duration, orElse result: @escaping @Sendable (Input) -> Output
  ) {
    self.time = time
    self.result = result
  }
}

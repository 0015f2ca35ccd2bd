import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Threads of our own, because the parser calls itself and the system's worker threads have stacks too small for it.
public enum Workers {
  /// Wanted, then what is done with where memory is counted before it is used. The parser takes up to 1.4 KB for each
  /// level of what nests, ten times as much in a debug build; ``Nesting`` lets no more than a thousand of a kind through.
  static let stackSizes = [512 << 20, 64 << 20, 16 << 20]

  /// How many threads can work at once.
  public static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results in the order of the inputs, whatever the number of threads.
  public static func map<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], threads: Int = Workers.count, _ body: @escaping @Sendable (Input) -> Output
  ) -> [Output] {
    let next = Counter()
    let results = Mutex<[(Int, Output)]>([])
    let work: @Sendable () -> Void = {
      var mine: [(Int, Output)] = []
      while let index = next.take(below: inputs.count) { mine.append((index, body(inputs[index]))) }
      results.withLock { $0 += mine }
    }
    run(work, threads: max(1, min(threads, inputs.count)))
    var ordered = [Output?](repeating: nil, count: inputs.count)
    results.withLock { for (index, result) in $0 { ordered[index] = result } }
    return ordered.compactMap { $0 }
  }

  private final class Counter: Sendable {
    private let value = Atomic(0)

    func take(below limit: Int) -> Int? {
      let index = value.wrappingAdd(1, ordering: .relaxed).oldValue
      return index < limit ? index : nil
    }
  }

  private final class Job: Sendable {
    let work: @Sendable () -> Void
    init(_ work: @escaping @Sendable () -> Void) { self.work = work }
  }

  private static func run(_ work: @escaping @Sendable () -> Void, threads: Int) {
    let started = (0..<threads).compactMap { _ in start(work) }
    // Without a thread there is still the one that asks.
    if started.isEmpty { work() }
    for thread in started { pthread_join(thread, nil) }
  }

  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    for size in stackSizes {
      if let thread = start(Job(work), stackSize: size) { return thread }
    }
    return nil
  }

  private static func start(_ job: Job, stackSize: Int) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let context = Unmanaged.passRetained(job)
    let status = pthread_create(&thread, &attributes, threadMain, context.toOpaque())
    if status != 0 { context.release() }
    return status == 0 ? thread : nil
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

import Foundation

/// Signals, heard on a thread of their own: also while the rest of the program is busy, or waits to write.
///
/// The system's handler only tells the thread by a pipe, which is about all that a handler may do.
enum Signals {
  /// Those that end a program.
  static let ending = asked + faults

  private static let asked = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
  ]
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  /// Calls the handler, on the thread, for each of these signals in place of what the system would do. To be
  /// called once. What the program was started to ignore, as `nohup` does, it goes on to ignore.
  static func hear(_ numbers: [Int32], _ handler: @escaping @Sendable (Int32) -> Void) {
    guard announcements.reading >= 0 else { return }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(announcements.reading, &number, 1) == 1 || errno == EINTR { handler(Int32(number)) }
    }
    for number in numbers { hear(number) }
  }

  private static func hear(_ number: Int32) {
    let former = faults.contains(number) ? signal(number, announceFault) : signal(number, announce)
    let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
  }

  /// Ends the program by the signal, so that its parent sees which.
  static func die(of number: Int32) -> Never {
    obey(number)
    // Only the system's first process outlives its signals.
    _exit(128 + number)
  }

  /// Stops the program as the shell's ^Z does, until it is continued. The system does not stop one that no shell
  /// could continue.
  static func stop() {
    obey(SIGTSTP)
    signal(SIGTSTP, announce)
  }

  /// Stops the whole job, this program included, as the shell's ^Z does.
  ///
  /// Not by the handler: until its thread had stopped the program, the shell could have continued the job already.
  static func stopJob() {
    let former = mask(SIG_BLOCK, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    while isPending(SIGTSTP) { usleep(100) }
    signal(SIGTSTP, announce)
    if !former { mask(SIG_UNBLOCK, SIGTSTP) }
  }

  /// Does at once, on this thread, what the system does on the signal where nobody handles it.
  private static func obey(_ number: Int32) {
    signal(number, SIG_DFL)
    mask(SIG_UNBLOCK, number)
    raise(number)
  }

  /// Blocks or unblocks the signal on this thread; tells whether it was blocked.
  @discardableResult
  private static func mask(_ how: Int32, _ number: Int32) -> Bool {
    var former = sigset_t()
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(how, &set, &former)
    return sigismember(&former, number) == 1
  }

  /// Whether the signal was sent and no thread has taken it yet; for a signal that is blocked on this thread.
  private static func isPending(_ number: Int32) -> Bool {
    var set = sigset_t()
    return sigpending(&set) == 0 && sigismember(&set, number) == 1
  }
}

// MARK: - The system's handlers

/// Where handlers write the number of a signal; both -1 where the system has no more descriptors to give.
private let announcements: (reading: Int32, writing: Int32) = {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return (-1, -1) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
  return (ends[0], ends[1])
}()

private func announce(_ number: Int32) {
  let former = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(announcements.writing, &byte, 1)
  errno = former
}

/// Time for the thread to end the program; after that, the instruction that failed does.
private func announceFault(_ number: Int32) {
  signal(number, SIG_DFL)
  announce(number)
  sleep(1)
}

import Foundation

/// Signals, handled on a separate thread, even while the rest of the program is busy or waits to write.
///
/// The system's handler only notifies the thread through a pipe, because a handler may do little else.
enum Signals {
  /// The signals that end a program.
  static let ending = requested + faults

  private static let requested = [
    SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGPIPE, SIGALRM, SIGVTALRM, SIGPROF, SIGXCPU, SIGXFSZ,
  ]
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGSYS]

  /// Calls the handler on the thread for each of these signals, instead of the system's default action. Call it once. A
  /// signal that the program was started to ignore, as with `nohup`, is still ignored.
  static func observe(_ numbers: [Int32], _ handler: @escaping @Sendable (Int32) -> Void) {
    guard announcements.reading >= 0 else { return }
    Thread.detachNewThread {
      var number: UInt8 = 0
      while read(announcements.reading, &number, 1) == 1 || errno == EINTR { handler(Int32(number)) }
    }
    for number in numbers { observe(number) }
  }

  private static func observe(_ number: Int32) {
    let former = faults.contains(number) ? signal(number, announceFault) : signal(number, announce)
    let isIgnored = unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if isIgnored { signal(number, SIG_IGN) }
  }

  /// Ends the program with the signal, so that its parent sees which one it was.
  static func die(of number: Int32) -> Never {
    obey(number)
    // Only the system's first process survives its signals.
    _exit(128 + number)
  }

  /// Stops the program until it is continued, like the shell's ^Z. The system doesn't stop a program that no shell
  /// could continue.
  static func stop() {
    obey(SIGTSTP)
    signal(SIGTSTP, announce)
  }

  /// Stops the whole job, including this program, like the shell's ^Z.
  ///
  /// The handler can't do this: before its thread had stopped the program, the shell could already have continued the
  /// job.
  static func stopJob() {
    let former = mask(SIG_BLOCK, SIGTSTP)
    signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    while isPending(SIGTSTP) { usleep(100) }
    signal(SIGTSTP, announce)
    if !former { mask(SIG_UNBLOCK, SIGTSTP) }
  }

  /// Performs the system's default action for the signal immediately, on this thread.
  private static func obey(_ number: Int32) {
    signal(number, SIG_DFL)
    mask(SIG_UNBLOCK, number)
    raise(number)
  }

  /// Blocks or unblocks the signal on this thread; returns whether it was blocked.
  @discardableResult
  private static func mask(_ how: Int32, _ number: Int32) -> Bool {
    var former = sigset_t()
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(how, &set, &former)
    return sigismember(&former, number) == 1
  }

  /// Whether the signal was sent and no thread has handled it yet. The signal must be blocked on this thread.
  private static func isPending(_ number: Int32) -> Bool {
    var set = sigset_t()
    return sigpending(&set) == 0 && sigismember(&set, number) == 1
  }
}

// MARK: - The system's handlers

/// The pipe to which handlers write the number of a signal; both ends are -1 if the system has no free descriptors.
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

/// Gives the thread time to end the program; after that, the failed instruction ends it.
private func announceFault(_ number: Int32) {
  signal(number, SIG_DFL)
  announce(number)
  sleep(1)
}

import CGTK
import Dispatch
import Foundation

/// The main actor on GTK's loop.
///
/// GTK's loop waits in one function, which GLib lets a program replace. Here that function waits in `RunLoop.main`, which
/// serves the main queue and with it the main actor: tasks, timers and `URLSession` go on while GTK waits, and GTK goes on as
/// soon as one of its descriptors is ready, its time is up, or something has been done that may concern it.
///
/// A job of the main actor runs within GTK's wait. So it may use every widget, and must not turn the loop itself.
@MainActor
public enum MainLoop {
  /// Runs what is due on the main actor, and sleeps until the date at most. A test replaces it to observe each sleep.
  static var sleep: (_ limit: Date) -> Void = { _ = RunLoop.main.run(mode: .default, before: $0) }
  private static var isWanted: () -> Bool = { true }
  private static var watches: [Watch: any DispatchSourceProtocol] = [:]

  /// Comes before all else of GTK's; false where there is no display.
  public static func start() -> Bool {
    g_main_context_set_poll_func(nil) { descriptors, count, milliseconds in
      MainActor.assumeIsolated {
        MainLoop.wait(
          for: UnsafeMutableBufferPointer(start: descriptors, count: Int(count)), milliseconds: milliseconds)
      }
    }
    guard gtk_init_check() != 0 else { return false }
    Style.load()
    return true
  }

  /// Turns the loop while the condition holds, which the main actor changes, or GTK.
  public static func run(while condition: @escaping () -> Bool) {
    let former = isWanted
    defer { isWanted = former }
    isWanted = condition
    while condition() { g_main_context_iteration(nil, 1) }
  }

  /// Waits for the work, which is done on the main actor, and does all else meanwhile.
  public static func run(_ work: @escaping @MainActor () async throws -> Void) throws {
    var outcome: Result<Void, any Error>?
    Task {
      do { outcome = .success(try await work()) } catch { outcome = .failure(error) }
    }
    run { outcome == nil }
    try outcome?.get()
  }

  private static func wait(for descriptors: UnsafeMutableBufferPointer<GPollFD>, milliseconds: gint) -> gint {
    watch(descriptors)
    // This does what is due, which may end the loop, and give GLib work.
    let nextTimer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    let milliseconds = milliseconds != 0 && isWanted() ? timeLeft(for: descriptors.count) : 0
    let isReady = milliseconds == 0 || g_poll(descriptors.baseAddress, guint(descriptors.count), 0) > 0
    let limit: Date = milliseconds < 0 ? .distantFuture : Date(timeIntervalSinceNow: Double(milliseconds) / 1_000)
    // What a timer does may concern GTK, but does not end the wait: the wait ends when a timer is due.
    sleep(isReady ? .distantPast : min(limit, nextTimer))
    return g_poll(descriptors.baseAddress, guint(descriptors.count), 0)
  }

  /// How long GLib may wait by now; nothing else tells of work that it was given on this thread, within its own wait.
  private static func timeLeft(for count: Int) -> gint {
    let context = g_main_context_default()
    var (priority, milliseconds): (gint, gint) = (0, 0)
    g_main_context_prepare(context, &priority)
    let isSame = g_main_context_query(context, priority, &milliseconds, nil, 0) == count
    return isSame ? milliseconds : 0
  }
}

// MARK: - Descriptors

extension MainLoop {
  private struct Watch: Hashable {
    let descriptor: Int32
    let isForWriting: Bool

    /// Ends the run loop's wait when the descriptor is ready; what there is to read is GLib's to read.
    func begin() -> any DispatchSourceProtocol {
      let source: any DispatchSourceProtocol =
        isForWriting
        ? DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        : DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setEventHandler {}
      source.resume()
      return source
    }
  }

  /// Watches these descriptors, and no others.
  private static func watch(_ descriptors: UnsafeMutableBufferPointer<GPollFD>) {
    var wanted: Set<Watch> = []
    for descriptor in descriptors {
      let events = Int32(descriptor.events)
      if events & POLLIN != 0 { wanted.insert(Watch(descriptor: descriptor.fd, isForWriting: false)) }
      if events & POLLOUT != 0 { wanted.insert(Watch(descriptor: descriptor.fd, isForWriting: true)) }
    }
    for (watch, source) in watches where !wanted.contains(watch) {
      source.cancel()
      watches[watch] = nil
    }
    for watch in wanted where watches[watch] == nil { watches[watch] = watch.begin() }
  }
}

import CGTK
import Dispatch
import Foundation

/// Runs the main actor on GTK's loop.
///
/// GTK's loop waits in one function, which GLib lets a program replace. This app's function waits in `RunLoop.main`, which
/// serves the main queue and therefore the main actor. So tasks, timers and `URLSession` continue while GTK waits. GTK
/// continues when a descriptor is ready, its timeout ends, or a job may have given it work.
///
/// A job of the main actor runs within GTK's wait. It may use every widget, but must not run the loop itself.
@MainActor
public enum MainLoop {
  /// Runs pending work on the main actor, and sleeps until the date at the latest. A test replaces it to observe each sleep.
  static var sleep: (_ limit: Date) -> Void = { _ = RunLoop.main.run(mode: .default, before: $0) }
  private static var isWanted: () -> Bool = { true }
  private static var watches: [Watch: any DispatchSourceProtocol] = [:]

  /// Starts GTK; returns false without a display. Call it before any other function of GTK.
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

  /// Runs the loop while the condition is true.
  public static func run(while condition: @escaping () -> Bool) {
    let former = isWanted
    defer { isWanted = former }
    isWanted = condition
    while condition() { g_main_context_iteration(nil, 1) }
  }

  /// Runs the loop until the asynchronous work has ended.
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
    // This runs pending work, which may end the loop and give GLib work.
    let nextTimer = RunLoop.main.limitDate(forMode: .default) ?? .distantFuture
    let milliseconds = milliseconds != 0 && isWanted() ? timeLeft(for: descriptors.count) : 0
    let isReady = milliseconds == 0 || g_poll(descriptors.baseAddress, guint(descriptors.count), 0) > 0
    let limit: Date = milliseconds < 0 ? .distantFuture : Date(timeIntervalSinceNow: Double(milliseconds) / 1_000)
    // A timer may give GLib work but doesn't end the run loop's wait, so the wait ends when the next timer is due.
    sleep(isReady ? .distantPast : min(limit, nextTimer))
    return g_poll(descriptors.baseAddress, guint(descriptors.count), 0)
  }

  /// Returns GLib's current timeout, because GLib isn't notified of work that it was given on its own thread during its wait.
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

    /// Ends the run loop's wait when the descriptor is ready; GLib reads the data.
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

  /// Watches exactly these descriptors.
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

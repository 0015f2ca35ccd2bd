import Dispatch
import Foundation

/// The terminal that the program runs in: keys come out of it, frames go in.
///
/// From ``enter()`` to ``leave()`` the screen is the program's own and keys arrive as they are pressed. A
/// signal or ^Z that ends or stops the program leaves first, so that the shell finds its terminal as it was.
@MainActor
public final class Terminal {
  /// What happens to a terminal.
  public enum Event: Sendable {
    /// Those that came together, as when a person types ahead.
    case keys([Key])
    /// The frame must be drawn: the screen was entered, has another size, or was somebody else's for a while.
    case redraw
    /// No key will come any more.
    case closed
  }

  public let events: AsyncStream<Event>
  private let report: AsyncStream<Event>.Continuation
  private let device = TerminalDevice()
  private var encoder = FrameEncoder(styled: Terminal.isStyled)
  private var hearsSignals = false
  private var waiting: Task<Void, Never>?
  private var keys: (any DispatchSourceProtocol)?
  private var decoder = KeyDecoder()
  private var flushing: Task<Void, Never>?

  public init() {
    (events, report) = AsyncStream.makeStream()
  }

  /// Whether a person is there: keys and screen are a terminal's, and it can place the cursor.
  public static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }

  /// Whether lines may be styled: https://no-color.org.
  public static var isStyled: Bool {
    (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  public var size: Size { device.size }

  /// Takes the screen and begins to listen; in the background, as soon as the shell brings the program forward.
  public func enter() {
    if !hearsSignals { hearSignals() }
    waiting?.cancel()
    guard device.isForeground else {
      // No signal tells that a running job was brought forward.
      return enterSoon()
    }
    guard device.enter() else {
      report.yield(.closed)
      return
    }
    if keys == nil { listen() }
    report.yield(.redraw)
  }

  private func enterSoon() {
    waiting = Task { [weak self] in
      if (try? await Task.sleep(for: .milliseconds(100))) != nil { self?.enter() }
    }
  }

  /// Gives the screen back as it was; again is harmless.
  public func leave() {
    waiting?.cancel()
    ignoreKeys()
    device.leave()
  }

  /// Sends what the frame changes on the screen.
  public func show(_ frame: Frame) {
    if device.takesRepaint() { encoder.reset() }
    let changes = encoder.encode(frame, for: size)
    if !changes.isEmpty, !device.write(changes) { report.yield(.closed) }
  }
}

// MARK: - Signals

extension Terminal {
  private func hearSignals() {
    hearsSignals = true
    Signals.hear(Signals.ending + [SIGTSTP, SIGCONT, SIGWINCH]) { [weak self, device, report] signal in
      switch signal {
      case SIGWINCH:
        device.repaint()
        report.yield(.redraw)
      case SIGCONT: Task { await self?.enter() }
      case SIGTSTP:
        device.leave()
        Signals.stop()
        Task { await self?.enter() }
      default:
        device.end()
        Signals.die(of: signal)
      }
    }
  }
}

// MARK: - Keys

extension Terminal {
  private func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    keys.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    keys.activate()
    self.keys = keys
  }

  private func ignoreKeys() {
    keys?.cancel()
    keys = nil
  }

  private func read() {
    // What is typed while another program has the terminal is meant for that one.
    guard device.isHeld else { return ignoreKeys() }
    // The other program may have read what this event is about.
    guard device.hasInput else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      decode(bytes.prefix(count))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      // The source would report the end for ever.
      ignoreKeys()
      report.yield(.closed)
    }
  }

  private func decode(_ bytes: some Sequence<UInt8>) {
    flushing?.cancel()
    tell(decoder.feed(bytes))
    guard decoder.isWaiting else { return }
    flushing = Task { [weak self] in
      // Terminals send a sequence at once; a person needs longer for the next key.
      guard (try? await Task.sleep(for: .milliseconds(50))) != nil, let self else { return }
      tell(decoder.flush())
    }
  }

  /// Handles ^Z, which stops the whole job, and ^L, which paints the screen again; reports the other keys.
  private func tell(_ keys: [Key]) {
    if keys.contains(Self.stop) { suspend() }
    if keys.contains(Self.repaint) {
      device.repaint()
      report.yield(.redraw)
    }
    let others = keys.filter { $0 != Self.stop && $0 != Self.repaint }
    if !others.isEmpty { report.yield(.keys(others)) }
  }

  private func suspend() {
    // Now, for the shell may take its terminal back as soon as another process of the job has stopped.
    device.leave()
    Signals.stopJob()
    // Not now, for a stop takes a moment; and no signal tells that the system did not stop the job.
    enterSoon()
  }

  private static let stop = Key.control("z")
  private static let repaint = Key.control("l")
}

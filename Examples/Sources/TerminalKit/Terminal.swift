import Dispatch
import Foundation

/// The program's terminal: the source of keys and the destination of frames.
///
/// From ``enter()`` to ``leave()``, the program owns the screen, and keys arrive when they are pressed. If a signal or
/// ^Z ends or stops the program, it leaves first, so that the shell gets its terminal back unchanged.
@MainActor
public final class Terminal {
  /// An event of the terminal.
  public enum Event: Sendable {
    /// The keys that arrived together, for example because the person typed ahead.
    case keys([Key])
    /// The frame must be drawn: the screen was entered, has a new size, or was used by another program.
    case redraw
    /// No more keys will arrive.
    case closed
  }

  public let events: AsyncStream<Event>
  private let report: AsyncStream<Event>.Continuation
  private let device = TerminalDevice()
  private var encoder = FrameEncoder(styled: Terminal.isStyled)
  private var observesSignals = false
  private var waiting: Task<Void, Never>?
  private var keys: (any DispatchSourceProtocol)?
  private var decoder = KeyDecoder()
  private var flushing: Task<Void, Never>?

  public init() {
    (events, report) = AsyncStream.makeStream()
  }

  /// Whether a person can use the program: input and output are a terminal that can place the cursor.
  public static var isInteractive: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
      && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "")
  }

  /// Whether lines may be styled: https://no-color.org.
  public static var isStyled: Bool {
    (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }

  public var size: Size { device.size }

  /// Takes over the screen and starts to read keys. In the background, it waits until the shell brings the program to
  /// the foreground.
  public func enter() {
    if !observesSignals { observeSignals() }
    waiting?.cancel()
    guard device.isForeground else {
      // No signal is sent when a running job is brought to the foreground.
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

  /// Restores the screen. Calling it again is harmless.
  public func leave() {
    waiting?.cancel()
    ignoreKeys()
    device.leave()
  }

  /// Writes the changes of the frame to the screen.
  public func show(_ frame: Frame) {
    if device.takesRepaint() { encoder.reset() }
    let changes = encoder.encode(frame, for: size)
    if !changes.isEmpty, !device.write(changes) { report.yield(.closed) }
  }
}

// MARK: - Signals

extension Terminal {
  private func observeSignals() {
    observesSignals = true
    Signals.observe(Signals.ending + [SIGTSTP, SIGCONT, SIGWINCH]) { [weak self, device, report] signal in
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
    // Keys that are typed while another program owns the terminal are meant for that one.
    guard device.isHeld else { return ignoreKeys() }
    // The other program may have read the input of this event.
    guard device.hasInput else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      decode(bytes.prefix(count))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      // Otherwise, the source would report the end forever.
      ignoreKeys()
      report.yield(.closed)
    }
  }

  private func decode(_ bytes: some Sequence<UInt8>) {
    flushing?.cancel()
    dispatch(decoder.feed(bytes))
    guard decoder.isWaiting else { return }
    flushing = Task { [weak self] in
      // Terminals send a sequence at once; a person needs longer for the next key.
      guard (try? await Task.sleep(for: .milliseconds(50))) != nil, let self else { return }
      dispatch(decoder.flush())
    }
  }

  /// Handles ^Z, which stops the whole job, and ^L, which paints the screen again; reports the other keys.
  private func dispatch(_ keys: [Key]) {
    if keys.contains(Self.stop) { suspend() }
    if keys.contains(Self.repaint) {
      device.repaint()
      report.yield(.redraw)
    }
    let others = keys.filter { $0 != Self.stop && $0 != Self.repaint }
    if !others.isEmpty { report.yield(.keys(others)) }
  }

  private func suspend() {
    // Immediately, because the shell may take its terminal back as soon as another process of the job has stopped.
    device.leave()
    Signals.stopJob()
    // Later, because stopping takes a moment, and no signal is sent if the system didn't stop the job.
    enterSoon()
  }

  private static let stop = Key.control("z")
  private static let repaint = Key.control("l")
}

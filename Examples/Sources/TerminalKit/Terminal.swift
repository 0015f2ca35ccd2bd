import Dispatch
import Foundation

/// The terminal that the program runs in: keys come out of it, frames go in.
///
/// From ``enter()`` to ``leave()`` the screen is the program's own and keys arrive as they are pressed. A
/// signal that ends or stops the program leaves first, so that the shell finds its terminal as it was.
@MainActor
public final class Terminal {
  /// What happens to a terminal.
  public enum Event: Sendable {
    case key(Key)
    /// The frame must be drawn again: the size has changed, or the program was stopped and continued.
    case redraw
    /// No key will come any more.
    case closed
  }

  public let events: AsyncStream<Event>
  private let report: AsyncStream<Event>.Continuation
  private let mode = TerminalMode(STDIN_FILENO)
  private var sources: [any DispatchSourceProtocol] = []
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

  public var size: Size { mode.size }

  /// Takes the screen, and begins to listen.
  public func enter() {
    guard mode.makeRaw() else { return }
    StandardOutput.write(ANSI.enterScreen)
    if sources.isEmpty { listen() }
  }

  /// Gives the screen back as it was; again is harmless.
  public func leave() {
    guard mode.isRaw else { return }
    StandardOutput.write(ANSI.leaveScreen)
    mode.restore()
  }

  public func show(_ frame: Frame) {
    guard mode.isRaw else { return }
    if !StandardOutput.write(frame.encoded(for: size, styled: Self.isStyled)) { report.yield(.closed) }
  }

  /// Stops the whole job as the shell's ^Z does; it goes on with `fg`. Does nothing where no shell could say that.
  public func suspend() {
    guard getsid(getppid()) == getsid(0) else { return }
    leave()
    // Not SIGTSTP: it is heard later here, perhaps after a quick fg, and the program would stop once more.
    kill(0, SIGSTOP)
  }
}

// MARK: - Listening

extension Terminal {
  private func listen() {
    let keys = DispatchSource.makeReadSource(fileDescriptor: STDIN_FILENO, queue: .main)
    keys.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.read() } }
    keys.activate()
    sources = [keys]
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] {
      listen(to: signal) { terminal in
        terminal.leave()
        Signals.die(of: signal)
      }
    }
    listen(to: SIGTSTP) { terminal in
      terminal.leave()
      Signals.stop()
    }
    listen(to: SIGCONT) { terminal in
      terminal.enter()
      terminal.report.yield(.redraw)
    }
    listen(to: SIGWINCH) { $0.report.yield(.redraw) }
  }

  private func listen(to signal: Int32, _ action: @escaping @MainActor (Terminal) -> Void) {
    sources.append(
      Signals.source(of: signal) { [weak self] in
        if let self { action(self) }
      })
  }

  private func read() {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 {
      decode(bytes.prefix(count))
    } else if count == 0 || errno != EINTR && errno != EAGAIN {
      // The source would report the end for ever.
      sources.first?.cancel()
      report.yield(.closed)
    }
  }

  private func decode(_ bytes: some Sequence<UInt8>) {
    flushing?.cancel()
    for key in decoder.feed(bytes) { report.yield(.key(key)) }
    guard decoder.isWaiting else { return }
    flushing = Task { [weak self] in
      // Terminals send a sequence at once; a person needs longer for the next key.
      guard (try? await Task.sleep(for: .milliseconds(50))) != nil, let self else { return }
      for key in decoder.flush() { report.yield(.key(key)) }
    }
  }
}

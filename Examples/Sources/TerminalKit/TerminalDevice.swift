import Foundation
import Synchronization

/// The terminal as a device: the program's own screen and raw keys from ``enter()`` to ``leave()``.
///
/// Any thread may use it, for a signal must be able to leave while the main actor is busy. It enters and draws only
/// in the foreground: in the background the terminal is somebody else's.
final class TerminalDevice: Sendable {
  /// Held while a frame goes out, so that it is not torn by what leaves the screen.
  private let writing = Mutex(())
  private let state = Mutex(State.left)
  private let needsRepaint = Mutex(true)

  private enum State {
    /// The terminal is as it was.
    case left
    /// The terminal is the program's; this is how it was.
    case entered(original: termios)
    /// The terminal is as it was, and stays so.
    case ended
  }

  /// Whether the shell has given the terminal to this program; true where there is none to give.
  var isForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group == -1 || group == getpgrp()
  }

  /// False where there is no terminal. Again is of use: a shell may have changed the mode of a stopped program.
  func enter() -> Bool {
    repaint()
    return writing.withLock { _ in makeRaw() && StandardOutput.write(ANSI.enterScreen) }
  }

  /// Requests that the next frame paint the whole screen.
  func repaint() { needsRepaint.withLock { $0 = true } }

  /// Returns whether a repaint was requested, and clears the request.
  func takesRepaint() -> Bool {
    needsRepaint.withLock { needed in
      defer { needed = false }
      return needed
    }
  }

  /// Gives the screen back as it was; again is harmless.
  func leave() { leave(for: .left) }

  /// Leaves, and enters no more: the program is about to end.
  func end() { leave(for: .ended) }

  /// Waits no longer than a moment for what is being written.
  private func leave(for next: State) {
    for _ in 0..<20 {
      if writing.withLockIfAvailable({ _ in restore(andScreen: true, next) }) != nil { return }
      usleep(10_000)
    }
    // Nobody reads what the program writes; the keys at least are again as they were.
    restore(andScreen: false, next)
  }

  /// Writes the text if the screen is held; otherwise the next frame paints the whole screen.
  ///
  /// - Returns: False if nothing reads the output any more.
  func write(_ text: String) -> Bool {
    writing.withLock { _ in
      if isHeld { return StandardOutput.write(text) }
      repaint()
      return true
    }
  }

  /// Whether the terminal is the program's own now: entered, and not taken back by the shell.
  var isHeld: Bool { isEntered && isForeground }

  /// Whether reading would return at once.
  var hasInput: Bool {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) == 1
  }

  /// The size that the terminal tells; a usual one where it tells none.
  var size: Size {
    var window = winsize()
    guard ioctl(STDIN_FILENO, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}

// MARK: - Modes

extension TerminalDevice {
  private var isEntered: Bool {
    state.withLock { if case .entered = $0 { true } else { false } }
  }

  /// Keys that were typed before are kept.
  private func makeRaw() -> Bool {
    state.withLock { state in
      guard let original = original(in: state) else { return false }
      state = .entered(original: original)
      var raw = original
      cfmakeraw(&raw)
      return tcsetattr(STDIN_FILENO, TCSANOW, &raw) == 0
    }
  }

  private func original(in state: State) -> termios? {
    var now = termios()
    guard tcgetattr(STDIN_FILENO, &now) == 0 else { return nil }
    switch state {
    case .left: return now
    case .entered(let original): return original
    case .ended: return nil
    }
  }

  /// Keys that were not read are dropped: the shell must not take them for commands.
  private func restore(andScreen: Bool, _ next: State) {
    state.withLock { state in
      defer { state = next }
      guard case .entered(var original) = state else { return }
      if andScreen, isWritable { StandardOutput.write(ANSI.leaveScreen) }
      // A shell that has taken its terminal back has also set its modes.
      guard isForeground else { return }
      tcflush(STDIN_FILENO, TCIFLUSH)
      tcsetattr(STDIN_FILENO, TCSANOW, &original)
    }
  }

  /// Whether a few bytes can be written without waiting for a reader, or soon can.
  private var isWritable: Bool {
    var ready = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 200) == 1
  }
}

import Foundation
import Synchronization

/// The terminal device, with the program's own screen and raw keys from ``enter()`` to ``leave()``.
///
/// Any thread may use it, because a signal must be able to leave while the main actor is busy. It enters and draws only
/// in the foreground; in the background, the terminal belongs to another program.
final class TerminalDevice: Sendable {
  /// Locked while a frame is written, so that leaving the screen doesn't interrupt it.
  private let writing = Mutex(())
  private let state = Mutex(State.left)
  private let needsRepaint = Mutex(true)

  private enum State {
    /// The terminal has its original mode.
    case left
    /// The program uses the terminal; this is the original mode.
    case entered(original: termios)
    /// The terminal has its original mode, and keeps it.
    case ended
  }

  /// Whether the shell has given the terminal to this program; true without a shell.
  var isForeground: Bool {
    let group = tcgetpgrp(STDIN_FILENO)
    return group == -1 || group == getpgrp()
  }

  /// Returns false without a terminal. Call it again after the program was stopped, because a shell may have changed
  /// the mode.
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

  /// Restores the screen. Calling it again is harmless.
  func leave() { leave(for: .left) }

  /// Restores the screen for good, because the program is about to end.
  func end() { leave(for: .ended) }

  /// Waits only briefly for a frame that is being written.
  private func leave(for next: State) {
    for _ in 0..<20 {
      if writing.withLockIfAvailable({ _ in restore(andScreen: true, next) }) != nil { return }
      usleep(10_000)
    }
    // The output is blocked, so only the keys are restored.
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

  /// Whether the program owns the terminal: it has entered, and the shell hasn't taken the terminal back.
  var isHeld: Bool { isEntered && isForeground }

  /// Whether reading would return immediately.
  var hasInput: Bool {
    var ready = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 0) == 1
  }

  /// The terminal's size, or a default if it reports none.
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

  /// Keeps keys that were typed before.
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

  /// Drops unread keys, so that the shell doesn't execute them as commands.
  private func restore(andScreen: Bool, _ next: State) {
    state.withLock { state in
      defer { state = next }
      guard case .entered(var original) = state else { return }
      if andScreen, isWritable { StandardOutput.write(ANSI.leaveScreen) }
      // A shell that has taken its terminal back has also set the mode.
      guard isForeground else { return }
      tcflush(STDIN_FILENO, TCIFLUSH)
      tcsetattr(STDIN_FILENO, TCSANOW, &original)
    }
  }

  /// Whether a few bytes can be written immediately or soon.
  private var isWritable: Bool {
    var ready = pollfd(fd: STDOUT_FILENO, events: Int16(POLLOUT), revents: 0)
    return poll(&ready, 1, 200) == 1
  }
}

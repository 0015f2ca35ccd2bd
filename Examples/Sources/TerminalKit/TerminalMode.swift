import Foundation

/// How the system treats a terminal's keys: by the line, as before, or raw, as they are pressed.
@MainActor
final class TerminalMode {
  private let descriptor: Int32
  private var original: termios?

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  var isRaw: Bool { original != nil }

  /// False where there is no terminal. Again is of use: a shell may have changed the mode of a stopped program.
  func makeRaw() -> Bool {
    var former = termios()
    guard tcgetattr(descriptor, &former) == 0 else { return false }
    let original = original ?? former
    var raw = original
    cfmakeraw(&raw)
    guard tcsetattr(descriptor, TCSAFLUSH, &raw) == 0 else { return false }
    self.original = original
    return true
  }

  /// Keys that were not read are dropped: the shell must not take them for commands.
  func restore() {
    guard var former = original else { return }
    tcsetattr(descriptor, TCSAFLUSH, &former)
    original = nil
  }

  /// The size that the terminal tells; a usual one where it tells none.
  var size: Size {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return Size(columns: 80, rows: 24)
    }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }
}

import CXTest
import XCTest

/// Presses keys on the test's own display, as a person does.
@MainActor
final class Keyboard {
  private let display: OpaquePointer

  init() throws { display = try XCTUnwrap(XOpenDisplay(nil), "no display") }

  isolated deinit { XCloseDisplay(display) }

  /// Presses the keys one after another, by their X names, while others are held.
  func press(_ keys: String..., holding held: [String] = []) {
    for key in held { send(key, isDown: true) }
    for key in keys {
      send(key, isDown: true)
      send(key, isDown: false)
    }
    for key in held { send(key, isDown: false) }
    XFlush(display)
  }

  private func send(_ key: String, isDown: Bool) {
    let code = XKeysymToKeycode(display, XStringToKeysym(key))
    XTestFakeKeyEvent(display, UInt32(code), isDown ? 1 : 0, 0)
  }
}

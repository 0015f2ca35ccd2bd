import CXTest
import XCTest

/// Keys that are pressed as if by a person, on the display that the test has for itself.
@MainActor
final class Keyboard {
  private let display: OpaquePointer

  init() throws { display = try XCTUnwrap(XOpenDisplay(nil), "there is no display") }

  isolated deinit { XCloseDisplay(display) }

  /// Presses the keys by X's names for them, one after the other, while the others are held.
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

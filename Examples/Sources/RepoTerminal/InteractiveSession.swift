import TerminalKit

/// A person at a terminal: keys go to the browser, frames come back.
@MainActor
public final class InteractiveSession {
  private let browser: Browser
  private let terminal = Terminal()

  public init(_ browser: Browser) {
    self.browser = browser
  }

  /// Returns when the user quits or the terminal is gone; throws an ``Interruption`` after ^C.
  public func run() async throws {
    terminal.enter()
    defer { terminal.leave() }
    browser.onChange = { [weak self] in self?.draw() }
    for await event in terminal.events {
      switch event {
      case .closed: return
      case .redraw: draw()
      case .keys(let keys):
        guard browser.handle(keys) else {
          if keys.contains(.control("c")) { throw Interruption() }
          return
        }
      }
    }
  }

  private func draw() {
    terminal.show(browser.screen.frame(for: terminal.size))
  }
}

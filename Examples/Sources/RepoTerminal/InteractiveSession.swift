import TerminalKit

/// An interactive session: keys go to the browser, and frames go to the terminal.
@MainActor
public final class InteractiveSession {
  private let browser: Browser
  private let terminal = Terminal()

  public init(_ browser: Browser) {
    self.browser = browser
  }

  /// Returns when the user quits or the terminal is closed; throws an ``Interruption`` after ^C.
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

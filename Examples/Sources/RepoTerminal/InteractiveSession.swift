import TerminalKit

/// A person at a terminal: keys go to the browser, frames come back.
@MainActor
public final class InteractiveSession {
  private let browser: Browser
  private let terminal = Terminal()

  public init(_ browser: Browser) {
    self.browser = browser
  }

  /// Returns when the person quits, or the terminal is gone.
  public func run() async {
    terminal.enter()
    defer { terminal.leave() }
    browser.onChange = { [weak self] in self?.draw() }
    for await event in terminal.events {
      switch event {
      case .closed: return
      case .redraw: draw()
      case .keys(let keys):
        if !browser.handle(keys) { return }
      }
    }
  }

  private func draw() {
    terminal.show(browser.screen.frame(for: terminal.size))
  }
}

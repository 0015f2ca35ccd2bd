import TerminalKit

/// A screen that fills the terminal: the list or a page.
@MainActor
protocol Screen: AnyObject {
  func frame(for size: Size) -> Frame
}

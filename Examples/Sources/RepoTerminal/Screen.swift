import TerminalKit

/// What takes the whole terminal: the list, or a page.
@MainActor
protocol Screen: AnyObject {
  func frame(for size: Size) -> Frame
}

public import TerminalKit

/// A recipe's screen in a terminal, which takes keys and returns lines.
@MainActor
public protocol RecipeScreen: AnyObject {
  /// Called when there is something new to draw.
  var onChange: () -> Void { get set }
  /// Whether nothing is in progress that will change the screen.
  var isIdle: Bool { get }
  /// The keys and their effects for the last line, the most important first.
  var help: [String] { get }
  /// The column of the cursor; nil hides it.
  var cursor: Int? { get }
  /// The line of the cursor.
  var cursorRow: Int { get }

  /// Starts the work of the screen when it is first shown.
  func start()

  func handle(_ key: Key)
  func lines(columns: Int) -> [Line]
}

extension RecipeScreen {
  public var isIdle: Bool { true }
  public var cursor: Int? { nil }
  public var cursorRow: Int { 0 }
  public func start() {}

  /// The lines that fit, including the selected one, with the help below.
  func frame(for size: Size) -> Frame {
    let lines = lines(columns: size.columns)
    let height = max(0, size.rows - 1)
    let chosen = lines.lastIndex { $0.style == .chosen } ?? 0
    let first = max(0, chosen - height + 1)
    let body = lines.dropFirst(first).prefix(height)
    let filling = Array(repeating: Line(), count: height - body.count)
    let help = (["^Q quit"] + help).fitting(columns: size.columns)
    return Frame(body + filling + [Line(help, .faint)], cursor: cursor, cursorRow: cursorRow - first)
  }
}

public import TerminalKit

/// A recipe's screen, as a terminal drives it: keys go in, lines come out.
@MainActor
public protocol RecipeScreen: AnyObject {
  /// Called when there is something new to draw.
  var onChange: () -> Void { get set }
  /// Whether nothing is under way that will change the screen by itself.
  var isAtRest: Bool { get }
  /// What the keys do, for the last line.
  var help: String { get }

  func handle(_ key: Key)
  func lines(columns: Int) -> [Line]
}

extension RecipeScreen {
  public var isAtRest: Bool { true }

  /// The lines in a terminal of this size, with the chosen one among them, and the help below.
  func frame(for size: Size) -> Frame {
    let lines = lines(columns: size.columns)
    let height = max(0, size.rows - 1)
    let chosen = lines.lastIndex { $0.style == .chosen } ?? 0
    let body = lines.dropFirst(max(0, chosen - height + 1)).prefix(height)
    let filling = Array(repeating: Line(), count: height - body.count)
    return Frame(body + filling + [Line("\(help)   ^Q quit", .faint)])
  }
}

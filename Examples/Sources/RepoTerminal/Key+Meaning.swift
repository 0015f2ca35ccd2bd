import TerminalKit

extension Key {
  /// The longest search that can be typed or pasted, in characters.
  private static let longestQuery = 200

  /// The query after the key; nil for a key that is not for typing.
  func edited(_ query: String) -> String? {
    switch self {
    case .character(let character): String((query + [character]).prefix(Self.longestQuery))
    case .paste(let text): String((query + text.printable).prefix(Self.longestQuery))
    case .backspace: String(query.dropLast())
    case .escape, .control("u"): ""
    default: nil
    }
  }

  /// How far the key moves through so many rows, a page of which is in view; nil for a key that does not move.
  func distance(page: Int, count: Int) -> Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    case .home: -count
    case .end: count
    default: nil
    }
  }
}

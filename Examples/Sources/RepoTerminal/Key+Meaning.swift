import TerminalKit

extension Key {
  /// The keys that reload what the screen shows.
  static let reloading: Set<Key> = [.control("r"), .function(5)]

  /// The distance that the key moves in a list of `count` rows, `page` of which are in view; nil for a key that doesn't move.
  func distance(page: Int, count: Int) -> Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .pageUp: -page
    case .pageDown: page
    case .home, .top: -count
    case .end, .bottom: count
    default: nil
    }
  }
}

import TerminalKit

/// A call that shows another screen.
typealias MovieCall = @MainActor () async throws -> Void

/// A screen of the stage, which shows one at a time.
@MainActor
protocol MovieScreen: AnyObject {
  /// Called when there is something new to draw.
  var onChange: () -> Void { get set }
  /// Whether nothing is in progress that will change the screen.
  var isIdle: Bool { get }
  var help: [String] { get }

  /// Handles a key; returns a call if the key shows another screen.
  func handle(_ key: Key) -> MovieCall?
  func lines(columns: Int) -> [Line]
}

extension MovieScreen {
  var isIdle: Bool { true }
}

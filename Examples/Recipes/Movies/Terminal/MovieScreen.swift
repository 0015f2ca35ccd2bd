import TerminalKit

/// What asks for another screen, and takes a while.
typealias MovieCall = @MainActor () async throws -> Void

/// What the stage shows: one of them at a time.
@MainActor
protocol MovieScreen: AnyObject {
  /// Called when there is something new to draw.
  var onChange: () -> Void { get set }
  /// Whether nothing is under way that will change it by itself.
  var isAtRest: Bool { get }
  var help: String { get }

  /// Does what a key is for; where that is to go elsewhere, the window is handed the call.
  func handle(_ key: Key) -> MovieCall?
  func lines(columns: Int) -> [Line]
}

extension MovieScreen {
  var isAtRest: Bool { true }
}

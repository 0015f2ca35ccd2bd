/// A front end that shows screens, such as a navigation controller, a terminal, or a recorder in a test.
///
/// For UIKit, use `NavigationControllerStage`; in a test, use ``NavigationRecorder``. Adopt the protocol for another
/// front end. It contains no logic.
///
/// ```swift
/// @MainActor final class PrintingStage: NavigationStage {
///   private var layers: [[String]] = [[]]
///   var onBack: OnBack?
///
///   func perform(_ step: NavigationStep<String>, animated: Bool) {
///     switch step {
///     case .push(let text): layers[layers.count - 1].append(text)
///     case .pop(let count): layers[layers.count - 1].removeLast(count)
///     case .present(let text): layers.append([text])
///     case .dismiss(let count): layers.removeLast(count)
///     }
///     print(layers.last?.last ?? "")
///   }
/// }
/// ```
///
/// The host calls ``perform(_:animated:)`` again only after the previous call has returned. If a step throws, it must
/// not have changed anything. Don't call ``onBack`` for the host's own steps, and don't await the navigator, which
/// awaits the stage.
///
/// The host retains its stage. A stage has one host.
@MainActor public protocol NavigationStage: AnyObject {
  /// The type of a screen.
  associatedtype Screen

  /// Whether the lowest layer already has a screen that no navigator may pop; false by default.
  var hasOwnRoot: Bool { get }

  /// Whether screens can be pushed onto a layer that starts with this screen; true by default. Called before the first step.
  func acceptsPushes(above screen: Screen) -> Bool

  /// Whether the stage still shows a screen; true by default. Return false if other code has removed it.
  func isShown(_ screen: Screen) -> Bool

  /// Whether the lowest layer shows screens of other code above this screen, or above your own root if nil; false by default.
  ///
  /// If true, ``NavigationMove/open(_:)`` and ``NavigationMove/setRoot(_:)`` perform the step `.pop(0)`, which removes them.
  func hasForeignScreens(above screen: Screen?) -> Bool

  /// Waits for the end of a transition that the person has begun. Called before each of the navigator's calls; returns at once
  /// by default.
  func settle() async

  /// Performs a step, and returns when it is done. Only the last step of a call is animated.
  func perform(_ step: NavigationStep<Screen>, animated: Bool) async throws

  /// The host's callback for system gestures: `.pop(1)` for the back button or a swipe from the edge, `.dismiss(1)` for
  /// a swipe down. If ``isShown(_:)`` already returns false for the removed screens, pass `.pop(0)`.
  ///
  /// A call during a step counts as a change before that step.
  var onBack: OnBack? { get set }

  /// A closure that receives a step without a new screen.
  typealias OnBack = @MainActor @Sendable (NavigationStep<Never>) -> Void
}

extension NavigationStage {
  public var hasOwnRoot: Bool { false }
  public func acceptsPushes(above screen: Screen) -> Bool { true }
  public func isShown(_ screen: Screen) -> Bool { true }
  public func hasForeignScreens(above screen: Screen?) -> Bool { false }
  public func settle() async {}
}

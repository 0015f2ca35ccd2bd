/// What shows the screens: a controller of UIKit, a terminal, a list in a test.
///
/// **When to use it.** UIKit has a `NavigationControllerStage`, a test a ``NavigationRecorder``. Adopt it for another front end; there is no
/// logic in it.
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
/// **Laws.** It performs what it is told, one step after another; the next is told when `perform` has returned. A step that throws has changed
/// nothing. It tells ``onBack`` of nothing that it was told to do. It never waits for the navigator, which waits for it.
///
/// **Isolation.** Main actor. **Ownership.** Its host keeps it, and is not kept by it. A stage has one host.
@MainActor public protocol NavigationStage: AnyObject {
  /// What it shows.
  associatedtype Screen

  /// Whether its lowest layer has a screen already, of its own, which no navigator takes away; false unless you say otherwise.
  var hasOwnRoot: Bool { get }

  /// Whether a layer whose first screen is this one takes pushes; true unless you say otherwise. Asked before anything is performed.
  func takesPushes(above screen: Screen) -> Bool

  /// Whether the stage still shows a screen; true by default. Return false if other code has removed it.
  func isShown(_ screen: Screen) -> Bool

  /// Whether the lowest layer shows screens of other code above this screen, or above your own root if nil; false by default.
  ///
  /// If true, ``NavigationMove/open(_:)`` and ``NavigationMove/setRoot(_:)`` perform the step `.pop(0)`, which removes them.
  func hasForeignScreens(above screen: Screen?) -> Bool

  /// Returns once nothing that the person began is under way: asked before each call. Returns at once unless you say otherwise.
  func settle() async

  /// Performs a step, and returns once it is done. Only the last of a call is to be animated.
  func perform(_ step: NavigationStep<Screen>, animated: Bool) async throws

  /// The host's callback for what the person did by the system's own means: `.pop(1)` for the back button or a swipe from the edge, `.dismiss(1)`
  /// for a swipe down. If ``isShown(_:)`` already returns false for the screens that are gone, pass `.pop(0)`.
  ///
  /// A call during a step counts as a change before that step.
  var onBack: OnBack? { get set }

  /// A closure that receives a step without a new screen.
  typealias OnBack = @MainActor @Sendable (NavigationStep<Never>) -> Void
}

extension NavigationStage {
  public var hasOwnRoot: Bool { false }
  public func takesPushes(above screen: Screen) -> Bool { true }
  public func isShown(_ screen: Screen) -> Bool { true }
  public func hasForeignScreens(above screen: Screen?) -> Bool { false }
  public func settle() async {}
}

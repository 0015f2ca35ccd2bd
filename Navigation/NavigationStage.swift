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
///     case .modal(let text): layers.append([text])
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

  /// Returns once nothing that the person began is under way: asked before each call. Returns at once unless you say otherwise.
  func settle() async

  /// Performs a step, and returns once it is done. Only the last of a call is to be animated.
  func perform(_ step: NavigationStep<Screen>, animated: Bool) async throws

  /// Tell it what the person did by the system's own means: `.pop(1)` for the back button and the swipe from the edge, `.dismiss(1)` for a swipe down.
  /// The host sets it.
  ///
  /// What is told while a step is under way is taken to have happened before that step.
  var onBack: OnBack? { get set }

  /// What hears that the person went back: a step that shows nothing new.
  typealias OnBack = @MainActor @Sendable (NavigationStep<Never>) -> Void
}

extension NavigationStage {
  /// None.
  public var hasOwnRoot: Bool { false }
  /// It does.
  public func takesPushes(above screen: Screen) -> Bool { true }
  /// At once.
  public func settle() async {}
}

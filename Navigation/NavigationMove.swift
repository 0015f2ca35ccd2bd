/// A change of the screens that a ``Navigator`` makes.
///
/// Pass several moves to ``Navigator/perform(_:)`` to make them as one. For a single move, call the navigator's method
/// of the same name. In a test, compare the moves that a view model made.
///
/// ```swift
/// enum ShopRoute: Equatable { case basket, payment, help }
///
/// let toPayment: [NavigationMove<ShopRoute>] = [.open([.basket]), .present(.payment)]
/// ```
///
/// A move changes the front layer: the one that was presented last, or the lowest if nothing is presented.
@frozen public enum NavigationMove<Route> {
  /// Pushes a screen onto the front layer. Impossible if that layer doesn't accept pushes.
  case push(Route)
  /// Pops the front layer's last screen. Impossible if it is the first.
  case pop
  /// Pops all screens of the front layer except the first.
  case popToRoot
  /// Presents a screen as the first of a new layer.
  case present(Route)
  /// Pushes a screen if the front layer accepts pushes, and presents it otherwise.
  case show(Route)
  /// Dismisses the front layer with all of its screens. Impossible if nothing is presented.
  case dismiss
  /// Dismisses all presented layers. A screen that other code presented isn't a layer, and stays.
  case dismissAll
  /// Replaces all screens by a new one. A screen that the stage had before its host stays below it.
  case setRoot(Route)
  /// Dismisses all presented layers, and shows a screen for each route of a path. If `Route` is `Equatable`, the longest common
  /// prefix of the path and the shown screens stays.
  ///
  /// The path starts with the root if its first route is the root's, and above the root otherwise. Screens that other code
  /// pushed above the ones that stay are popped. If a later step fails, they don't come back.
  case open([Route])
}

extension NavigationMove: Equatable where Route: Equatable {}
extension NavigationMove: Sendable where Route: Sendable {}

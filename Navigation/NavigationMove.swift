/// What a ``Navigator`` is asked to do.
///
/// **When to use it.** In a list for ``Navigator/perform(_:)``, where several moves are one; each alone is a method of the navigator. A test compares what
/// a view model asked for.
///
/// ```swift
/// enum ShopRoute: Equatable { case basket, payment, help }
///
/// let toPayment: [NavigationMove<ShopRoute>] = [.dismissAll, .popToRoot, .push(.basket), .modal(.payment)]
/// ```
///
/// **Laws.** A move is made on the front layer: what was presented last, or else the lowest, which nothing presented.
///
/// **Isolation.** None; a value.
@frozen public enum NavigationMove<Route> {
  /// Puts a screen onto the front layer. Impossible on one that takes no pushes.
  case push(Route)
  /// Takes the front layer's last screen away. Impossible with its first.
  case pop
  /// Takes all but the front layer's first screen away, if there are others.
  case popToRoot
  /// Presents a screen, as the first of a new layer.
  case modal(Route)
  /// Pushes a screen where the front layer takes pushes, and presents it elsewhere.
  case show(Route)
  /// Takes the front layer away, with all of its screens. Impossible with the lowest.
  case dismiss
  /// Takes all layers but the lowest away, if there are others.
  case dismissAll
}

extension NavigationMove: Equatable where Route: Equatable {}
extension NavigationMove: Sendable where Route: Sendable {}

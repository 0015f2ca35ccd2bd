#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// A UIKit stage: a navigation controller and the controllers that are presented on it.
  ///
  /// Create one for each window, or for each tab, and store its ``NavigationHost`` together with the window.
  ///
  /// Screens that the controller already shows stay below the navigator's first screen. A presented screen gets its own
  /// navigation controller in the screen's `modalPresentationStyle`, unless it is presented bare, such as an alert, a
  /// split view or a popover.
  ///
  /// Screens are recognized by identity. The host therefore sees what the back button, a swipe or `setViewControllers`
  /// removed, in any order. A presented layer whose own screens were all removed belongs to the code that removed them.
  ///
  /// A screen can't be presented outside a window, or while other code presents something: ``CannotPresent``.
  ///
  /// - Important: The stage is the delegate of its navigation controllers and presentations. If you need these delegates
  ///   yourself, call ``reconcile(without:)`` from `navigationController(_:didShow:animated:)` and
  ///   `presentationControllerDidDismiss(_:)`.
  ///
  /// The stage retains the controller and the navigator's screens. Its host retains the stage.
  @MainActor public final class NavigationControllerStage: NavigationStage {
    /// An error for a screen that can't be presented: the front controller's view is in no window, or other code
    /// presents something on it.
    public struct CannotPresent: Error {}

    private struct Layer {
      let container: UIViewController
      let navigation: UINavigationController?
      var screens: [UIViewController] = []

      @MainActor func isShown(_ screen: UIViewController) -> Bool {
        navigation.map { $0.viewControllers.contains(screen) } ?? (container === screen)
      }
    }

    /// Whether the controller already showed a screen.
    public let hasOwnRoot: Bool
    /// The host's callback.
    public var onBack: OnBack?
    private let isBare: ((UIViewController) -> Bool)?
    private var layers: [Layer]
    private weak var ownRoot: UIViewController?
    private let delegate = NavigationDelegate()
    private var front: Int { layers.count - 1 }

    /// Creates a stage. The closure returns true for screens that are presented without a navigation controller of their own.
    public init(_ navigation: UINavigationController, presentingBare isBare: ((UIViewController) -> Bool)? = nil) {
      self.isBare = isBare
      ownRoot = navigation.viewControllers.last
      hasOwnRoot = ownRoot != nil
      layers = [Layer(container: navigation, navigation: navigation)]
      delegate.stage = self
      navigation.delegate = delegate
    }

    /// Returns false for a screen that is presented bare.
    public func acceptsPushes(above screen: UIViewController) -> Bool { isBare?(screen) != true }

    /// Returns whether a navigation controller of the stage contains the screen, or it is presented bare.
    public func isShown(_ screen: UIViewController) -> Bool {
      shownLayers.contains { $0.screens.contains(screen) && $0.isShown(screen) }
    }

    /// Returns whether the lowest navigation controller contains screens of other code above this one.
    public func hasForeignScreens(above screen: UIViewController?) -> Bool {
      let shown = layers[0].navigation?.viewControllers ?? []
      return shown.dropFirst(count(upTo: screen ?? ownRoot, in: shown)).contains { !layers[0].screens.contains($0) }
    }

    private func count(upTo screen: UIViewController?, in shown: [UIViewController]) -> Int {
      screen.flatMap { shown.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    }

    private var shownLayers: [Layer] {
      layers.prefix(1) + layers.dropFirst().prefix { $0.container.presentingViewController != nil }
    }

    /// Waits for the end of UIKit's transition, and notifies the host of its result.
    public func settle() async {
      await endTransition()
      reconcile()
    }

    private func endTransition() async {
      let (transition, ended) = AsyncStream<Void>.makeStream()
      let coordinator = layers[front].container.transitionCoordinator
      let began = coordinator?.animate(alongsideTransition: nil) { _ in ended.finish() }
      if began != true { ended.finish() }
      for await _ in transition {}
    }

    /// Notifies the host of screens that are gone, for example because the person went back. Pass the controller that UIKit has
    /// dismissed, if any.
    public func reconcile(without dismissed: UIViewController? = nil) {
      let known = layers.flatMap(\.screens)
      layers = Array(shownLayers.prefix { $0.container !== dismissed })
      for index in layers.indices { layers[index].screens = layers[index].screens.filter(layers[index].isShown) }
      while front > 0, layers[front].screens.isEmpty { layers.removeLast() }
      if known.count != layers.reduce(0, { $0 + $1.screens.count }) { onBack?(.pop(0)) }
    }

    /// Performs a step with UIKit's own methods.
    public func perform(_ step: NavigationStep<UIViewController>, animated: Bool) async throws {
      reconcile()
      switch step {
      case .push(let screen):
        layers[front].screens.append(screen)
        layers[front].navigation?.pushViewController(screen, animated: animated)
      case .pop(let count): pop(count, animated)
      case .present(let screen): try await present(screen, animated)
      case .dismiss(let count):
        layers.removeLast(min(count, front))
        let presenter = layers[front].container
        // Without this, UIKit would dismiss the presenter itself.
        guard presenter.presentedViewController != nil else { break }
        await withCheckedContinuation { done in presenter.dismiss(animated: animated) { done.resume() } }
      }
      await endTransition()
    }

    private func pop(_ count: Int, _ animated: Bool) {
      let lowest = layers[front].screens.suffix(count).first
      layers[front].screens = layers[front].screens.dropLast(count)
      guard let navigation = layers[front].navigation else { return }
      let shown = navigation.viewControllers
      let top = layers[front].screens.last ?? (front == 0 ? ownRoot : nil)
      let kept = lowest == nil ? shown.prefix(self.count(upTo: top, in: shown)) : shown.prefix { $0 !== lowest }
      navigation.setViewControllers(Array(kept), animated: animated)
    }

    private func present(_ screen: UIViewController, _ animated: Bool) async throws {
      let presenter = layers[front].container
      guard presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil else {
        throw CannotPresent()
      }
      let navigation = acceptsPushes(above: screen) ? UINavigationController(rootViewController: screen) : nil
      navigation?.modalPresentationStyle = screen.modalPresentationStyle
      navigation?.delegate = delegate
      let layer = Layer(container: navigation ?? screen, navigation: navigation, screens: [screen])
      layer.container.presentationController?.delegate = delegate
      await withCheckedContinuation { done in presenter.present(layer.container, animated: animated) { done.resume() } }
      layers.append(layer)
    }
  }

  /// The delegate of UIKit's controllers.
  final class NavigationDelegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    weak var stage: NavigationControllerStage?

    func navigationController(_: UINavigationController, didShow _: UIViewController, animated: Bool) {
      stage?.reconcile()
    }

    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      stage?.reconcile(without: controller.presentedViewController)
    }
  }
#endif

#if canImport(UIKit) && !os(watchOS)
  public import UIKit

  /// The stage of UIKit: a navigation controller, and those that are presented on it.
  ///
  /// **When to use it.** Keep its ``NavigationHost`` where the window is kept: that page shows it.
  ///
  /// **Laws.** What the controller shows already is below the navigator's first screen, and stays. A presented screen comes in a navigation controller of
  /// its own, in the screen's `modalPresentationStyle`, unless it is to be presented bare: an alert, a split view, a popover. The back button, the swipe
  /// from the edge and the swipe down are told to the host, and so is, before the next call, what other code popped or dismissed.
  ///
  /// A screen cannot be presented outside of a window, or while other code presents something: ``CannotPresent``.
  ///
  /// - Important: It is the delegate of its navigation controllers and presentations. Who needs these delegates calls ``reconcile(without:)`` from
  ///   `navigationController(_:didShow:animated:)` and `presentationControllerDidDismiss(_:)`.
  ///
  /// **Isolation.** Main actor. **Ownership.** It keeps the controller and the navigator's screens, and is kept by its host.
  @MainActor public final class NavigationControllerStage: NavigationStage {
    /// Why a screen could not be presented: the front controller's view is in no window, or other code presents something on it.
    public struct CannotPresent: Error {}

    private struct Layer {
      let container: UIViewController
      let navigation: UINavigationController?
      var screens: [UIViewController] = []
    }

    /// Whether the controller showed something already.
    public let hasOwnRoot: Bool
    /// The host listens.
    public var onBack: OnBack?
    private let isBare: ((UIViewController) -> Bool)?
    private var layers: [Layer]
    private let delegate = NavigationDelegate()
    private var front: Int { layers.count - 1 }

    /// A stage on a navigation controller; the closure says which screens are presented without one of their own.
    public init(_ navigation: UINavigationController, presentingBare isBare: ((UIViewController) -> Bool)? = nil) {
      self.isBare = isBare
      hasOwnRoot = !navigation.viewControllers.isEmpty
      layers = [Layer(container: navigation, navigation: navigation)]
      delegate.stage = self
      navigation.delegate = delegate
    }

    /// Unless it is presented bare.
    public func takesPushes(above screen: UIViewController) -> Bool { isBare?(screen) != true }

    /// Returns once UIKit's transition has ended, and the host knows how.
    public func settle() async {
      await endTransition()
      reconcile()
    }

    private func endTransition() async {
      let (transition, ended) = AsyncStream<Void>.makeStream()
      let began = layers[front].container.transitionCoordinator?.animate(alongsideTransition: nil) { _ in ended.finish()
      }
      if began != true { ended.finish() }
      for await _ in transition {}
    }

    /// Tells the host what is gone without it; say what UIKit says was dismissed.
    public func reconcile(without dismissed: UIViewController? = nil) {
      let kept = layers.dropFirst().prefix {
        $0.container !== dismissed && $0.container.presentingViewController != nil
      }
      let count = front - kept.count
      if count > 0 {
        layers.removeLast(count)
        onBack?(.dismiss(count))
      }
      guard let navigation = layers[front].navigation else { return }
      let left = layers[front].screens.filter { navigation.viewControllers.contains($0) }
      let popped = layers[front].screens.count - left.count
      layers[front].screens = left
      if popped > 0 { onBack?(.pop(popped)) }
    }

    /// Performs a step by UIKit.
    public func perform(_ step: NavigationStep<UIViewController>, animated: Bool) async throws {
      switch step {
      case .push(let screen):
        layers[front].screens.append(screen)
        layers[front].navigation?.pushViewController(screen, animated: animated)
      case .pop(let count): pop(count, animated)
      case .modal(let screen): try await present(screen, animated)
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
      guard let navigation = layers[front].navigation, let lowest else { return }
      navigation.setViewControllers(Array(navigation.viewControllers.prefix { $0 !== lowest }), animated: animated)
    }

    private func present(_ screen: UIViewController, _ animated: Bool) async throws {
      let presenter = layers[front].container
      guard presenter.viewIfLoaded?.window != nil, presenter.presentedViewController == nil else {
        throw CannotPresent()
      }
      let navigation = takesPushes(above: screen) ? UINavigationController(rootViewController: screen) : nil
      navigation?.modalPresentationStyle = screen.modalPresentationStyle
      navigation?.delegate = delegate
      let layer = Layer(container: navigation ?? screen, navigation: navigation, screens: [screen])
      layer.container.presentationController?.delegate = delegate
      await withCheckedContinuation { done in presenter.present(layer.container, animated: animated) { done.resume() } }
      layers.append(layer)
    }
  }

  /// Hears from UIKit.
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

// The stage of UIKit: pushes and presents, waits for transitions, and hears what the person does.
import SwiftMVVMPattern
import UIKit

enum Place: Equatable {
  case page(Int)
  case alert
}

@MainActor final class PageModel: ViewModel {
  let place: Place
  let navigator: Navigator<Place>
  init(_ place: Place, _ navigator: Navigator<Place>) {
    self.place = place
    self.navigator = navigator
  }
}

final class Page: UIViewController {
  let model: PageModel
  init(_ model: PageModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .formSheet
  }
  required init?(coder: NSCoder) { nil }
}

@MainActor final class Scene {
  let window = UIWindow()
  let navigation: UINavigationController
  let host: NavigationHost<Place, NavigationControllerStage>

  init(_ navigation: UINavigationController = UINavigationController()) {
    self.navigation = navigation
    window.rootViewController = navigation
    let stage = NavigationControllerStage(navigation) { ($0 as? Page)?.model.place == .alert }
    host = NavigationHost(on: stage) { place, navigator in
      NavigationDestination(PageModel(place, navigator), Page.init)
    }
  }

  /// Makes a call, and ends the transitions that it begins.
  func perform(_ moves: NavigationMove<Place>...) async -> String {
    var result: String?
    Task {
      do {
        try await host.navigator.perform(moves)
        result = "done"
      } catch {
        result = "\(error)"
      }
    }
    while result == nil {
      await Task.yield()
      for controller in shown { controller.transition?.end() }
    }
    return result ?? ""
  }

  /// Other code removes a screen.
  func remove(_ index: Int, from controller: UINavigationController) {
    var controllers = controller.viewControllers
    controllers.remove(at: index)
    controller.setViewControllers(controllers, animated: false)
  }

  /// The navigation controllers, the lowest first.
  var shown: [UINavigationController] {
    var controllers: [UINavigationController] = []
    var next: UIViewController? = navigation
    while let controller = next {
      if let controller = controller as? UINavigationController { controllers.append(controller) }
      next = controller.presentedViewController
    }
    return controllers
  }
  var places: [[Place?]] { shown.map { $0.viewControllers.map { ($0 as? Page)?.model.place } } }
}

@main
@MainActor
struct Navigation {
  static func main() async {
    await moves()
    await gestures()
    await others()
    await identity()
    await paths()
    await transitions()
    await lifetimes()
    finish()
  }

  static func moves() async {
    let scene = Scene()
    expect(await scene.perform(.present(.page(0))), "done", "a window shows the empty controller, which presents")
    expect(await scene.perform(.dismiss, .push(.page(0)), .push(.page(1))), "done", "pushes")
    expect(scene.places, [[.page(0), .page(1)]], "what is pushed is shown")
    expect(await scene.perform(.present(.page(2)), .push(.page(3)), .push(.page(4))), "done", "presents, pushes there")
    expect(scene.places, [[.page(0), .page(1)], [.page(2), .page(3), .page(4)]], "it has a controller of its own")
    expect(scene.shown[1].modalPresentationStyle, .formSheet, "in the screen's style")
    expect(await scene.perform(.popToRoot), "done", "pops to the root of what is presented")
    expect(scene.places, [[.page(0), .page(1)], [.page(2)]], "the others are gone")
    expect(await scene.perform(.present(.page(5)), .present(.alert)), "done", "presents on what is presented")
    expect(scene.shown.count, 3, "an alert is presented bare")
    expect(scene.shown[2].presentedViewController is Page, true, "and is itself")
    let refusal = await scene.perform(.push(.page(6)))
    expect(refusal.hasPrefix("cannot push"), true, "nothing is pushed onto it")
    expect(await scene.perform(.show(.page(6))), "done", "but shown")
    expect(await scene.perform(.dismissAll, .pop), "done", "dismisses all at once")
    expect(scene.places, [[.page(0)]], "and pops")
    expect(scene.host.layers, [[.page(0)]], "as the host knows")
  }

  static func gestures() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .push(.page(2)), .present(.page(3)), .push(.page(4)))
    scene.shown[1].popViewController(animated: false)
    expect(scene.host.layers.last, [.page(3)], "the back button is told")
    scene.shown[1].swipeDown()
    expect(scene.host.layers, [[.page(0), .page(1), .page(2)]], "a swipe down is told")
    scene.navigation.popToViewController(scene.navigation.viewControllers[0], animated: false)
    expect(scene.host.layers, [[.page(0)]], "the back button's menu is told")
    _ = await scene.perform(.present(.page(1)), .present(.alert))
    scene.shown[1].dismiss(animated: false)
    expect(
      scene.host.layers.count, 2,
      "a screen that dismisses itself is known to be gone, although UIKit doesn't notify its delegate")
    expect(await scene.perform(.push(.page(2))), "done", "so the next call")
    expect(scene.host.layers, [[.page(0)], [.page(1), .page(2)]], "goes where the person is")
    scene.navigation.dismiss(animated: false)
    let refusal = await scene.perform(.dismiss)
    expect(refusal.hasPrefix("nothing to dismiss"), true, "nor is anything dismissed twice")
  }

  static func others() async {
    let scene = Scene(UINavigationController(rootViewController: UIViewController()))
    expect(await scene.perform(.push(.page(0)), .pop), "done", "the app's own root stays below the first screen")
    expect(scene.places, [[nil]], "which can be popped")
    let refusal = await scene.perform(.pop)
    expect(refusal.hasPrefix("nothing to pop"), true, "and the root cannot")
    _ = await scene.perform(.push(.page(1)))
    scene.navigation.pushViewController(UIViewController(), animated: false)
    expect(scene.host.layers, [[.page(1)]], "other code's screens are not the navigator's")
    _ = await scene.perform(.pop)
    expect(scene.places, [[nil]], "they go with the screen below them")
    scene.navigation.present(UIViewController(), animated: false)
    let presenting = await scene.perform(.present(.page(2)))
    expect(presenting.hasSuffix("CannotPresent()"), true, "other code's presentation is in the way: \(presenting)")
    scene.navigation.dismiss(animated: false)
    scene.window.rootViewController = nil
    scene.navigation.view.window = nil
    let outside = await scene.perform(.push(.page(3)), .present(.page(2)))
    expect(outside.hasSuffix("CannotPresent()"), true, "nothing is presented outside of a window: \(outside)")
    expect(scene.places, [[nil]], "and what was pushed is taken back")
    let empty = Scene()
    empty.navigation.view.window = nil
    _ = await empty.perform(.push(.page(0)), .present(.page(1)))
    expect(empty.places, [[]], "the root too")
  }

  static func identity() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .push(.page(2)))
    scene.remove(1, from: scene.navigation)
    expect(scene.host.layers, [[.page(0), .page(2)]], "a screen that was removed from the middle is gone")
    expect(await scene.perform(.pop), "done", "and the next pop")
    expect(scene.places, [[.page(0)]], "pops the last screen")
    expect(scene.host.layers, [[.page(0)]], "as the host knows")

    _ = await scene.perform(.push(.page(3)), .present(.page(4)), .push(.page(5)), .present(.page(6)))
    scene.remove(1, from: scene.navigation)
    scene.remove(0, from: scene.shown[1])
    expect(scene.host.layers, [[.page(0)], [.page(5)], [.page(6)]], "layers below the front one are known too")
    expect(await scene.perform(.dismiss, .push(.page(7)), .pop), "done", "and remain in use")
    expect(scene.places, [[.page(0)], [.page(5)]], "with the screens that are left")

    scene.shown[1].setViewControllers([UIViewController()], animated: false)
    expect(scene.host.layers, [[.page(0)]], "a layer whose screens were all replaced belongs to other code")
    let refusal = await scene.perform(.dismiss)
    expect(refusal.hasPrefix("nothing to dismiss"), true, "which dismisses it: \(refusal)")
    expect(scene.places, [[.page(0)], [nil]], "so it stays")
  }

  static func paths() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .present(.page(2)))
    let kept = scene.navigation.viewControllers
    expect(await scene.perform(.open([.page(0), .page(1), .page(3)])), "done", "opens a path")
    expect(scene.places, [[.page(0), .page(1), .page(3)]], "and keeps what it shares with the shown screens")
    expect(scene.navigation.viewControllers.starts(with: kept), true, "which are the very screens")

    scene.navigation.pushViewController(UIViewController(), animated: false)
    expect(scene.host.layers, [[.page(0), .page(1), .page(3)]], "foreign screens count in no layer")
    expect(await scene.perform(.open([.page(0), .page(1), .page(3)])), "done", "opens the path again")
    expect(scene.places, [[.page(0), .page(1), .page(3)]], "and pops the foreign screen")
    scene.navigation.setViewControllers(
      kept + [UIViewController()] + scene.navigation.viewControllers.suffix(1), animated: false)
    expect(await scene.perform(.open([.page(0), .page(1), .page(4)])), "done", "a foreign screen above the kept ones")
    expect(scene.places, [[.page(0), .page(1), .page(4)]], "is popped with the others")

    expect(await scene.perform(.setRoot(.page(5))), "done", "sets another root")
    expect(scene.places, [[.page(5)]], "instead of all screens")
    scene.navigation.setViewControllers([UIViewController()], animated: false)
    expect(scene.host.layers, [[]], "other code replaces the root")
    expect(await scene.perform(.open([.page(0)])), "done", "and a path")
    expect(scene.places, [[.page(0)]], "replaces it again")

    let owned = Scene(UINavigationController(rootViewController: UIViewController()))
    _ = await owned.perform(.push(.page(0)))
    owned.navigation.pushViewController(UIViewController(), animated: false)
    expect(await owned.perform(.setRoot(.page(1))), "done", "sets the root above the app's own")
    expect(owned.places, [[nil, .page(1)]], "which stays")
    _ = await owned.perform(.pop)
    owned.navigation.pushViewController(UIViewController(), animated: false)
    expect(await owned.perform(.open([.page(2)])), "done", "opens a path above the app's own root")
    expect(owned.places, [[nil, .page(2)]], "without the foreign screen")
  }

  static func transitions() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)))
    var isDone = false
    let push = Task {
      try await scene.host.navigator.push(.page(2))
      isDone = true
    }
    while scene.navigation.transition == nil { await Task.yield() }
    for _ in 0..<10 { await Task.yield() }
    expect(isDone, false, "a call returns when its animation has ended")
    scene.navigation.transition?.end()
    try? await push.value
    expect(isDone, true, "and then it does")

    for (isCancelled, number) in [(true, 3), (false, 4)] {
      scene.navigation.swipeBack()
      let push = Task { try await scene.host.navigator.push(.page(number)) }
      for _ in 0..<10 { await Task.yield() }
      expect(scene.host.layers.joined().contains(.page(number)), false, "a call waits for the person's swipe")
      scene.navigation.transition?.end(isCancelled: isCancelled)
      while scene.navigation.transition == nil { await Task.yield() }
      scene.navigation.transition?.end()
      try? await push.value
      let expected: [Place] = [.page(0), .page(1), .page(2), .page(number)]
      expect(scene.host.layers, [expected], "and goes where that has led; cancelled: \(isCancelled)")
      expect(scene.places, [expected], "as is shown; cancelled: \(isCancelled)")
    }
  }

  static func lifetimes() async {
    var scene: Scene? = Scene()
    _ = await scene?.perform(.push(.page(0)), .push(.page(1)), .present(.page(2)))
    weak let navigation = scene?.navigation
    weak let model = (navigation?.viewControllers.last as? Page)?.model
    weak let host = scene?.host
    expect(model != nil, true, "a screen is shown")
    scene = nil
    let limit = ContinuousClock.now + .seconds(180)
    while host != nil || navigation != nil || model != nil, ContinuousClock.now < limit { await Task.yield() }
    expect(host == nil && navigation == nil && model == nil, true, "nothing outlives its scene")
  }
}

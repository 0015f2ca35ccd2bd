// The UIKit stage pushes, presents, waits for transitions, and observes gestures.
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

  /// Makes a call, and ends the transitions that it starts.
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

  /// Removes a screen as other code does.
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
    expect(await scene.perform(.present(.page(0))), "done", "presenting on an empty navigation controller in a window")
    expect(await scene.perform(.dismiss, .push(.page(0)), .push(.page(1))), "done", "pushes")
    expect(scene.places, [[.page(0), .page(1)]], "the screens after a push")
    expect(
      await scene.perform(.present(.page(2)), .push(.page(3)), .push(.page(4))), "done", "presenting and then pushing")
    expect(
      scene.places, [[.page(0), .page(1)], [.page(2), .page(3), .page(4)]],
      "the screens of a presented navigation controller")
    expect(scene.shown[1].modalPresentationStyle, .formSheet, "the presentation style")
    expect(await scene.perform(.popToRoot), "done", "popping to the root of the presented layer")
    expect(scene.places, [[.page(0), .page(1)], [.page(2)]], "the screens after popping to the root")
    expect(await scene.perform(.present(.page(5)), .present(.alert)), "done", "presenting on a presented layer")
    expect(scene.shown.count, 3, "the number of navigation controllers with an alert on top")
    expect(scene.shown[2].presentedViewController is Page, true, "whether an alert is presented bare")
    let refusal = await scene.perform(.push(.page(6)))
    expect(refusal.hasPrefix("the front layer doesn't accept pushes"), true, "whether an alert refuses a push")
    expect(await scene.perform(.show(.page(6))), "done", "showing a screen above an alert")
    expect(await scene.perform(.dismissAll, .pop), "done", "dismissing all layers and popping")
    expect(scene.places, [[.page(0)]], "the screens after dismissing all layers and popping")
    expect(scene.host.layers, [[.page(0)]], "the host's layers after dismissing all layers and popping")
  }

  static func gestures() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .push(.page(2)), .present(.page(3)), .push(.page(4)))
    scene.shown[1].popViewController(animated: false)
    expect(scene.host.layers.last, [.page(3)], "the front layer after the back button")
    scene.shown[1].swipeDown()
    expect(scene.host.layers, [[.page(0), .page(1), .page(2)]], "the layers after a swipe down")
    scene.navigation.popToViewController(scene.navigation.viewControllers[0], animated: false)
    expect(scene.host.layers, [[.page(0)]], "the layers after the back button's menu")
    _ = await scene.perform(.present(.page(1)), .present(.alert))
    scene.shown[1].dismiss(animated: false)
    expect(
      scene.host.layers.count, 2,
      "the layers after a screen has dismissed itself, of which UIKit doesn't notify its delegate")
    expect(await scene.perform(.push(.page(2))), "done", "the next call")
    expect(scene.host.layers, [[.page(0)], [.page(1), .page(2)]], "the layers after the next call")
    scene.navigation.dismiss(animated: false)
    let refusal = await scene.perform(.dismiss)
    expect(refusal.hasPrefix("nothing to dismiss"), true, "whether a second dismissal fails")
  }

  static func others() async {
    let scene = Scene(UINavigationController(rootViewController: UIViewController()))
    expect(await scene.perform(.push(.page(0)), .pop), "done", "pushing and popping above the app's own root")
    expect(scene.places, [[nil]], "the screens with only the app's own root")
    let refusal = await scene.perform(.pop)
    expect(refusal.hasPrefix("nothing to pop"), true, "whether popping the app's own root fails")
    _ = await scene.perform(.push(.page(1)))
    scene.navigation.pushViewController(UIViewController(), animated: false)
    expect(scene.host.layers, [[.page(1)]], "the layers without screens of other code")
    _ = await scene.perform(.pop)
    expect(scene.places, [[nil]], "the screens after a pop below a screen of other code")
    scene.navigation.present(UIViewController(), animated: false)
    let presenting = await scene.perform(.present(.page(2)))
    expect(
      presenting.hasSuffix("CannotPresent()"), true,
      "whether a presentation by other code causes an error: \(presenting)")
    scene.navigation.dismiss(animated: false)
    scene.window.rootViewController = nil
    scene.navigation.view.window = nil
    let outside = await scene.perform(.push(.page(3)), .present(.page(2)))
    expect(
      outside.hasSuffix("CannotPresent()"), true, "whether presenting outside a window causes an error: \(outside)")
    expect(scene.places, [[nil]], "the screens after the push is undone")
    let empty = Scene()
    empty.navigation.view.window = nil
    _ = await empty.perform(.push(.page(0)), .present(.page(1)))
    expect(empty.places, [[]], "the screens after the root is popped")
  }

  static func identity() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .push(.page(2)))
    scene.remove(1, from: scene.navigation)
    expect(scene.host.layers, [[.page(0), .page(2)]], "the layers after a screen was removed from the middle")
    expect(await scene.perform(.pop), "done", "the next pop")
    expect(scene.places, [[.page(0)]], "the screens after the next pop")
    expect(scene.host.layers, [[.page(0)]], "the layers after the next pop")

    _ = await scene.perform(.push(.page(3)), .present(.page(4)), .push(.page(5)), .present(.page(6)))
    scene.remove(1, from: scene.navigation)
    scene.remove(0, from: scene.shown[1])
    expect(
      scene.host.layers, [[.page(0)], [.page(5)], [.page(6)]],
      "the layers after screens below the front layer were removed")
    expect(
      await scene.perform(.dismiss, .push(.page(7)), .pop), "done",
      "calls after screens below the front layer were removed")
    expect(scene.places, [[.page(0)], [.page(5)]], "the remaining screens")

    scene.shown[1].setViewControllers([UIViewController()], animated: false)
    expect(scene.host.layers, [[.page(0)]], "the layers after all screens of a layer were replaced")
    let refusal = await scene.perform(.dismiss)
    expect(refusal.hasPrefix("nothing to dismiss"), true, "whether dismissing a layer of other code fails: \(refusal)")
    expect(scene.places, [[.page(0)], [nil]], "the screens with a layer of other code")
  }

  static func paths() async {
    let scene = Scene()
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .present(.page(2)))
    let kept = scene.navigation.viewControllers
    expect(await scene.perform(.open([.page(0), .page(1), .page(3)])), "done", "opening a path")
    expect(scene.places, [[.page(0), .page(1), .page(3)]], "the screens after opening a path")
    expect(scene.navigation.viewControllers.starts(with: kept), true, "whether the common screens are the same objects")

    scene.navigation.pushViewController(UIViewController(), animated: false)
    expect(scene.host.layers, [[.page(0), .page(1), .page(3)]], "the layers with a foreign screen")
    expect(await scene.perform(.open([.page(0), .page(1), .page(3)])), "done", "opening the path again")
    expect(scene.places, [[.page(0), .page(1), .page(3)]], "the screens after the foreign screen is popped")
    scene.navigation.setViewControllers(
      kept + [UIViewController()] + scene.navigation.viewControllers.suffix(1), animated: false)
    expect(
      await scene.perform(.open([.page(0), .page(1), .page(4)])), "done",
      "opening a path with a foreign screen above the common ones")
    expect(
      scene.places, [[.page(0), .page(1), .page(4)]], "the screens after the foreign screen is popped with others")

    expect(await scene.perform(.setRoot(.page(5))), "done", "setting another root")
    expect(scene.places, [[.page(5)]], "the screens after setting another root")
    scene.navigation.setViewControllers([UIViewController()], animated: false)
    expect(scene.host.layers, [[]], "the layers after other code has replaced the root")
    expect(await scene.perform(.open([.page(0)])), "done", "opening a path after other code has replaced the root")
    expect(scene.places, [[.page(0)]], "the screens after opening that path")

    let owned = Scene(UINavigationController(rootViewController: UIViewController()))
    _ = await owned.perform(.push(.page(0)))
    owned.navigation.pushViewController(UIViewController(), animated: false)
    expect(await owned.perform(.setRoot(.page(1))), "done", "setting the root above the app's own")
    expect(owned.places, [[nil, .page(1)]], "the screens above the app's own root")
    _ = await owned.perform(.pop)
    owned.navigation.pushViewController(UIViewController(), animated: false)
    expect(await owned.perform(.open([.page(2)])), "done", "opening a path above the app's own root")
    expect(owned.places, [[nil, .page(2)]], "the screens without the foreign one")
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
    expect(isDone, false, "whether a call returns before its animation has ended")
    scene.navigation.transition?.end()
    try? await push.value
    expect(isDone, true, "whether a call returns after its animation has ended")

    for (isCancelled, number) in [(true, 3), (false, 4)] {
      scene.navigation.swipeBack()
      let push = Task { try await scene.host.navigator.push(.page(number)) }
      for _ in 0..<10 { await Task.yield() }
      expect(
        scene.host.layers.joined().contains(.page(number)), false,
        "whether a call runs before the person's swipe has ended")
      scene.navigation.transition?.end(isCancelled: isCancelled)
      while scene.navigation.transition == nil { await Task.yield() }
      scene.navigation.transition?.end()
      try? await push.value
      let expected: [Place] = [.page(0), .page(1), .page(2), .page(number)]
      expect(scene.host.layers, [expected], "the layers after the swipe (cancelled: \(isCancelled))")
      expect(scene.places, [expected], "the screens after the swipe (cancelled: \(isCancelled))")
    }
  }

  static func lifetimes() async {
    var scene: Scene? = Scene()
    _ = await scene?.perform(.push(.page(0)), .push(.page(1)), .present(.page(2)))
    weak let navigation = scene?.navigation
    weak let model = (navigation?.viewControllers.last as? Page)?.model
    weak let host = scene?.host
    expect(model != nil, true, "whether a screen is shown")
    scene = nil
    let limit = ContinuousClock.now + .seconds(180)
    while host != nil || navigation != nil || model != nil, ContinuousClock.now < limit { await Task.yield() }
    expect(
      host == nil && navigation == nil && model == nil, true,
      "whether the host, its controller and its view models are released")
  }
}

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
    await transitions()
    await lifetimes()
    finish()
  }

  static func moves() async {
    let scene = Scene()
    expect(await scene.perform(.modal(.page(0))), "done", "a window shows the empty controller, which presents")
    expect(await scene.perform(.dismiss, .push(.page(0)), .push(.page(1))), "done", "pushes")
    expect(scene.places, [[.page(0), .page(1)]], "what is pushed is shown")
    expect(await scene.perform(.modal(.page(2)), .push(.page(3)), .push(.page(4))), "done", "presents, pushes there")
    expect(scene.places, [[.page(0), .page(1)], [.page(2), .page(3), .page(4)]], "it has a controller of its own")
    expect(scene.shown[1].modalPresentationStyle, .formSheet, "in the screen's style")
    expect(await scene.perform(.popToRoot), "done", "pops to the root of what is presented")
    expect(scene.places, [[.page(0), .page(1)], [.page(2)]], "the others are gone")
    expect(await scene.perform(.modal(.page(5)), .modal(.alert)), "done", "presents on what is presented")
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
    _ = await scene.perform(.push(.page(0)), .push(.page(1)), .push(.page(2)), .modal(.page(3)), .push(.page(4)))
    scene.shown[1].popViewController(animated: false)
    expect(scene.host.layers.last, [.page(3)], "the back button is told")
    scene.shown[1].swipeDown()
    expect(scene.host.layers, [[.page(0), .page(1), .page(2)]], "a swipe down is told")
    scene.navigation.popToViewController(scene.navigation.viewControllers[0], animated: false)
    expect(scene.host.layers, [[.page(0)]], "the back button's menu is told")
    _ = await scene.perform(.modal(.page(1)), .modal(.alert))
    scene.shown[1].dismiss(animated: false)
    expect(scene.host.layers.count, 3, "what dismisses itself is not told by UIKit")
    expect(await scene.perform(.push(.page(2))), "done", "but known before the next call")
    expect(scene.host.layers, [[.page(0)], [.page(1), .page(2)]], "which goes where the person is")
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
    let presenting = await scene.perform(.modal(.page(2)))
    expect(presenting.hasSuffix("CannotPresent()"), true, "other code's presentation is in the way: \(presenting)")
    scene.navigation.dismiss(animated: false)
    scene.window.rootViewController = nil
    scene.navigation.view.window = nil
    let outside = await scene.perform(.push(.page(3)), .modal(.page(2)))
    expect(outside.hasSuffix("CannotPresent()"), true, "nothing is presented outside of a window: \(outside)")
    expect(scene.places, [[nil]], "and what was pushed is taken back")
    let empty = Scene()
    empty.navigation.view.window = nil
    _ = await empty.perform(.push(.page(0)), .modal(.page(1)))
    expect(empty.places, [[]], "the root too")
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
    _ = await scene?.perform(.push(.page(0)), .push(.page(1)), .modal(.page(2)))
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

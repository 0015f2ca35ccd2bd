import Prelude

/// A screen whose `bind()` shows a title and observes its changes.
@MainActor
protocol Titled: UIViewController, ViewModelObserver {
  associatedtype Model: AnyObject where HeldViewModel == Model
  var viewModel: Model? { get set }
  var binds: Int { get }
}

/// Checks `bind()` for one way of observing: `change` sets a title, and `settle` waits until it is observed.
@MainActor
struct Binding<Screen: Titled> {
  let makeScreen: () -> Screen
  let makeViewModel: (_ title: String) -> Screen.Model
  let change: (Screen.Model, _ title: String) -> Void
  var settle: () async -> Void = {}

  func check() async {
    await checkTitle()
    await checkLastIsObserved()
    await checkRelease()
  }

  func checkTitle() async {
    let (screen, viewModel) = (makeScreen(), makeViewModel("first"))
    screen.viewModel = viewModel
    expect(screen.isViewLoaded, false, "whether a view model loads the view")
    screen.loadViewIfNeeded()
    expect(screen.title, "first", "the title that was set before the view was loaded")
    for title in ["second", "third"] {
      change(viewModel, title)
      await settle()
      expect(screen.title, title, "the title after a change")
    }
    screen.viewModel = nil
    expect(screen.title, nil, "the title without a view model")
    change(viewModel, "fourth")
    await settle()
    expect(screen.title, nil, "the title without a view model after the former one changed")
  }

  func checkLastIsObserved() async {
    let (a, b) = (makeViewModel("a"), makeViewModel("b"))
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    for viewModel in [a, b, a, b, a] { screen.viewModel = viewModel }
    let binds = screen.binds
    change(b, "b, changed")
    await settle()
    expect(screen.title, "a", "the title after the former one changed")
    expect(screen.binds, binds, "the number of calls of bind() after the former one changed")
    change(a, "a, changed")
    await settle()
    expect(screen.title, "a, changed", "the title after the current one changed")
    withExtendedLifetime(b) {}
  }

  func checkRelease() async {
    let kept = makeViewModel("kept")
    weak var screen: Screen?
    weak var former: Screen.Model?
    do {
      let made = makeScreen()
      made.loadViewIfNeeded()
      let replaced = makeViewModel("replaced")
      made.viewModel = replaced
      made.viewModel = kept
      (screen, former) = (made, replaced)
    }
    expect(screen == nil, true, "whether the screen is released")
    expect(former == nil, true, "whether the former view model is released")
    change(kept, "not observed")
    await settle()
  }
}

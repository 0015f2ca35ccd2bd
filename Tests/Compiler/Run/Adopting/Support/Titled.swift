import Prelude

/// A screen whose `bind()` shows a title, by whatever means it hears of a change.
@MainActor
protocol Titled: UIViewController, ViewModelObserver {
  associatedtype Model: AnyObject where HeldViewModel == Model
  var viewModel: Model? { get set }
  var binds: Int { get }
}

/// What `bind()` promises, whatever the view model offers: `change` sets a title, `settle` waits until it is heard.
@MainActor
struct Binding<Screen: Titled> {
  let makeScreen: () -> Screen
  let makeViewModel: (_ title: String) -> Screen.Model
  let change: (Screen.Model, _ title: String) -> Void
  var settle: () async -> Void = {}

  func keepsItsPromise() async {
    await shows()
    await lastOneIsHeard()
    await nothingIsKeptAlive()
  }

  func shows() async {
    let (screen, viewModel) = (makeScreen(), makeViewModel("first"))
    screen.viewModel = viewModel
    expect(screen.isViewLoaded, false, "whether a view model loads the view")
    screen.loadViewIfNeeded()
    expect(screen.title, "first", "the title of what was set before the view was loaded")
    for title in ["second", "third"] {
      change(viewModel, title)
      await settle()
      expect(screen.title, title, "the title after a change")
    }
    screen.viewModel = nil
    expect(screen.title, nil, "the title of none")
    change(viewModel, "fourth")
    await settle()
    expect(screen.title, nil, "the title of none, after the former one changed")
  }

  func lastOneIsHeard() async {
    let (a, b) = (makeViewModel("a"), makeViewModel("b"))
    let screen = makeScreen()
    screen.loadViewIfNeeded()
    for viewModel in [a, b, a, b, a] { screen.viewModel = viewModel }
    let heard = screen.binds
    change(b, "b, changed")
    await settle()
    expect(screen.title, "a", "the title after the former one changed")
    expect(screen.binds, heard, "how often is bound, after the former one changed")
    change(a, "a, changed")
    await settle()
    expect(screen.title, "a, changed", "the title after the present one changed")
    withExtendedLifetime(b) {}
  }

  func nothingIsKeptAlive() async {
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
    expect(screen == nil, true, "whether the screen is let go of")
    expect(former == nil, true, "whether the former view model is let go of")
    change(kept, "heard by nobody")
    await settle()
  }
}

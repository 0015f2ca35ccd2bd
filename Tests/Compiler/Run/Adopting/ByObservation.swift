// with: ADOPTING.md observable
import Prelude

final class Screen: TitleViewController, Titled {
  private(set) var binds = 0
  override var title: String? { didSet { binds += 1 } }
}

@main
@MainActor
struct ByObservation {
  static func main() async {
    let binding = Binding(
      makeScreen: { Screen() }, makeViewModel: makeViewModel, change: { $0.title = $1 }, settle: mainActorsTurn)
    await binding.keepsItsPromise()
    await bindsOnce()
    finish()
  }

  static func makeViewModel(_ title: String) -> TitleViewModel {
    let viewModel = TitleViewModel()
    viewModel.title = title
    return viewModel
  }

  /// What was handed to the main actor before has run: it takes its tasks in turn.
  static func mainActorsTurn() async {
    await Task {}.value
  }

  static func bindsOnce() async {
    let (a, b) = (makeViewModel("a"), makeViewModel("b"))
    let screen = Screen()
    screen.loadViewIfNeeded()
    for viewModel in [a, b, a, b, a] { screen.viewModel = viewModel }
    let binds = screen.binds
    a.title = "changed"
    await mainActorsTurn()
    expect(screen.binds, binds + 1, "how often is bound for one change of one that came thrice")
    (a.title, b.title) = ("again", "b")
    await mainActorsTurn()
    expect(screen.binds, binds + 2, "how often is bound for the next")
  }
}

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
      makeScreen: { Screen() }, makeViewModel: makeViewModel, change: { $0.title = $1 }, settle: mainActorTurn)
    await binding.check()
    await bindsOnce()
    finish()
  }

  static func makeViewModel(_ title: String) -> TitleViewModel {
    let viewModel = TitleViewModel()
    viewModel.title = title
    return viewModel
  }

  /// Returns after the work that was enqueued on the main actor before, which runs tasks in order.
  static func mainActorTurn() async {
    await Task {}.value
  }

  static func bindsOnce() async {
    let (a, b) = (makeViewModel("a"), makeViewModel("b"))
    let screen = Screen()
    screen.loadViewIfNeeded()
    for viewModel in [a, b, a, b, a] { screen.viewModel = viewModel }
    let binds = screen.binds
    a.title = "changed"
    await mainActorTurn()
    expect(screen.binds, binds + 1, "the calls of bind() after a change of a view model that was set 3 times")
    (a.title, b.title) = ("again", "b")
    await mainActorTurn()
    expect(screen.binds, binds + 2, "the number of calls of bind() after the next change")
  }
}

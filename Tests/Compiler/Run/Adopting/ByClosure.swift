// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/BindingChanges.md closures
import Prelude

final class Screen: TitleViewController, Titled {
  private(set) var binds = 0
  override func bind(to viewModel: TitleViewModel?) {
    binds += 1
    super.bind(to: viewModel)
  }
}

@main
@MainActor
struct ByClosure {
  static func main() async {
    let binding = Binding(
      makeScreen: { Screen() },
      makeViewModel: {
        let viewModel = TitleViewModel()
        viewModel.title = $0
        return viewModel
      },
      change: { $0.title = $1 })
    await binding.check()
    finish()
  }
}

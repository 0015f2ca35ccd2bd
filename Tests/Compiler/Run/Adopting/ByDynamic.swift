// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/BindingChanges.md dynamic
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
struct ByDynamic {
  static func main() async {
    let binding = Binding(
      makeScreen: { Screen() },
      makeViewModel: {
        let viewModel = TitleViewModel()
        viewModel.rename($0)
        return viewModel
      },
      change: { $0.rename($1) })
    await binding.check()
    finish()
  }
}

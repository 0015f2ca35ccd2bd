// with: SwiftMVVMPattern/SwiftMVVMPattern.docc/Articles/BindingChanges.md kvo
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
struct ByKVO {
  static func main() async {
    let binding = Binding(
      makeScreen: { Screen() },
      makeViewModel: {
        let viewModel = TitleViewModel()
        viewModel.title = $0
        return viewModel
      },
      change: {
        $0.title = $1
        // Objective-C's runtime does this on Apple platforms.
        $0.didChangeValue(for: \.title)
      })
    await binding.check()
    finish()
  }
}

import GreetingRecipe
import MVVMBinding
import MVVMCore
import RecipeKit
import TerminalKit

/// The greeting's screen, which observes each field separately.
@MainActor
final class GreetingScreen: RecipeScreen, ViewModelBinder {
  @ObservedViewModel var viewModel: (any GreetingShowing)?
  var onChange: () -> Void = {}

  let view = GreetingView()
  private var tokens: [BindingToken] = []
  private let next: () -> (any GreetingShowing)?

  /// Creates a screen for one view model after another, until `next` returns nil.
  init(next: @escaping () -> (any GreetingShowing)?) {
    self.next = next
    viewModel = next()
  }

  func bind(to viewModel: (any GreetingShowing)?) {
    tokens = []
    guard let viewModel else { return clear() }
    let fields = viewModel.didChange
    tokens = [
      fields.observe(.greeting) { [view] viewModel, _ in view.greeting = viewModel.greeting },
      fields.observe(.farewell) { [view] viewModel, _ in view.farewell = viewModel.farewell },
      fields.observe(.price) { [view] viewModel, _ in view.price = viewModel.price },
      fields.observe(.greeting, .farewell, .price) { [weak self] _, changed in self?.draw(changed) },
    ]
    fields.notifyAll(of: viewModel)
  }

  private func draw(_ changed: Set<GreetingField>) {
    view.changed = changed
    onChange()
  }

  private func clear() {
    (view.greeting, view.farewell, view.price) = (nil, nil, nil)
    draw([])
  }
}

// MARK: - Keys and lines

extension GreetingScreen {
  var help: [String] { ["g f p fill one", "a fill all", "n next person"] }

  func handle(_ key: Key) {
    switch key {
    case .character("g"): viewModel?.show(.greeting)
    case .character("f"): viewModel?.show(.farewell)
    case .character("p"): viewModel?.show(.price)
    case .character("a"): viewModel?.showAll()
    case .character("n"): viewModel = next()
    default: break
    }
  }

  func lines(columns: Int) -> [Line] {
    viewModel == nil ? [Line("There is no one left to greet.", .faint)] : view.lines(columns: columns)
  }
}

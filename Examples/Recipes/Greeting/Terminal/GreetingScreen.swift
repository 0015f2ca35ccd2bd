import GreetingRecipe
import MVVMBinding
import MVVMCore
import RecipeKit
import TerminalKit

/// The part of the greeting's controller: it hears each field, and shows that one.
@MainActor
final class GreetingScreen: RecipeScreen, ViewModelBinder {
  @ObservedViewModel var viewModel: (any GreetingShowing)?
  var onChange: () -> Void = {}

  let view = GreetingView()
  private weak var observed: (any GreetingShowing)?
  private let next: () -> (any GreetingShowing)?

  /// A screen that shows one view model after the other, until there is none.
  init(next: @escaping () -> (any GreetingShowing)?) {
    self.next = next
    viewModel = next()
  }

  func bind(to viewModel: (any GreetingShowing)?) {
    unbind()
    observed = viewModel
    guard let viewModel else { return clear() }
    let fields = viewModel.didChange
    fields[.greeting] = { [weak view] in view?.greeting = $0.greeting }
    fields[.thing] = { [weak view] in view?.thing = $0.thing }
    fields[.price] = { [weak view] in view?.price = $0.price }
    fields.observe(.greeting, .thing, .price, by: self) { screen, _, changed in
      screen.view.told = changed
      screen.onChange()
    }
    fields.tellAll(of: viewModel)
  }

  /// Lets go of what was heard before; each field has one closure by assignment, and any number by `observe`.
  private func unbind() {
    for field in GreetingField.allCases { observed?.didChange[field] = nil }
    observed?.didChange.unbind(self)
  }

  private func clear() {
    (view.greeting, view.thing, view.price, view.told) = (nil, nil, nil, [])
    onChange()
  }
}

// MARK: - Keys and lines

extension GreetingScreen {
  var help: String { "g t p show one   a show all   n next person" }

  func handle(_ key: Key) {
    switch key {
    case .character("g"): viewModel?.show(.greeting)
    case .character("t"): viewModel?.show(.thing)
    case .character("p"): viewModel?.show(.price)
    case .character("a"): viewModel?.showAll()
    case .character("n"): viewModel = next()
    default: break
    }
  }

  func lines(columns: Int) -> [Line] {
    viewModel == nil ? [Line("Nobody is there to be greeted.", .faint)] : view.lines(columns: columns)
  }
}

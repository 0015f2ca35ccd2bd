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
    guard let fields = viewModel?.didChange else { return showAll() }
    fields[.greeting] = { [weak self] in self?.showGreeting() }
    fields[.thing] = { [weak self] in self?.showThing() }
    fields[.price] = { [weak self] in self?.showPrice() }
    fields.observe(.greeting, .thing, .price, by: self) { me, told in
      me.view.told = told
      me.onChange()
    }
    fields.tellAll()
  }

  /// Lets go of what was heard before; each field has one closure by assignment, and any number by `observe`.
  private func unbind() {
    for field in GreetingField.allCases { observed?.didChange[field] = nil }
    observed?.didChange.unbind(self)
  }

  private func showGreeting() { view.greeting = viewModel?.greeting }
  private func showThing() { view.thing = viewModel?.thing }
  private func showPrice() { view.price = viewModel?.price }

  private func showAll() {
    showGreeting()
    showThing()
    showPrice()
    view.told = []
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

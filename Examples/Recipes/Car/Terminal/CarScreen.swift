import CarRecipe
import MVVMCore
import MVVMLifecycle
import MVVMPresenter
import RecipeKit
import TerminalKit

/// The part of the car's controller: its coming and going drive the view model, whose callbacks it hears.
@MainActor
final class CarScreen: RecipeScreen, ModelableScreen, Presentable {
  var viewModel: CarViewModel? {
    didSet {
      screenDidReplace(oldValue, isShown: isShown)
      show()
    }
  }
  let presenter: Presenter<CarView, CarViewModel>? = Presenter(CarPresenter())
  var onChange: () -> Void = {}

  let view = CarView()
  private(set) var isShown = false

  init(_ viewModel: CarViewModel) {
    self.viewModel = viewModel
    screenDidLoad()
    show()
  }

  func viewModelDidSetup(_ viewModel: CarViewModel) { tell("did set up") }
  func viewModelWillLoad(_ viewModel: CarViewModel) { tell("will load") }
  func viewModelDidLoad(_ viewModel: CarViewModel) { tell("did load") }
  func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { tell("did fail to load") }
  func viewModelWillUnload(_ viewModel: CarViewModel) { tell("will unload") }
  func viewModelDidUnload(_ viewModel: CarViewModel) { tell("did unload") }

  func viewModelDidUpdate(_ viewModel: CarViewModel, updates: Set<CarViewModel.Output>) {
    let names = CarViewModel.Output.allCases.filter(updates.contains).map { "\($0)" }
    tell("did update " + names.joined(separator: " and "))
  }

  private func tell(_ callback: String) {
    view.told.append(callback)
    show()
  }

  private func show() {
    if viewModel != nil { presentViewModel(in: view) }
    onChange()
  }
}

// MARK: - Keys and lines

extension CarScreen {
  var help: String { "^L come, leave   Tab other field   ^R load again   ^O network on, off" }
  var isAtRest: Bool { viewModel?.state != .loading && viewModel?.state != .unloading }

  func handle(_ key: Key) {
    switch key {
    case .control("l"): comeOrLeave()
    case .control("r"): if isShown { viewModel?.appear() }
    case .tab: view.isEditingModel.toggle()
    case .character(let character): edit { $0 + [character] }
    case .paste(let text): edit { $0 + text.printable }
    case .backspace: edit { String($0.dropLast()) }
    default: break
    }
    show()
  }

  private func comeOrLeave() {
    isShown.toggle()
    if isShown {
      view.told = []
      screenWillAppear()
    } else {
      screenDidDisappear()
    }
  }

  private func edit(_ change: (String) -> String) {
    guard isShown, let viewModel else { return }
    let field = view.isEditingModel ? \CarViewModel.model : \CarViewModel.make
    viewModel[keyPath: field] = change(viewModel[keyPath: field])
  }

  func lines(columns: Int) -> [Line] {
    if viewModel == nil { return [] }
    if isShown { return view.lines(columns: columns) }
    return [Line("The car's screen is hidden. Press ^L to show it."), Line("Car: \(view.state)"), Line()]
      + view.told.joined(separator: ", ").wrapped(to: columns).map { Line($0, .faint) }
  }
}

import CarRecipe
import MVVMCore
import MVVMLifecycle
import MVVMPresenter
import RecipeKit
import TerminalKit

/// The car's screen, which loads its view model when it appears and unloads it when it disappears.
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

  func viewModelDidSetup(_ viewModel: CarViewModel) { note("did set up") }
  func viewModelWillLoad(_ viewModel: CarViewModel) { note("will load") }
  func viewModelDidLoad(_ viewModel: CarViewModel) { note("did load") }
  func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { note("did fail to load") }
  func viewModelWillUnload(_ viewModel: CarViewModel) { note("will unload") }
  func viewModelDidUnload(_ viewModel: CarViewModel) { note("did unload") }

  func viewModelDidUpdate(_ viewModel: CarViewModel, updates: Set<CarViewModel.Output>) {
    let names = CarViewModel.Output.allCases.filter(updates.contains).map { "\($0)" }
    note("did update " + names.joined(separator: " and "))
  }

  private func note(_ callback: String) {
    view.callbacks.append(callback)
    show()
  }

  private func show() {
    if viewModel != nil { presentViewModel(in: view) }
    onChange()
  }
}

// MARK: - Keys and lines

extension CarScreen {
  var help: [String] { ["^T show or hide", "Tab next field", "^R retry", "^O network on or off"] }
  var isAtRest: Bool { viewModel?.state != .loading && viewModel?.state != .unloading }

  func start() { appear() }

  func handle(_ key: Key) {
    switch key {
    case .control("t"): isShown ? disappear() : appear()
    case .control("r"): if isShown { viewModel?.appear() }
    case .tab: view.isEditingModel.toggle()
    case .character(let character): edit { $0 + [character] }
    case .paste(let text): edit { $0 + text.printable }
    case .backspace: edit { String($0.dropLast()) }
    default: break
    }
    show()
  }

  private func appear() {
    isShown = true
    view.callbacks = []
    screenWillAppear()
  }

  private func disappear() {
    isShown = false
    screenDidDisappear()
  }

  private func edit(_ change: (String) -> String) {
    guard isShown, let viewModel else { return }
    let field = view.isEditingModel ? \CarViewModel.model : \CarViewModel.make
    viewModel[keyPath: field] = change(viewModel[keyPath: field])
  }

  func lines(columns: Int) -> [Line] {
    if viewModel == nil { return [] }
    if isShown { return view.lines(columns: columns) }
    return [Line("The car's screen is hidden. Press ^T to show it."), Line("Car: \(view.state)"), Line()]
      + view.callbacks.joined(separator: ", ").wrapped(to: columns).map { Line($0, .faint) }
  }
}

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
      fillFields()
      show()
    }
  }
  let presenter: Presenter<CarView, CarViewModel>? = Presenter(CarPresenter())
  var onChange: () -> Void = {}

  let view = CarView()
  private(set) var isShown = false
  private var make = TextField(limit: CarScreen.longestText)
  private var model = TextField(limit: CarScreen.longestText)
  /// The largest number of characters in a field.
  static let longestText = 40

  init(_ viewModel: CarViewModel) {
    self.viewModel = viewModel
    fillFields()
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
  var isIdle: Bool { viewModel?.state != .loading && viewModel?.state != .unloading }

  func start() { appear() }

  func handle(_ key: Key) {
    switch key {
    case .control("t"): isShown ? disappear() : appear()
    case .control("r"): if isShown { viewModel?.appear() }
    case .tab: view.isEditingModel.toggle()
    default: return edit(with: key)
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

  private func fillFields() {
    make.set(viewModel?.make ?? "")
    model.set(viewModel?.model ?? "")
  }

  private func edit(with key: Key) {
    guard isShown, let viewModel else { return }
    let effect = view.isEditingModel ? model.handle(key) : make.handle(key)
    (viewModel.make, viewModel.model) = (make.text, model.text)
    show()
    guard effect == .tooLong else { return }
    view.problem = "A field has at most \(Self.longestText) characters."
    onChange()
  }

  var cursor: Int? { isShown ? view.cursor(in: view.isEditingModel ? model : make) : nil }
  var cursorRow: Int { view.isEditingModel ? 2 : 1 }

  func lines(columns: Int) -> [Line] {
    if viewModel == nil { return [] }
    if isShown { return view.lines(columns: columns) }
    return [Line("The car's screen is hidden. Press ^T to show it."), Line("Car: \(view.state)"), Line()]
      + view.callbacks.joined(separator: ", ").wrapped(to: columns).map { Line($0, .faint) }
  }
}

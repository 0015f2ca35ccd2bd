// Setup, load, update and unload: with tasks, immediate work and callbacks, with children, in both kinds of
// controllers.
import SwiftMVVMPattern
import UIKit

protocol CarStore: Sendable {
  func horsePower(of make: String) async throws -> Double
}

struct Brochure: CarStore {
  func horsePower(of make: String) async throws -> Double { 782 }
}

struct NoCar: Error {}

final class CarViewModel: LifecycleViewModel {
  enum Update: Hashable { case horsePower, weight }
  let lifecycle = Lifecycle<Set<Update>>()
  private(set) var horsePower = 0.0
  var make: String?
  private let store: any CarStore

  init(store: any CarStore) { self.store = store }

  func performSetup() { make = "Lamborghini" }

  var loadWork: LoadWork {
    .task(for: self) { [store, make] in
      guard let make else { throw NoCar() }
      return try await store.horsePower(of: make)
    } then: { me, horsePower in
      me.horsePower = horsePower
    }
  }

  var unloadWork: UnloadWork {
    .task(for: self) {
      await Task.yield()
    } then: { me, _ in
      me.horsePower = 0
    }
  }

  func tune() throws(LifecycleError) {
    horsePower *= 1.1
    try update([.horsePower])
  }
}

// Not final, with another base class, without updates, with immediate work.
class Base {
  init() {}
}

class WheelViewModel: Base, LifecycleViewModel {
  let lifecycle = Lifecycle<Never>()
  var pressure: Int?
  var loadWork: LoadWork {
    .now { [weak self] in
      guard self?.pressure != nil else { throw NoCar() }
    }
  }
  var unloadWork: UnloadWork { .now { [weak self] in self?.pressure = nil } }
}

final class SpareWheelViewModel: WheelViewModel {
  func use(in car: CarViewModel) throws { try car.addChild(self) }
}

// Work with a callback.
@MainActor final class LoadingViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<String>()
  private var answers: [(Result<String, any Error>) -> Void] = []
  private(set) var answer = ""
  var loadWork: LoadWork {
    .callback { [weak self] completion in
      self?.answers.append { result in
        guard completion.isCurrent else { return }
        if case .success(let answer) = result { self?.answer = answer }
        completion(result.map { _ in })
      }
    }
  }
}

// An app's own protocol and a generic screen, so that a test can inject a double.
protocol CarShowing: LifecycleViewModel where Updates == Set<CarViewModel.Update> {
  var horsePower: Double { get }
}

extension CarViewModel: CarShowing {}

final class ShowingViewController<Car: CarShowing>: ModelableViewController<Car> {
  override func viewModelDidLoad(_ viewModel: Car) { title = "\(viewModel.horsePower)" }
}

class CarViewController: ModelableViewController<CarViewModel>, View {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Car"
  }
  override func viewModelDidSetup(_ viewModel: CarViewModel) { title = viewModel.make }
  override func viewModelWillLoad(_ viewModel: CarViewModel) { view.isHidden = true }
  override func viewModelDidLoad(_ viewModel: CarViewModel) { title = "\(viewModel.horsePower) kW" }
  override func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { title = "\(error)" }
  override func viewModelChildDidFailToLoad(
    _ viewModel: CarViewModel, child: any LifecycleViewModel, error: any Error
  ) {
    title = "\(child.state)"
  }
  override func viewModelDidUpdate(_ viewModel: CarViewModel, updates: Set<CarViewModel.Update>) {
    if updates.contains(.horsePower) { title = "\(viewModel.horsePower) kW" }
  }
  override func viewModelWillUnload(_ viewModel: CarViewModel) {}
  override func viewModelDidUnload(_ viewModel: CarViewModel) { view.isHidden = false }
}

// The protocol, for a controller from a storyboard.
final class WheelViewController: UIViewController, ModelableScreen {
  private var isShown = false
  var viewModel: WheelViewModel? {
    didSet { screenDidReplace(oldValue, isShown: isShown) }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    screenDidLoad()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    screenWillAppear()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    screenDidDisappear()
  }
  func viewModelDidLoad(_ viewModel: WheelViewModel) { title = "\(viewModel.pressure ?? 0)" }
}

// An observer of a superclass.
final class PressureGauge: LifecycleObserver {
  private(set) var reading: Int?
  func viewModelDidLoad(_ viewModel: WheelViewModel) { reading = viewModel.pressure }
}

@MainActor func measure(_ spare: SpareWheelViewModel, _ wheel: WheelViewModel, with gauge: PressureGauge) {
  gauge.startObserving(spare)
  wheel.addObserver(gauge)
  spare.removeObserver(gauge)
}

@MainActor final class Logger: LifecycleObserver {
  private(set) var lines: [String] = []
  func viewModelDidUpdate(_ viewModel: LoadingViewModel, updates: String) { lines.append(updates) }
}

@MainActor func drive() throws {
  let car = CarViewModel(store: Brochure())
  let wheel = WheelViewModel()
  try car.addChild(wheel)
  let controller = CarViewController()
  controller.viewModel = car
  _ = CarViewController(nibName: nil, bundle: nil)
  ShowingViewController<CarViewModel>().viewModel = car
  let loading = LoadingViewModel()
  let logger = Logger()
  loading.addObserver(logger)
  loading.appear()
  try loading.update("loaded")
  loading.removeObserver(logger)
  loading.disappear()
  do throws(LifecycleError) {
    try car.load()
  } catch {
    switch error {
    case .refused(let event, in: let state): print(event, state)
    case .expired(let event): print(event)
    case .hasParent, .isAncestor: break
    }
  }
  for child in car.children where child.loadError != nil { try child.load() }
  car.removeChild(wheel)
  _ = try LifecycleState.initialized.after(.setup)
}

// A controller of the base class loads its view model when it appears, and unloads it when it disappears.
import SwiftMVVMPattern
import UIKit

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<String>()
  private(set) var loading: LifecycleCompletion<any Error>?
  var loadWork: LoadWork { .callback { [weak self] in self?.loading = $0 } }
}

final class CarViewController: ModelableViewController<CarViewModel> {
  var received: [String] = []
  override func viewModelDidSetup(_ viewModel: CarViewModel) { received.append("did setup") }
  override func viewModelWillLoad(_ viewModel: CarViewModel) { received.append("will load") }
  override func viewModelDidLoad(_ viewModel: CarViewModel) { received.append("did load") }
  override func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { received.append("did fail") }
  override func viewModelChildDidFailToLoad(
    _ viewModel: CarViewModel, child: any LifecycleViewModel, error: any Error
  ) {
    received.append("child did fail")
  }
  override func viewModelDidUpdate(_ viewModel: CarViewModel, updates: String) { received.append(updates) }
  override func viewModelWillUnload(_ viewModel: CarViewModel) { received.append("will unload") }
  override func viewModelDidUnload(_ viewModel: CarViewModel) { received.append("did unload") }
}

struct NoCar: Error {}

@main
@MainActor
struct Appearing {
  static func main() {
    let car = CarViewModel()
    var controller: CarViewController? = CarViewController()
    controller?.viewModel = car
    expect(car.state, .initialized, "the state before the view is loaded")
    controller?.loadViewIfNeeded()
    expect(car.state, .setUp, "the state after the view is loaded")
    controller?.viewWillAppear(false)
    expect(car.state, .loading, "the state after the screen appears")
    car.loading?(.failure(NoCar()))
    try? car.load()
    let child = CarViewModel()
    try? car.addChild(child)
    child.loading?(.failure(NoCar()))
    car.loading?(.success(()))
    try? car.update("tuned")
    controller?.viewDidDisappear(false)
    expect(car.state, .setUp, "the state after the screen disappears")
    expect(
      controller?.received ?? [],
      [
        "did setup", "will load", "did fail", "will load", "child did fail", "did load", "tuned", "will unload",
        "did unload",
      ], "the callbacks of a controller")

    controller?.viewWillAppear(false)
    let other = CarViewModel()
    controller?.viewModel = other
    expect(car.state, .setUp, "the state of a replaced view model")
    expect(other.state, .loading, "the state of a replacement on a visible screen")
    controller?.viewDidDisappear(false)
    expect(other.state, .setUp, "the state after the screen disappears during a load")
    controller?.viewModel = car
    expect(car.state, .setUp, "the state of a replacement on a hidden screen")

    weak let weakly = controller
    controller = nil
    expect(weakly == nil, true, "whether the screen is released")
    finish()
  }
}

// A controller whose coming and going loads and unloads its view model: by the base class.
import SwiftMVVMPattern
import UIKit

final class CarViewModel: LifecycleViewModel {
  let lifecycle = Lifecycle<String>()
  private(set) var loading: LifecycleCompletion<any Error>?
  var loadWork: LoadWork { .callback { [weak self] in self?.loading = $0 } }
}

final class CarViewController: ModelableViewController<CarViewModel> {
  var heard: [String] = []
  override func viewModelDidSetup(_ viewModel: CarViewModel) { heard.append("did setup") }
  override func viewModelWillLoad(_ viewModel: CarViewModel) { heard.append("will load") }
  override func viewModelDidLoad(_ viewModel: CarViewModel) { heard.append("did load") }
  override func viewModelDidFailToLoad(_ viewModel: CarViewModel, error: any Error) { heard.append("did fail") }
  override func viewModelChildDidFailToLoad(
    _ viewModel: CarViewModel, child: any LifecycleViewModel, error: any Error
  ) {
    heard.append("child did fail")
  }
  override func viewModelDidUpdate(_ viewModel: CarViewModel, updates: String) { heard.append(updates) }
  override func viewModelWillUnload(_ viewModel: CarViewModel) { heard.append("will unload") }
  override func viewModelDidUnload(_ viewModel: CarViewModel) { heard.append("did unload") }
}

struct NoCar: Error {}

@main
@MainActor
struct Appearing {
  static func main() {
    let car = CarViewModel()
    var controller: CarViewController? = CarViewController()
    controller?.viewModel = car
    expect(car.state, .initialized, "a view model waits for its screen's view")
    controller?.loadViewIfNeeded()
    expect(car.state, .setUp, "it is set up with the view")
    controller?.viewWillAppear(false)
    expect(car.state, .loading, "it is loaded as the screen comes")
    car.loading?(.failure(NoCar()))
    try? car.load()
    let child = CarViewModel()
    try? car.addChild(child)
    child.loading?(.failure(NoCar()))
    car.loading?(.success(()))
    try? car.update("tuned")
    controller?.viewDidDisappear(false)
    expect(car.state, .setUp, "it is unloaded as the screen goes")
    expect(
      controller?.heard ?? [],
      [
        "did setup", "will load", "did fail", "will load", "child did fail", "did load", "tuned", "will unload",
        "did unload",
      ], "a controller hears every callback")

    controller?.viewWillAppear(false)
    let other = CarViewModel()
    controller?.viewModel = other
    expect(car.state, .setUp, "one that is replaced is unloaded")
    expect(other.state, .loading, "one that replaces another on a shown screen is loaded")
    controller?.viewDidDisappear(false)
    expect(other.state, .setUp, "a screen that is left while loading cancels")
    controller?.viewModel = car
    expect(car.state, .setUp, "one that replaces another on a hidden screen is not loaded")

    weak let weakly = controller
    controller = nil
    expect(weakly == nil, true, "no view model keeps its screen")
    finish()
  }
}

// pod 'SwiftMVVMPattern/Lifecycle': includes the roles and the bindings, but not the presenters and the states.
import SwiftMVVMPattern

protocol CarStore: Sendable {
  func horsePower(of make: String) async throws -> Double
}

final class CarViewModel: LifecycleViewModel {
  enum Update { case horsePower }
  let lifecycle = Lifecycle<Update>()
  private(set) var horsePower = 0.0
  private let store: any CarStore

  init(store: any CarStore) { self.store = store }

  var loadWork: LoadWork {
    .task(for: self) { [store] in
      try await store.horsePower(of: "Lamborghini")
    } then: { me, horsePower in
      me.horsePower = horsePower
    }
  }

  func tune() throws(LifecycleError) {
    horsePower += 1
    try update(.horsePower)
  }
}

final class CarScreen: View, ModelableScreen {
  private(set) var text = ""
  var viewModel: CarViewModel? {
    didSet { screenDidReplace(oldValue, isShown: true) }
  }

  func viewModelDidLoad(_ viewModel: CarViewModel) { text = "\(viewModel.horsePower)" }
  func viewModelDidUpdate(_ viewModel: CarViewModel, updates: CarViewModel.Update) { text = "\(viewModel.horsePower)" }
}

typealias Absent = any ViewState  // expected-error {{cannot find type 'ViewState' in scope}}

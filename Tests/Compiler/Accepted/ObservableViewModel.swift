// @Observable view models, with and without main-actor isolation.
import Observation
import SwiftMVVMPattern
import UIKit

@MainActor
@Observable
final class ProfileViewModel: ViewModel {
  var name = ""
}

@Observable
class ListViewModel: ViewModel {
  var titles: [String] = []
}

class ProfileViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?

  func bind() {
    guard let viewModel else { return title = nil }
    withObservationTracking {
      title = viewModel.name
    } onChange: { [weak self, weak viewModel] in
      Task { @MainActor [weak self, weak viewModel] in
        guard let self, let viewModel, viewModel === self.viewModel else { return }
        self.bind()
      }
    }
  }
}

class ListViewController: UITableViewController, ViewModelHolder {
  var viewModel: ListViewModel?
}

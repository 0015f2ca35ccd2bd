// A view model that is injected into a controller from a storyboard.
import SwiftMVVMPattern
import UIKit

final class ProfileViewModel: ViewModel {}

class ProfileViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?

  init?(coder: NSCoder, viewModel: ProfileViewModel) {
    super.init(coder: coder)
    self.viewModel = viewModel
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  func bind() {}
}

@MainActor
func makeProfile(_ storyboard: UIStoryboard, showing viewModel: ProfileViewModel) -> ProfileViewController? {
  storyboard.instantiateInitialViewController { coder in
    ProfileViewController(coder: coder, viewModel: viewModel)
  }
}

class ListViewController: UITableViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let profile = segue.destination as? ProfileViewController else { return }
    profile.viewModel = ProfileViewModel()
  }
}

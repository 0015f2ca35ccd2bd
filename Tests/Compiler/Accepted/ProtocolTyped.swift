// A view model behind a protocol, so that a test can inject a double.
import SwiftMVVMPattern
import UIKit

@MainActor
protocol ProfileShowing: ViewModel, AnyObject {
  var name: String { get }
  func save()
}

final class ProfileViewModel: ProfileShowing {
  let name = "Ada"
  func save() {}
}

final class ProfileDouble: ProfileShowing {
  let name = "Test"
  private(set) var saves = 0
  func save() { saves += 1 }
}

final class ProfileView: UIView, View {
  let nameLabel = UILabel()
}

class ProfileViewController: UIViewController, ViewModelObserver, Presentable {
  @ObservedViewModel var viewModel: (any ProfileShowing)?
  var presenter: Presenter<ProfileView, any ProfileShowing>?
  let profileView = ProfileView()

  func bind() { presentViewModel(in: profileView) }
}

class WeakViewController: UIViewController, ViewModelObserver {
  weak var viewModel: (any ProfileShowing)? {
    didSet { if isReadyToBind { bind() } }
  }
  func bind() { title = viewModel?.name }
}

@MainActor
func inject(_ controller: ProfileViewController) {
  controller.viewModel = ProfileViewModel()
  controller.viewModel = ProfileDouble()
  controller.presenter = Presenter { view, viewModel in view.nameLabel.text = viewModel.name }
}

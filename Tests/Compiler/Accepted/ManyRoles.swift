// A view may hold and observe a view model, present itself and carry a context; a controller may be a view.
import SwiftMVVMPattern
import UIKit

struct ProfileViewModel: ViewModel { var name = "" }

class ProfileView: UIView, View, ViewModelHolder {
  var viewModel: ProfileViewModel?
}

class BadgeView: UIView, View, ViewModelObserver, Presentable {
  @ObservedViewModel var viewModel: ProfileViewModel?
  var presenter: Presenter<BadgeView, ProfileViewModel>?

  func bind() { presentViewModel(in: self) }
}

class ProfileCell: UITableViewCell, View, ViewModelObserver, Presentable, Contextable {
  @ObservedViewModel var viewModel: ProfileViewModel?
  var presenter: Presenter<ProfileCell, ProfileViewModel>?
  var context: ProfileViewModel? {
    didSet { viewModel = context }
  }

  func bind() { presentViewModel(in: self) }
}

class ProfileViewController: UIViewController, View, ViewModelHolder, Presentable {
  var viewModel: ProfileViewModel?
  var presenter: Presenter<ProfileViewController, ProfileViewModel>?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentViewModel(in: self)
  }
}

struct Line: View, ViewModelHolder {
  var viewModel: ProfileViewModel?
}

// An app's base controller that is generic over its view model.
import SwiftMVVMPattern
import UIKit

class HolderViewController<VM: ViewModel>: UIViewController, ViewModelHolder {
  var viewModel: VM?
}

class ObserverViewController<VM: ViewModel>: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: VM?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind() {}
}

class PresentableViewController<V: UIView & View, VM: ViewModel>: UIViewController, ViewModelHolder, Presentable {
  var viewModel: VM?
  var presenter: Presenter<V, VM>?
  var content: V? { view as? V }

  override func viewDidLoad() {
    super.viewDidLoad()
    presentViewModel(in: content)
  }
}

class ContextCell<Entity>: UITableViewCell, Contextable {
  var context: Entity?
}

struct ProfileViewModel: ViewModel { var name = "" }
final class ProfileView: UIView, View { let nameLabel = UILabel() }

final class ListViewController: HolderViewController<ProfileViewModel> {}

final class ProfileViewController: ObserverViewController<ProfileViewModel> {
  override func bind() { title = viewModel?.name }
}

final class DetailViewController: PresentableViewController<ProfileView, ProfileViewModel> {
  func configure() {
    presenter = Presenter { $0.nameLabel.text = $1.name }
  }
}

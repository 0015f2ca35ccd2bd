// A presenter for Interface Builder: an object that adopts the protocol.
import SwiftMVVMPattern
import UIKit

class ProfileView: UIView, View {
  @IBOutlet weak var nameLabel: UILabel?
}
struct ProfileViewModel: ViewModel { var name = "" }

class NamePresenter: NSObject, Presenting {
  @IBOutlet weak var title: UILabel?

  func update(view: ProfileView, with viewModel: ProfileViewModel) {
    view.nameLabel?.text = viewModel.name
  }
}

class ProfileViewController: UIViewController, ViewModelHolder, Presentable {
  @IBOutlet weak var profileView: ProfileView?
  @IBOutlet var presenter: NamePresenter?
  var viewModel: ProfileViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentViewModel(in: profileView)
  }
}

import SwiftMVVMPattern
import UIKit

struct ProfileViewState {
  var name: String
}

final class ProfileViewModel: ViewModel {
  var viewState = ProfileViewState(name: "")
  var delegate: ProfileViewModelDelegate?
  func load() { delegate?.didLoad() }
}

protocol ProfileViewModelDelegate: AnyObject {
  func didLoad()
}

final class ProfileViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  func bind() { title = viewModel?.viewState.name }
}

final class ProfileCell: UITableViewCell, View, Contextable {
  var context: String?
}

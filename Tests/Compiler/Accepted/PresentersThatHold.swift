// A presenter that stores its view and view model: a view object weakly, a view value strongly.
import SwiftMVVMPattern
import UIKit

final class ProfileViewModel: ViewModel {}
final class ProfileView: UIView, View {}
struct Line: View {}

final class ProfilePresenter: Presenter<ProfileView, ProfileViewModel> {
  private(set) weak var view: ProfileView?
  private(set) var viewModel: ProfileViewModel?

  override func update(view: ProfileView, with viewModel: ProfileViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}

final class LinePresenter: Presenter<Line, ProfileViewModel> {
  private(set) var view: Line?
  private(set) var viewModel: ProfileViewModel?

  override func update(view: Line, with viewModel: ProfileViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}

class ListeningPresenter<V: View & AnyObject, VM>: Presenter<V, VM> {
  var viewModel: VM?
}

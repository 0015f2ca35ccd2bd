// A presenter that goes on listening keeps its view model, and its view by what the view is.
import SwiftMVVMPattern
import UIKit

final class ProfileViewModel: ViewModel {}
final class ProfileView: UIView, View {}
struct Line: View {}

final class ProfilePresenter: Presenter<ProfileView, ProfileViewModel>, WeakHolderPresenter {
  private(set) weak var view: ProfileView?
  private(set) var viewModel: ProfileViewModel?

  override func update(view: ProfileView, with viewModel: ProfileViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}

final class LinePresenter: Presenter<Line, ProfileViewModel>, HolderPresenter {
  private(set) var view: Line?
  private(set) var viewModel: ProfileViewModel?

  override func update(view: Line, with viewModel: ProfileViewModel) {
    self.view = view
    self.viewModel = viewModel
  }
}

class ListeningPresenter<V: View & AnyObject, VM>: Presenter<V, VM>, ViewModelHolderPresenter {
  var viewModel: VM?
}

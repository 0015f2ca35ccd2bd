import Library
import SwiftMVVMPattern

class ProfilePresenter: Presenter<ProfileView, ProfileViewModel> {
  func update(view: ProfileView, with viewModel: ProfileViewModel) {}
  // expected-error@-1 {{overriding declaration requires an 'override' keyword}}
}

import Library
import SwiftMVVMPattern

class ProfilePresenter: Presenter<ProfileView, ProfileViewModel> {
  override func update(view: ProfileView, with viewModel: BadgeViewModel) {}
  // expected-error@-1 {{method does not override any method from its superclass}}
}

import Library
import SwiftMVVMPattern

class BadgePresenter: Presenter<ProfileView, BadgeViewModel> {}

@MainActor func show(_ viewModel: ProfileViewModel, in view: ProfileView, by presenter: BadgePresenter) {
  presenter.update(view: view, with: viewModel)
  // expected-error@-1 {{cannot convert value of type 'ProfileViewModel' to expected argument type 'BadgeViewModel'}}
}

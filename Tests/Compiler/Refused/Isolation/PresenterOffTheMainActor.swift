import Library
import SwiftMVVMPattern

nonisolated func show(
  _ viewModel: ProfileViewModel, in view: ProfileView, by presenter: Presenter<ProfileView, ProfileViewModel>
) {
  presenter.update(view: view, with: viewModel)
  // expected-error@-1 {{call to main actor-isolated instance method 'update(view:with:)' in a synchronous nonisolated context}}
}

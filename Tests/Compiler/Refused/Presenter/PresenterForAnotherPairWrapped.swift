import Library
import SwiftMVVMPattern

struct BadgePresenter: Presenting {
  func update(view: BadgeView, with viewModel: BadgeViewModel) {}
}

@MainActor func wrap() -> Presenter<ProfileView, ProfileViewModel> {
  Presenter(BadgePresenter())
  // expected-error@-1 {{no exact matches in call to initializer }}
  // expected-note@-2 {{found candidate with type '@MainActor (BadgePresenter) -> Presenter<ProfileView, ProfileViewModel>'}}
}

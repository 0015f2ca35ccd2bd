import Library
import SwiftMVVMPattern

class BadgePresenter: Presenter<BadgeView, BadgeViewModel> {}

@MainActor func inject(_ controller: ProfileViewController) {
  controller.presenter = BadgePresenter()
  // expected-error@-1 {{cannot assign value of type 'Presenter<BadgeView, BadgeViewModel>' to type 'Presenter<ProfileView, ProfileViewModel>'}}
  // expected-note@-2 {{arguments to generic parameter 'V' ('BadgeView' and 'ProfileView') are expected to be equal}}
  // expected-note@-3 {{arguments to generic parameter 'VM' ('BadgeViewModel' and 'ProfileViewModel') are expected to be equal}}
}

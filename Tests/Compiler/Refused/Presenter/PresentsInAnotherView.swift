import Library
import SwiftMVVMPattern

@MainActor func show(_ controller: ProfileViewController, in badgeView: BadgeView) {
  controller.presentViewModel(in: badgeView)
  // expected-error@-1 {{cannot convert value of type 'BadgeView' to expected argument type 'ProfileView'}}
}

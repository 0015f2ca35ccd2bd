import Library
import SwiftMVVMPattern

class BadgePresenter: Presenter<BadgeViewModel, ProfileViewModel> {}
// expected-error@-1 {{type 'BadgeViewModel' does not conform to protocol 'View'}}

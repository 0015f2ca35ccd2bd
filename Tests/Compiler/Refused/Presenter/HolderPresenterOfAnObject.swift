import Library
import SwiftMVVMPattern

class ProfilePresenter: Presenter<ProfileView, ProfileViewModel>, HolderPresenter {
  // expected-error@-1 {{'HolderPresenter' is deprecated: declare a property for the view, weak if it is an object; no protocol is needed}}
  // expected-error@-2 {{type 'ProfilePresenter' does not conform to protocol 'HolderPresenter'}}
  // expected-error@-3 {{protocol 'HolderPresenter': a presenter must not retain a view object; declare 'weak var view' instead}}
  var view: ProfileView?
  var viewModel: ProfileViewModel?
}

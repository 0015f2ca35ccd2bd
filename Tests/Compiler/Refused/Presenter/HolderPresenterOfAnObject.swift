import Library
import SwiftMVVMPattern

class ProfilePresenter: Presenter<ProfileView, ProfileViewModel>, HolderPresenter {
  // expected-error@-1 {{type 'ProfilePresenter' does not conform to protocol 'HolderPresenter'}}
  // expected-error@-2 {{protocol 'HolderPresenter': a presenter holds a view that is an object weakly: adopt WeakHolderPresenter}}
  var view: ProfileView?
  var viewModel: ProfileViewModel?
}

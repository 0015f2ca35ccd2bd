import Library
import SwiftMVVMPattern
import UIKit

class Screen: UIViewController, Presentable {
  // expected-error@-1 {{type 'Screen' does not conform to protocol 'Presentable'}}
  var presenter: (any Presenting<ProfileView, ProfileViewModel>)?
  // expected-note@-1 {{candidate can not infer 'InjectedPresenter' = 'any Presenting<ProfileView, ProfileViewModel>' because 'any Presenting<ProfileView, ProfileViewModel>' is not a nominal type and so can't conform to 'Presenting'}}
}

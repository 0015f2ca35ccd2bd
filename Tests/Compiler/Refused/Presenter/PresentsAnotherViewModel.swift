import Library
import SwiftMVVMPattern
import UIKit

class BadgeViewController: UIViewController, ViewModelHolder, Presentable {
  var viewModel: BadgeViewModel?
  var presenter: Presenter<ProfileView, ProfileViewModel>?
}

@MainActor func show(_ controller: BadgeViewController, in view: ProfileView) {
  controller.presentViewModel(in: view)
  // expected-error@-1 {{referencing instance method 'presentViewModel(in:)' on 'Presentable' requires the types 'BadgeViewModel' and 'ProfileViewModel' be equivalent}}
}

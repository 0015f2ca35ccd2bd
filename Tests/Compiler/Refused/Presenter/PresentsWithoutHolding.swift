import Library
import SwiftMVVMPattern
import UIKit

class PresenterOnlyViewController: UIViewController, Presentable {
  var presenter: Presenter<ProfileView, ProfileViewModel>?
}

@MainActor func show(_ controller: PresenterOnlyViewController, in view: ProfileView) {
  controller.presentViewModel(in: view)
  // expected-error@-1 {{referencing instance method 'presentViewModel(in:)' on 'Presentable' requires that 'PresenterOnlyViewController' conform to 'ViewModelHolder'}}
  // expected-error@-2 {{referencing instance method 'presentViewModel(in:)' on 'Presentable' requires the types 'PresenterOnlyViewController.HeldViewModel' and 'ProfileViewModel' be equivalent}}
}

// platform: ios-objc
import Library
import SwiftMVVMPattern
import UIKit

struct ProfilePresenter: Presenting {
  func update(view: ProfileView, with viewModel: ProfileViewModel) {}
}
class Screen: UIViewController {
  @IBOutlet var presenter: ProfilePresenter?
  // expected-error@-1 {{'@IBOutlet' property cannot have non-object type 'ProfilePresenter'}}
}

// platform: ios-objc
import Library
import SwiftMVVMPattern
import UIKit

class ProfilePresenter: Presenter<ProfileView, ProfileViewModel> {}
class Screen: UIViewController {
  @IBOutlet var presenter: ProfilePresenter?
  // expected-error@-1 {{'@IBOutlet' property cannot have non-'@objc' class type 'ProfilePresenter'}}
}

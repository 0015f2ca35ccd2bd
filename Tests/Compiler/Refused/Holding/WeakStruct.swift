import SwiftMVVMPattern
import UIKit

struct ProfileViewModel: ViewModel {}
class ProfileViewController: UIViewController, ViewModelHolder {
  weak var viewModel: ProfileViewModel?
  // expected-error@-1 {{'weak' may only be applied to class and class-bound protocol types, not 'ProfileViewModel'}}
}

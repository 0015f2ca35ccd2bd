// unlocated-error {{static subscript 'subscript(_enclosingInstance:wrapped:storage:)' requires that 'ProfileViewController' conform to 'ViewModelObserver'}}
import SwiftMVVMPattern
import UIKit

class ProfileViewModel: ViewModel {}
class ProfileViewController: UIViewController, ViewModelHolder {
  @ObservedViewModel var viewModel: ProfileViewModel?
}

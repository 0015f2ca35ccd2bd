import SwiftMVVMPattern
import UIKit

class ProfileViewController: UIViewController, ViewModelHolder {}
// expected-error@-1 {{type 'ProfileViewController' does not conform to protocol 'ViewModelHolder'}}
// expected-note@-2 {{add stubs for conformance}}

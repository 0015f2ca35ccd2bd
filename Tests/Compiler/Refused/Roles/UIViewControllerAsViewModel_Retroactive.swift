import SwiftMVVMPattern
import UIKit

extension UINavigationController: @retroactive ViewModel {}
// expected-error@-1 {{type 'UINavigationController' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}

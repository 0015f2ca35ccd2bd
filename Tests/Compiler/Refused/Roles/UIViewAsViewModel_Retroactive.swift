import SwiftMVVMPattern
import UIKit

extension UIView: @retroactive ViewModel {}
// expected-error@-1 {{type 'UIView' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}

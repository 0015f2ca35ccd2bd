import SwiftMVVMPattern
import UIKit

extension UILabel: @retroactive ViewModel {}
// expected-error@-1 {{type 'UILabel' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}

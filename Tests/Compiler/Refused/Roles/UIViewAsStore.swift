import SwiftMVVMPattern
import UIKit

class Addresses: UIView, Store {}
// expected-error@-1 {{type 'Addresses' does not conform to protocol 'Store'}}
// expected-error@-2 {{protocol 'Store': a view or view controller cannot be a Store}}

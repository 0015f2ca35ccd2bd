import SwiftMVVMPattern
import UIKit

final class CarView: UIView, LifecycleViewModel {
  // expected-error@-1 {{type 'CarView' does not conform to protocol 'ViewModel'}}
  // expected-error@-2 {{a view or view controller cannot be a ViewModel}}
  let lifecycle = Lifecycle<Never>()
}

import SwiftMVVMPattern
import UIKit

class ListViewModel: ViewModel {}
class ListViewController: UIViewController, ViewModelObserver {
  var viewModel: ListViewModel?
  func bind() {}
}
class Screen: ListViewController, ViewModel {}
// expected-error@-1 {{type 'Screen' does not conform to protocol 'ViewModel'}}
// expected-error@-2 {{protocol 'ViewModel': a type cannot be both a ViewModel and a ViewModelHolder}}
// expected-error@-3 {{protocol 'ViewModel': a view or view controller cannot be a ViewModel}}

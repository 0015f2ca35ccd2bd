import Library
import SwiftMVVMPattern

struct Line: View {}
class LinePresenter: Presenter<Line, ProfileViewModel>, WeakHolderPresenter {
  // expected-error@-1 {{'WeakHolderPresenter' is deprecated: declare 'weak var view'; no protocol is needed}}
  // expected-error@-2 {{type 'LinePresenter' does not conform to protocol 'WeakHolderPresenter'}}
  var view: Line?
  // expected-note@-1 {{candidate would match and infer 'HV' = 'Line' if 'Line' conformed to 'AnyObject'}}
  var viewModel: ProfileViewModel?
}

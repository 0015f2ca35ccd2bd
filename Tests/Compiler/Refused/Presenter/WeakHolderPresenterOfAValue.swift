import Library
import SwiftMVVMPattern

struct Line: View {}
class LinePresenter: Presenter<Line, ProfileViewModel>, WeakHolderPresenter {
  // expected-error@-1 {{type 'LinePresenter' does not conform to protocol 'WeakHolderPresenter'}}
  var view: Line?
  // expected-note@-1 {{candidate would match and infer 'HV' = 'Line' if 'Line' conformed to 'AnyObject'}}
  var viewModel: ProfileViewModel?
}

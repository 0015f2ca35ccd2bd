import Library
import SwiftMVVMPattern
import UIKit

class LabelPresenter: Presenter<UILabel, ProfileViewModel> {}
// expected-error@-1 {{type 'UILabel' does not conform to protocol 'View'}}

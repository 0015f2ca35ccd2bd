import Library
import SwiftMVVMPattern
import UIKit

nonisolated func refresh(_ view: ProfileView) {
  view.setNeedsLayout()
  // expected-error@-1 {{call to main actor-isolated instance method 'setNeedsLayout()' in a synchronous nonisolated context}}
}

import Library
import SwiftMVVMPattern
import UIKit

@MainActor func refresh(_ view: ProfileView) {
  Task.detached {
    view.setNeedsLayout()
    // expected-error@-1 {{main actor-isolated instance method 'setNeedsLayout()' cannot be called from outside of the actor}}
  }
}

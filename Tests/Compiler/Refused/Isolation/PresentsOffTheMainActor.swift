import Library
import SwiftMVVMPattern

nonisolated func show(_ controller: ProfileViewController, _ view: ProfileView) {
  controller.presentViewModel(in: view)
  // expected-error@-1 {{call to main actor-isolated instance method 'presentViewModel(in:)' in a synchronous nonisolated context}}
}

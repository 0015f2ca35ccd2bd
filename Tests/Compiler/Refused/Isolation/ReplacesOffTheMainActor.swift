import Library
import SwiftMVVMPattern
import UIKit

class ListViewController: UIViewController, ViewModelObserver {
  @ObservedViewModel var viewModel: ProfileViewModel?
  // expected-note@-1 {{mutation of this property is only permitted within the actor}}
  func bind() {}
}

nonisolated func inject(_ controller: ListViewController, _ viewModel: ProfileViewModel) {
  controller.viewModel = viewModel
  // expected-error@-1 {{main actor-isolated property 'viewModel' can not be mutated from a nonisolated context}}
}

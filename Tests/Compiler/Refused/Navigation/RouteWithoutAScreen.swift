import SwiftMVVMPattern
import UIKit

enum Route { case list, detail }

final class ListViewModel: ViewModel {}

class ListViewController: UIViewController {
  init(viewModel: ListViewModel) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

@MainActor func destination(_ route: Route, _ navigator: Navigator<Route>) -> NavigationDestination<UIViewController> {
  switch route {
  // expected-error@-1 {{switch must be exhaustive}}
  // expected-note@-2 {{add missing case: '.detail'}}
  case .list: NavigationDestination(ListViewModel(), ListViewController.init)
  }
}

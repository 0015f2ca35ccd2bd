import SwiftMVVMPattern
import UIKit

enum Route { case list }

class ListViewController: UIViewController {}

@MainActor func destination(_ route: Route, _ navigator: Navigator<Route>) -> NavigationDestination<UIViewController> {
  switch route {
  case .list: ListViewController()
  // expected-error@-1 {{cannot convert value of type 'ListViewController' to specified type 'NavigationDestination<UIViewController>'}}
  }
}

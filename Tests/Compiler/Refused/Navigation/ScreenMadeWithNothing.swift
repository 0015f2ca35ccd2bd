import SwiftMVVMPattern
import UIKit

class ListViewController: UIViewController {}

@MainActor func list() -> NavigationDestination<UIViewController> {
  NavigationDestination { ListViewController() }
  // expected-error@-1 {{missing argument for parameter #1 in call}}
  // expected-error@-2 {{type '()' cannot conform to 'ViewModel'}}
  // expected-note@-3 {{only concrete types such as structs, enums and classes can conform to protocols}}
  // expected-note@-4 {{required by initializer 'init(_:_:)' where 'Model' = '()'}}
}

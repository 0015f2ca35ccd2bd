import SwiftMVVMPattern
import UIKit

class ListView: UIView, View {}

class ListViewController: UIViewController {
  init(_ view: ListView) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

@MainActor func list() -> NavigationDestination<UIViewController> {
  NavigationDestination(ListView(), ListViewController.init)
  // expected-error@-1 {{initializer 'init(_:_:)' requires that 'ListView' conform to 'ViewModel'}}
}

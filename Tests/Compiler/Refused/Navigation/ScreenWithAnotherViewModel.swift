import SwiftMVVMPattern
import UIKit

final class ListViewModel: ViewModel {}
final class DetailViewModel: ViewModel {}

class DetailViewController: UIViewController {
  init(viewModel: DetailViewModel) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

@MainActor func detail() -> NavigationDestination<UIViewController> {
  NavigationDestination(ListViewModel(), DetailViewController.init(viewModel:))
  // expected-error@-1 {{cannot convert value of type 'ListViewModel' to expected argument type 'DetailViewModel'}}
}

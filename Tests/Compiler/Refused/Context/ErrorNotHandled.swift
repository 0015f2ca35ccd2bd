import Library
import SwiftMVVMPattern
import UIKit

@MainActor func select(_ tableView: UITableView, _ indexPath: IndexPath) -> Contact {
  tableView.requireContext(at: indexPath)
  // expected-error@-1 {{call can throw, but it is not marked with 'try' and the error is not handled}}
}

import Library
import SwiftMVVMPattern
import UIKit

@MainActor func select(_ tableView: UITableView, _ indexPath: IndexPath) {
  let contact = tableView.context(at: indexPath)
  // expected-error@-1 {{generic parameter 'Entity' could not be inferred}}
  print(contact as Any)
}

import Library
import SwiftMVVMPattern
import UIKit

@MainActor func name(_ tableView: UITableView, _ indexPath: IndexPath) -> String? {
  let contact = tableView.context(at: indexPath)
  return contact?.name
  // expected-error@-1 {{value of type 'Any' has no member 'name'}}
  // expected-note@-2 {{cast 'Any' to 'AnyObject' or use 'as!' to force downcast to a more specific type to access members}}
}

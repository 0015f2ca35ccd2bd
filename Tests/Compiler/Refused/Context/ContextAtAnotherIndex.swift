import Library
import SwiftMVVMPattern
import UIKit

@MainActor func select(_ tableView: UITableView, _ row: Int) {
  _ = tableView.context(ofCell: ContactCell.self, at: row)
  // expected-error@-1 {{cannot convert value of type 'Int' to expected argument type 'IndexPath'}}
}

import Library
import SwiftMVVMPattern
import UIKit

@MainActor func select(_ tableView: UITableView, _ indexPath: IndexPath) {
  _ = tableView.context(ofCell: UITableViewCell.self, at: indexPath)
  // expected-error@-1 {{a cell must be Contextable to have a context}}
}

import Library
import SwiftMVVMPattern
import UIKit

nonisolated func entity(_ tableView: UITableView, _ indexPath: IndexPath) -> Contact? {
  tableView.context(ofCell: ContactCell.self, at: indexPath)
  // expected-error@-1 {{call to main actor-isolated instance method 'context(ofCell:at:)' in a synchronous nonisolated context}}
}

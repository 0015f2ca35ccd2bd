import Library
import SwiftMVVMPattern
import UIKit

@MainActor func name(_ tableView: UITableView, _ indexPath: IndexPath) -> Int? {
  tableView.context(ofCell: ContactCell.self, at: indexPath)
  // expected-error@-1 {{cannot convert return expression of type 'Contact?' to return type 'Int?'}}
  // expected-note@-2 {{arguments to generic parameter 'Wrapped' ('Contact' and 'Int') are expected to be equal}}
}

import Library
import SwiftMVVMPattern
import UIKit

@MainActor func select(_ tableView: UITableView, _ indexPath: IndexPath) throws {
  let contact = try tableView.requireContext(at: indexPath)
  // expected-error@-1 {{name the entity's type: requireContext(as: Contact.self, at: index)}}
  print(contact)
  if let contact = try tableView.requireContext(at: indexPath) as? Contact { print(contact) }
  // expected-error@-1 {{name the entity's type: requireContext(as: Contact.self, at: index)}}
}

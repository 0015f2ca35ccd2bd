// The container's methods, for a table and a collection.
import SwiftMVVMPattern
import UIKit

struct Contact: Hashable, Sendable {
  var name: String
}

class ContactCell: UITableViewCell, Contextable {
  var context: Contact?
}

class ContactTile: UICollectionViewCell, Contextable {
  var context: Contact?
}

class ListViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = tableView.context(ofCell: ContactCell.self, at: indexPath) else { return }
    print(contact.name)
  }

  func byEntity(_ indexPath: IndexPath) -> Contact? { tableView.context(at: indexPath) }
  func byEntityNamed(_ indexPath: IndexPath) -> String? { tableView.context(as: Contact.self, at: indexPath)?.name }
  func byCast(_ indexPath: IndexPath) -> String? {
    guard let contact = tableView.context(at: indexPath) as? Contact else { return nil }
    return contact.name
  }
  func asAny(_ indexPath: IndexPath) -> Any? { tableView.context(at: indexPath) }

  func required(_ indexPath: IndexPath) throws(ContextError) -> Contact {
    try tableView.requireContext(at: indexPath)
  }

  func reason(_ indexPath: IndexPath) -> String {
    do {
      return try tableView.requireContext(as: Contact.self, at: indexPath).name
    } catch {
      switch error.found {
      case .noCell: return "gone"
      case .otherCell(let type), .emptyCell(let type), .context(let type): return type
      }
    }
  }
}

class GridViewController: UIViewController, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let contact = collectionView.context(ofCell: ContactTile.self, at: indexPath) else { return }
    print(contact.name)
  }
}

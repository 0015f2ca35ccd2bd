// Rows that UIListContentConfiguration or UIHostingConfiguration draws, in a table and a collection.
import SwiftMVVMPattern
import SwiftUI
import UIKit

struct Contact: Hashable, Sendable {
  var name: String
}

protocol Named {}
extension Contact: Named {}

class ContactsViewController: UITableViewController {
  let contexts = CellContexts<Contact>()
  var contacts: [Contact] = []

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = contacts[indexPath.row].name
    cell.contentConfiguration = content
    contexts[cell] = contacts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = contexts.context(at: indexPath, in: tableView) else { return }
    print(contact.name)
  }
}

class GridViewController: UICollectionViewController {
  private let contexts = CellContexts<any Named>()

  private lazy var list = UICollectionView.CellRegistration<UICollectionViewListCell, Contact> {
    [contexts] cell, _, contact in
    cell.contentConfiguration = cell.defaultContentConfiguration()
    contexts[cell] = contact
  }

  private lazy var hosted = UICollectionView.CellRegistration<UICollectionViewCell, Contact> {
    [contexts] cell, _, contact in
    cell.contentConfiguration = UIHostingConfiguration { Text(contact.name) }
    contexts[cell] = contact
  }

  private lazy var loading = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    [contexts] cell, _, text in
    cell.contentConfiguration = UIHostingConfiguration { Text(text) }
    contexts[cell] = nil
  }

  func cell(_ contact: Contact, isHosted: Bool, at indexPath: IndexPath) -> UICollectionViewCell {
    isHosted
      ? collectionView.dequeueConfiguredReusableCell(using: hosted, for: indexPath, item: contact)
      : collectionView.dequeueConfiguredReusableCell(using: list, for: indexPath, item: contact)
  }

  func loadingCell(at indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: loading, for: indexPath, item: "Loading")
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let named: (any Named)? = contexts.context(at: indexPath, in: collectionView)
    print(named as Any)
  }
}

/// An app's own container; the cells are any objects.
final class Rack: CellContainer {
  final class Slot {}
  var slots = [Slot()]
  let contexts = CellContexts<Any>()
  func visibleCell(at index: Int) -> Slot? { slots.indices.contains(index) ? slots[index] : nil }
  func chosen(_ index: Int) -> Contact? { contexts.context(at: index, in: self) as? Contact }
}

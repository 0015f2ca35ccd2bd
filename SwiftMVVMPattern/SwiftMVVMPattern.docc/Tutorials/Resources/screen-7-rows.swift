import SwiftMVVMPattern
import UIKit

final class ContactsScreen: UITableViewController, ViewModelHolder {
  let viewModel = ContactsViewModel()
  private let presenter = Presenter<ContactRow, Contact> { row, contact in
    row.textLabel?.text = contact.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactRow.self, forCellReuseIdentifier: "Contact")
    viewModel.onChange = { [weak self] in self?.tableView.reloadData() }
    viewModel.load()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.contacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    if let row = cell as? ContactRow {
      presenter.update(view: row, with: viewModel.contacts[indexPath.row])
    }
    return cell
  }
}

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
}

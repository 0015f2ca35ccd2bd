import SwiftMVVMPattern
import UIKit

final class ContactsScreen: UITableViewController, ViewModelHolder {
  let viewModel = ContactsViewModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactRow.self, forCellReuseIdentifier: "Contact")
    viewModel.onChange = { [weak self] in self?.tableView.reloadData() }
    viewModel.load()
  }
}

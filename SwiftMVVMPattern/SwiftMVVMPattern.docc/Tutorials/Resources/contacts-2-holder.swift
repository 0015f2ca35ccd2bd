import SwiftMVVMPattern
import UIKit

class ContactsViewController: UITableViewController, ViewModelHolder {
  let viewModel = ContactsViewModel(book: .shared)
  let countLabel = CountLabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "Contact")
    tableView.tableHeaderView = countLabel
    viewModel.onChange = { [weak self] in
      self?.countLabel.text = self?.viewModel.summary
      self?.tableView.reloadData()
    }
    viewModel.load()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.contacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    cell.textLabel?.text = viewModel.contacts[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(ContactViewController(contact: viewModel.contacts[indexPath.row]), sender: self)
  }
}

import UIKit

class ContactsViewController: UITableViewController {
  var contacts: [Contact] = []
  let countLabel = CountLabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "Contact")
    tableView.tableHeaderView = countLabel
    AddressBook.shared.load { contacts in
      self.contacts = contacts.sorted { $0.name < $1.name }
      self.countLabel.text = contacts.isEmpty ? "No contacts" : "\(contacts.count) contacts"
      self.tableView.reloadData()
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    contacts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    cell.textLabel?.text = contacts[indexPath.row].name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(ContactViewController(contact: contacts[indexPath.row]), sender: self)
  }
}

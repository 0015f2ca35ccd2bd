import SwiftMVVMPattern
import UIKit

class ContactsViewController: UITableViewController, ViewModelBinder, Presentable {
  @ObservedViewModel var viewModel: ContactsViewModel? = ContactsViewModel(book: .shared)
  var presenter: Presenter<CountLabel, ContactsViewModel>? = SummaryPresenter()
  private weak var observed: ContactsViewModel?
  let countLabel = CountLabel(frame: CGRect(x: 0, y: 0, width: 320, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(ContactCell.self, forCellReuseIdentifier: "Contact")
    tableView.tableHeaderView = countLabel
    bind()
  }

  func bind(to viewModel: ContactsViewModel?) {
    observed?.onChange = nil
    observed = viewModel
    viewModel?.onChange = { [weak self] in self?.show() }
    viewModel?.load()
    show()
  }

  private func show() {
    if viewModel == nil { countLabel.text = nil } else { presentViewModel(in: countLabel) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel?.contacts.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    let contact = viewModel?.contacts[indexPath.row]
    (cell as? ContactCell)?.context = contact
    cell.textLabel?.text = contact?.name
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = tableView.context(ofCell: ContactCell.self, at: indexPath) else { return }
    show(ContactViewController(contact: contact), sender: self)
  }
}

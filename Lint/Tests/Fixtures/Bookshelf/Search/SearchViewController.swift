import SwiftMVVMPattern
import UIKit

final class SearchViewController: UITableViewController, ViewModelBinder {
  @ObservedViewModel var viewModel: SearchViewModel?

  override func viewDidLoad() {
    super.viewDidLoad()
    bind()
  }

  func bind(to viewModel: SearchViewModel?) {
    viewModel?.onChange = { [weak self] in self?.tableView.reloadData() }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel?.books.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    let book = viewModel?.books[indexPath.row]
    (cell as? SearchCell)?.context = book
    cell.textLabel?.text = book?.title
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let book = tableView.context(ofCell: SearchCell.self, at: indexPath) else { return }
    show(BookViewController(book), sender: self)
  }
}

import Combine
import SwiftMVVMPattern
import UIKit

final class ShelfViewController: UITableViewController, ViewModelHolder, ShelfViewModelDelegate {
  var viewModel: ShelfViewModel?
  private var subscriptions: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel?.delegate = self
    viewModel?.$books
      .receive(on: DispatchQueue.main)
      .sink { books in
        self.title = "\(books.count) books"
        self.tableView.reloadData()
      }
      .store(in: &subscriptions)
    viewModel?.load()
  }

  func shelfDidChange() {
    refreshControl?.endRefreshing()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel?.books.count ?? 0
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
    if let cell = cell as? ShelfCell, let viewModel {
      cell.bind(to: viewModel.row(of: viewModel.books[indexPath.row]))
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let book = viewModel?.books[indexPath.row] else { return }
    show(BookViewController(book), sender: self)
  }

  func watch() {
    Task {
      for await _ in NotificationCenter.default.notifications(named: .init("shelf did change")) {
        self.tableView.reloadData()
      }
    }
  }
}

import Combine
import SwiftMVVMPattern
import UIKit

/// A row of the shelf. It is reused for other books and still observes the previous ones.
final class ShelfCell: UITableViewCell, View {
  private var subscriptions: Set<AnyCancellable> = []

  func bind(to viewModel: BookRowViewModel) {
    viewModel.$title
      .sink { [weak self] title in self?.textLabel?.text = title }
      .store(in: &subscriptions)
  }
}
